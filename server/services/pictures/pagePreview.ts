import { previewSize } from "../../../client/shared/articleBody.ts";
import { loadSharp } from "./library.ts";
import { withText } from "./previewText.ts";

/**
 * @param file a picture of the site, as AVIF
 * @param lines what stands on it
 * @returns a JPEG of it for messengers
 */
export async function pagePreview(file: string, lines: readonly string[]): Promise<Buffer> {
  const sharp = await loadSharp();
  return withText(sharp(file).resize({ ...previewSize, fit: "cover" }), lines);
}
