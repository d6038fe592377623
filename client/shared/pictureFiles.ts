/**
 * The files of a picture besides AVIF in all widths: WebP in two widths for the few browsers without AVIF, and one JPEG
 * for everything else. art/pictures.ts creates them by the same rule.
 */
export type PictureFormat = "avif" | "webp" | "jpg";

export function fileWidths(widths: readonly number[], format: PictureFormat): readonly number[] {
  const largest = widths.at(-1) ?? 0;
  const medium = widths.find((width) => width >= 800) ?? largest;
  if (format === "avif") return widths;
  return format === "webp" && largest !== medium ? [medium, largest] : [medium];
}
