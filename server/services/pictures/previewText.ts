import type { OverlayOptions, Sharp } from "sharp";
import { previewLetters } from "../../../client/content/generated/previewLetters.ts";
import { theme } from "../../../client/content/theme.ts";
import { previewSize } from "../../../client/shared/articleBody.ts";
import { loadSharp } from "./library.ts";

const { height, letters, png } = previewLetters;

/** Pixels around the text, and its band's opacity, out of 255. */
const padding = 36;
const veil = 214;

let strip: Promise<{ data: Buffer; width: number }> | undefined;

async function readStrip() {
  const sharp = await loadSharp();
  const { data, info } = await sharp(Buffer.from(png, "base64"))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

const rgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** @returns a line of text as pixels, without the characters that have no letter */
async function lineOf(text: string, colour: string): Promise<OverlayOptions["input"] & object> {
  strip ??= readStrip();
  const { data, width: stripWidth } = await strip;
  const places = [...text].flatMap((character) => (letters[character] ? [letters[character]] : []));
  const width = Math.max(
    1,
    places.reduce((sum, [, wide]) => sum + wide, 0),
  );
  const pixels = Buffer.alloc(width * height * 4);
  const [red = 0, green = 0, blue = 0] = rgb(colour);
  let at = 0;
  for (const [left, wide] of places) {
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < wide; x += 1) {
        const to = (y * width + at + x) * 4;
        pixels.set([red, green, blue, data[y * stripWidth + left + x] ?? 0], to);
      }
    at += wide;
  }
  const sharp = await loadSharp();
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/**
 * @param lines a name, and a price if it has one
 * @returns the JPEG for messengers, with the lines on a band at its lower edge
 */
export async function withText(
  picture: Sharp,
  lines: readonly string[],
  front: OverlayOptions[] = [],
): Promise<Buffer> {
  const [dark, light, accent] = [theme.colors.dark, theme.colors.light, theme.colors.accentOnDark];
  const [red = 0, green = 0, blue = 0] = rgb(dark);
  const high = lines.length * height + padding;
  const band: OverlayOptions = {
    input: {
      create: {
        width: previewSize.width,
        height: high,
        channels: 4,
        background: { r: red, g: green, b: blue, alpha: veil / 255 },
      },
    },
    top: previewSize.height - high,
    left: 0,
  };
  const words = await Promise.all(
    lines.map(async (line, index) => ({
      input: await lineOf(line, index ? accent : light),
      top: previewSize.height - high + padding / 2 + index * height,
      left: 2 * padding,
    })),
  );
  return picture
    .composite([...front, ...(lines.length > 0 ? [band, ...(words as OverlayOptions[])] : [])])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
