// Generated from art/pictures.ts: change the table there and run "node --import tsx art/pictures.ts".

/** A picture in public/pictures: `${base}-${width}.avif`, `.webp` and `.jpg` exist for each of its widths. */
export interface Picture {
  /** Size in pixels of the picture before scaling: its aspect ratio. */
  width: number;
  height: number;
  widths: readonly number[];
  base: string;
}

export const pictures = {
  hero: { width: 1920, height: 1064, widths: [480, 960, 1440, 1920], base: "/pictures/hero-59f43cc2" },
  heroPortrait: { width: 800, height: 1064, widths: [390, 585, 800], base: "/pictures/heroPortrait-830f75f0" },
  duskShore: { width: 1400, height: 788, widths: [480, 960, 1400], base: "/pictures/duskShore-d1973f30" },
  aerial: { width: 1600, height: 810, widths: [480, 960, 1600], base: "/pictures/aerial-bc3a5626" },
  clay: { width: 1120, height: 544, widths: [480, 800, 1120], base: "/pictures/clay-ee62f8ec" },
  sitePlan: { width: 1200, height: 800, widths: [480, 800, 1200], base: "/pictures/sitePlan-bbc3346d" },
  living: { width: 1280, height: 720, widths: [480, 960, 1280], base: "/pictures/living-5e87795a" },
  panorama: { width: 2048, height: 1024, widths: [1024, 2048], base: "/pictures/panorama-179ac75c" },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
