import type { StageOptions } from "../../model/stage.ts";

export interface DeviceFacts {
  /** Not wider than a phone, in whichever way it is held. */
  narrow: boolean;
  /** In GB, as browsers tell it. */
  memory: number;
  pixelRatio: number;
  /** Of the stage, in the page's pixels. */
  area: number;
  /** No graphics card. */
  software: boolean;
}

export type Fineness = Pick<StageOptions, "quality" | "pixelRatio" | "maxPixels">;

/** For tests and for machines that an address asks it for. */
export const least: Fineness = {
  pixelRatio: 0.4,
  maxPixels: 1_000_000,
  quality: { shadow: 256, dome: 16, frames: 1, samples: 0, mirror: 0 },
};

/** Pixels that multisampling may be paid for: on light in half floats it takes 48 bytes for each. */
const mostSampled = 1_000_000;

/**
 * How finely a device draws: decided before the first frame, so that nothing changes under the visitor's eyes. Measured
 * in what a frame costs: the picture's pixels, the shadows' and, for a still, the number of frames.
 */
export function finenessOf({ narrow, memory, pixelRatio, area, software }: DeviceFacts): Fineness {
  if (software)
    return {
      pixelRatio: Math.min(pixelRatio, narrow ? 1 : 0.75),
      maxPixels: 500_000,
      quality: { shadow: 1024, dome: 256, frames: 6, samples: 0, mirror: 0.35 },
    };
  const weak = memory <= 2;
  const ratio = Math.min(pixelRatio, weak ? 1.25 : narrow ? 1.6 : 1.75);
  // A still smooths its own edges; only where pixels are large does motion need more than one sample.
  const samples = ratio <= 1.25 && !narrow && !weak && area * ratio ** 2 <= mostSampled ? 4 : 0;
  return {
    pixelRatio: ratio,
    maxPixels: samples > 0 ? mostSampled : weak ? 600_000 : narrow ? 900_000 : 2_000_000,
    quality: {
      shadow: weak ? 1024 : 2048,
      dome: weak ? 512 : 1024,
      frames: weak ? 12 : narrow ? 24 : 40,
      samples,
      mirror: narrow ? 0.35 : 0.5,
    },
  };
}
