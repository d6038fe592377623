import type { Stage, StageOptions } from "../../model/stage.ts";

type Needed = Pick<StageOptions, "canvas" | "hour" | "onState">;

interface Device {
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}

/**
 * How finely a device draws: decided before the first frame, so that nothing changes under the visitor's eyes. Measured
 * in what a frame costs: the picture's pixels, the shadows' and, for a still, the number of frames.
 */
function settings(narrow: boolean): Pick<StageOptions, "quality" | "pixelRatio" | "calm"> {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const { deviceMemory = 8 } = navigator as Device;
  // An address may ask for little: for old machines, and for those without a graphics card.
  if (new URLSearchParams(location.search).get("quality") === "low")
    return { calm: true, pixelRatio: 0.4, quality: { shadow: 256, dome: 16, frames: 1, samples: 0, mirror: 0 } };
  const weak = deviceMemory <= 2;
  const pixelRatio = Math.min(devicePixelRatio, weak ? 1.25 : narrow ? 1.6 : 1.75);
  return {
    calm,
    pixelRatio,
    quality: {
      shadow: weak ? 1024 : 2048,
      dome: weak ? 512 : 1024,
      frames: weak ? 12 : narrow ? 24 : 40,
      // A still smooths its own edges; only where pixels are large does motion need more than one sample.
      samples: pixelRatio <= 1.25 && !narrow ? 4 : 0,
      mirror: narrow ? 0.35 : 0.5,
    },
  };
}

/**
 * Fetches the model's code and its surroundings side by side, and begins to draw.
 * @throws Error where code or data don't come, or the device can't draw
 */
export async function openStage(needed: Needed): Promise<Stage> {
  const surroundings = import("../../model/cityFile.ts")
    .then(({ cityFile }) => fetch(cityFile))
    .then((answer) => {
      if (!answer.ok) throw new Error("The surroundings didn't come");
      return answer.arrayBuffer();
    });
  const [{ Stage }, city] = await Promise.all([import("../../model/stage.ts"), surroundings]);
  const narrow = matchMedia("(max-width: 900px)").matches;
  return new Stage({ ...needed, city, ...settings(narrow) });
}
