/** The largest part of a master that has this aspect ratio (width / height). */
export interface Crop {
  ratio: number;
  /** Where the part lies: 0 is the left or top edge, 1 the right or bottom one. The middle if left out. */
  at?: readonly [x: number, y: number];
  /** 2 shows a part half as wide. */
  zoom?: number;
}

export interface Cut {
  /** The master's name; the picture's own if left out. */
  master?: string;
  /** All of the master if left out. */
  crop?: Crop;
  /** Widths in pixels, two or more. Those wider than the cut are left out: nothing is ever enlarged. */
  widths: readonly [number, number, ...number[]];
  /** What must stay in sight where a box is flatter than the picture, in shares from the upper left. The box decides if left out. */
  focus?: readonly [x: number, y: number];
  /** AVIF quality, 45 unless a picture needs another; WebP and JPEG follow it. */
  quality?: number;
}
