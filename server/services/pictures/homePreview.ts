import { previewSize } from "../../../client/shared/articleBody.ts";
import { loadSharp } from "./library.ts";
import { withText } from "./previewText.ts";

/** Pixels: twice the still's size. */
const height = 576;

/**
 * @param still the file of a window's view
 * @param lines the home's name, and its price while it is for sale
 * @returns a JPEG for messengers: the view, on itself blurred, since it is much smaller than a preview
 */
export async function homePreview(still: string, lines: readonly string[]): Promise<Buffer> {
  const sharp = await loadSharp();
  const front = await sharp(still).resize({ height }).png().toBuffer();
  const back = sharp(still)
    .resize({ ...previewSize, fit: "cover" })
    .blur(24)
    .modulate({ brightness: 0.7 });
  return withText(back, lines, [{ input: front }]);
}
