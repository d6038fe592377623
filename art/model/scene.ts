/** Runs in the browser opened by art/model/camera.ts: the model by the hour, without a page. */

import type { Quality } from "../../client/complex3d/gl/renderer.ts";
import { homeAt } from "../../client/complex3d/homes.ts";
import { Stage } from "../../client/complex3d/stage.ts";

export interface Shot {
  hour: number;
  /** The home from whose living room the view is; without one the whole model is shown. */
  home?: string;
  /** Shows the whole model, with this home marked. */
  marked?: string;
}

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
      city: Uint8Array.from(atob(city), (letter) => letter.charCodeAt(0)).buffer,
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
});
