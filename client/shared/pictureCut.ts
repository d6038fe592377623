/** The largest part of a master that has this aspect ratio (width / height). */
export interface Crop {
  ratio: number;
  /** Position of the part: 0 is the left or top edge, 1 the right or bottom one. Centred by default. */
  at?: readonly [x: number, y: number];
  /** 2 shows a part half as wide. */
  zoom?: number;
}

export interface Cut {
  /** The master's name; by default the picture's own. */
  master?: string;
  /** The whole master by default. */
  crop?: Crop;
  /** Widths in pixels, two or more. Those wider than the crop are omitted: nothing is upscaled. */
  widths: readonly [number, number, ...number[]];
  /**
   * The focal point when a box is flatter than the picture, in fractions from the upper left. By default the box
   * decides.
   */
  focus?: readonly [x: number, y: number];
  /** AVIF quality, by default 45; WebP and JPEG follow it. */
  quality?: number;
}
