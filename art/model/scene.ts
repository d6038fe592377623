/** Runs in the browser opened by art/model/camera.ts: the model by the hour, without a page. */

import { readCity } from "../../client/complex3d/city.ts";
import { daylightAt } from "../../client/complex3d/daylight.ts";
import { openContext } from "../../client/complex3d/gl/device.ts";
import { normalized, plus } from "../../client/complex3d/gl/matrix.ts";
import { type Quality, Renderer } from "../../client/complex3d/gl/renderer.ts";
import { homeAt } from "../../client/complex3d/homes.ts";
import { Stage } from "../../client/complex3d/stage.ts";
import type { RenderedMap } from "../../client/shared/complexContent.ts";

export interface Shot {
  hour: number;
  /** The home from whose living room the view is; without one the whole model is shown. */
  home?: string;
  /** Shows the whole model, with this home marked. */
  marked?: string;
}

export interface MapShot extends Pick<RenderedMap, "size" | "camera"> {
  hour: number;
}

/** From here, in metres, haze begins: the town is clear, and the hills fade. */
const clear = 2600;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;

let stage: Stage | undefined;
let finished: () => void = () => undefined;

Object.assign(window, {
  /** @param city the surroundings' file, in base64 */
  begin(city: string, width: number, height: number, quality: Quality) {
    const canvas = document.createElement("canvas");
    Object.assign(canvas.style, { display: "block", width: `${width}px`, height: `${height}px` });
    document.body.replaceChildren(canvas);
    stage = new Stage({
      canvas,
      city: bytesOf(city),
      hour: 12,
      quality,
      pixelRatio: 1,
      maxPixels: Number.POSITIVE_INFINITY,
      calm: true,
      onState: ({ still }) => still && finished(),
      onContextLost: () => {
        throw new Error("The WebGL context is lost");
      },
    });
  },
  /** @returns the finished image as a PNG data URL */
  async take({ hour, home, marked }: Shot): Promise<string> {
    if (!stage) throw new Error("Nothing has begun");
    const drawn = new Promise<void>((resolve) => {
      finished = resolve;
    });
    stage.setHour(hour);
    const chosen = homeAt(home ?? marked);
    stage.choose(chosen);
    if (home && chosen) await stage.enter(chosen);
    else if (stage.mode === "window") await stage.leave();
    else await (chosen ? stage.showChosen() : stage.flyHome());
    await drawn;
    return document.querySelector("canvas")?.toDataURL("image/png") ?? "";
  },
  /**
   * @param city as in `begin`, which it doesn't need
   * @returns the town from a map's camera, finished, as a PNG data URL
   */
  map(city: string, { size: [width, height], camera, hour }: MapShot, quality: Quality): string {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const renderer = new Renderer(openContext(canvas), readCity(bytesOf(city)), quality);
    renderer.resize(width, height);
    renderer.setLight(daylightAt(hour));
    const { at, to, lens } = camera;
    const fieldOfView = 2 * Math.atan((18 * height) / width / lens);
    const place = { eye: at, way: normalized(plus(to, at, -1)), fieldOfView, shift: [0, 0], near: 25 } as const;
    for (let frame = 0; frame < quality.frames; frame += 1)
      renderer.draw({ ...place, clear, focus: [0, 0, 40], reach: 300, indoors: false }, frame);
    return canvas.toDataURL("image/png");
  },
});
