/** A picture of an article. Its file names contain its hash. */
export interface PressPicture {
  hash: string;
  /** Pixels of its largest file. */
  width: number;
  height: number;
  /** Alternative text. */
  alt: string;
  caption?: string;
}

/** Part of a line: text, or a link. */
export type Inline = string | { text: string; href: string };

/** A block of an article's text. */
export type Block<Picture = PressPicture> =
  | { kind: "paragraph"; parts: Inline[] }
  | { kind: "heading"; level: 2 | 3; text: string }
  | { kind: "picture"; picture: Picture };

/** @returns the words of a block, without its markup */
export function blockText(block: Block): string {
  if (block.kind === "heading") return block.text;
  if (block.kind === "picture") return block.picture.caption ?? "";
  return block.parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/** Widths in pixels. */
const ladder = [320, 640, 1040, 1600];
export const widestPicture = 1600;

/** The format of a picture's hash. */
export const pictureHash = /^[0-9a-f]{32}$/;

/** @returns the widths of a picture's files, ascending */
export const pictureWidths = (width: number): number[] => [...ladder.filter((step) => step < width), width];

/** Size of the preview image for other sites and messengers. */
export const previewSize = { width: 1200, height: 630 } as const;

export const pictureAddress = (hash: string) => `/uploads/${hash}`;
export const pictureFile = (hash: string, width: number, format: "avif" | "webp") =>
  `${pictureAddress(hash)}-${width}.${format}`;
/** @param picture a picture of the site, by its name */
export const pagePreviewFile = (picture: string) => `/previews/${picture}.jpg`;
export const previewFile = (hash: string) => `${pictureAddress(hash)}-preview.jpg`;
