import { previewSize } from "../../../client/shared/articleBody.ts";
import { loadSharp } from "./library.ts";

/**
 * @param file a picture of the site, as AVIF
 * @returns a JPEG of it for messengers
 */
export async function pagePreview(file: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(file)
    .resize({ ...previewSize, fit: "cover" })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
