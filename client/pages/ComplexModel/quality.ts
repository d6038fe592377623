import type { StageOptions } from "../../complex3d/stage.ts";

export interface DeviceFacts {
  /** Whether the screen is a phone's, in any orientation. */
  narrow: boolean;
  /** In GB, as reported by the browser. */
  memory: number;
  pixelRatio: number;
  /** Area of the stage in CSS pixels. */
  area: number;
  /** Whether rendering is in software. */
  software: boolean;
}

type StageQuality = Pick<StageOptions, "quality" | "pixelRatio" | "maxPixels">;

/** For tests, and for machines whose URL requests it. */
export const lowestQuality: StageQuality = {
  pixelRatio: 0.4,
  maxPixels: 1_000_000,
  quality: { shadow: 256, dome: 16, frames: 1, samples: 0, mirror: 0 },
};

/** Maximum number of pixels with multisampling, which takes 48 bytes per pixel with half floats. */
const maxSampled = 1_000_000;

/**
 * The quality for a device, decided before the first frame, so that it doesn't change visibly. Limits the cost of a
 * frame: the pixels of the image and the shadows and, for a still, the number of frames.
 */
export function stageQualityFor({ narrow, memory, pixelRatio, area, software }: DeviceFacts): StageQuality {
  if (software)
    return {
      pixelRatio: Math.min(pixelRatio, narrow ? 1 : 0.75),
      maxPixels: 500_000,
      quality: { shadow: 1024, dome: 256, frames: 6, samples: 0, mirror: 0.35 },
    };
  const weak = memory <= 2;
  const ratio = Math.min(pixelRatio, weak ? 1.25 : narrow ? 1.6 : 1.75);
  // A still is anti-aliased by averaging; motion needs multisampling only where pixels are large.
  const samples = ratio <= 1.25 && !narrow && !weak && area * ratio ** 2 <= maxSampled ? 4 : 0;
  return {
    pixelRatio: ratio,
    maxPixels: samples > 0 ? maxSampled : weak ? 600_000 : narrow ? 900_000 : 2_000_000,
    quality: {
      shadow: weak ? 1024 : 2048,
      dome: weak ? 512 : 1024,
      frames: weak ? 12 : narrow ? 24 : 40,
      samples,
      mirror: narrow ? 0.35 : 0.5,
    },
  };
}
