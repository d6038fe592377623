/**
 * Which files exist of a picture, beyond AVIF in all of its widths: WebP, for the few browsers without AVIF, in two,
 * and one JPEG for everything else. art/pictures.ts makes them by the same rule.
 */
export type PictureFormat = "avif" | "webp" | "jpg";

export function fileWidths(widths: readonly number[], format: PictureFormat): readonly number[] {
  const largest = widths.at(-1) ?? 0;
  const medium = widths.find((width) => width >= 800) ?? largest;
  if (format === "avif") return widths;
  return format === "webp" && largest !== medium ? [medium, largest] : [medium];
}
