/**
 * Which files exist of a picture, beyond AVIF in all of its widths: WebP, for the few browsers without AVIF, in two,
 * and one JPEG for everything else. art/pictures.ts makes them by the same rule.
 */
export type PictureFormat = "avif" | "webp" | "jpg";

export function fileWidths(widths: readonly number[], format: PictureFormat): readonly number[] {
  const [, medium = 0] = widths;
  const largest = widths.at(-1) ?? medium;
  if (format === "avif") return widths;
  return format === "webp" && largest !== medium ? [medium, largest] : [medium];
}
