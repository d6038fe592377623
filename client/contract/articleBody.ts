/** A picture of an article. Its files are found by its hash. */
export interface PressPicture {
  hash: string;
  /** Pixels of its largest file. */
  width: number;
  height: number;
  /** What it shows, for those who don't see it. */
  alt: string;
  caption?: string;
}

/** A piece of a line: text, or a link. */
export type Inline = string | { text: string; href: string };

/** What an article's text is made of. */
export type Block<Picture = PressPicture> =
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "picture"; picture: Picture };

/** Pixels: no file is wider. */
const ladder = [320, 640, 1040, 1600];
export const widestPicture = 1600;

/** What a picture's hash looks like. */
export const pictureHash = /^[0-9a-f]{32}$/;

/** @returns the widths that there are files of, the smallest first */
export const pictureWidths = (width: number): number[] => [...ladder.filter((step) => step < width), width];

/** Size of the picture that other sites and messengers show of an article. */
export const previewSize = { width: 1200, height: 630 } as const;

export const pictureAddress = (hash: string) => `/uploads/${hash}`;
export const pictureFile = (hash: string, width: number, format: "avif" | "webp") =>
  `${pictureAddress(hash)}-${width}.${format}`;
export const previewFile = (hash: string) => `${pictureAddress(hash)}-preview.jpg`;
