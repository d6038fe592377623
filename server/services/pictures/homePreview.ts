import { previewSize } from "../../../client/shared/articleBody.ts";
import { loadSharp } from "./library.ts";

/** Pixels: twice the still's size. */
const height = 576;

/**
 * @param still the file of a window's view
 * @returns a JPEG for messengers: the view, on itself blurred, since it is much smaller than a preview
 */
export async function homePreview(still: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const front = await sharp(still).resize({ height }).png().toBuffer();
  return sharp(still)
    .resize({ ...previewSize, fit: "cover" })
    .blur(24)
    .modulate({ brightness: 0.7 })
    .composite([{ input: front }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
