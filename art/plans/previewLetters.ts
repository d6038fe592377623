import sharp from "sharp";
import { complexModel } from "../../client/complex/plans/complexModel.ts";
import { createLettering, widthOf } from "./lettering.ts";

/** Words that stand in preview pictures beside names and figures: server/services/pictures/previewText.ts. */
const words = "0123456789, 동호억만원부터분양가계약완료";

/** Pixels: of a letter, and of the strip. */
const size = 64;
const height = 84;
const baseline = 64;

/** @returns the file of letters that the server puts into preview pictures: its libvips reads no drawings */
export async function previewLettersFile(): Promise<string> {
  const characters = [...new Set([...words, ...complexModel.types.flatMap(({ label }) => [...label])])];
  const lettering = createLettering();
  const letters: Record<string, [left: number, width: number]> = {};
  let left = 0;
  const drawn = characters.map((character) => {
    const width = Math.ceil(widthOf(character, size, 600));
    letters[character] = [left, width];
    left += width + 2;
    return lettering.text(character, left - width - 2, baseline, { size, weight: 600, fill: "#fff" });
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${left}" height="${height}"><rect width="${left}" height="${height}"/>${lettering.definitions()}${drawn.join("")}</svg>`;
  const png = await sharp(Buffer.from(svg)).greyscale().png({ compressionLevel: 9 }).toBuffer();
  return `// Written by art/plans/draw.ts.
/** Letters side by side, white on black, in a picture of this height: where each begins, and how wide it is. */
export const previewLetters: {
  height: number;
  letters: Readonly<Record<string, readonly [left: number, width: number]>>;
  png: string;
} = {
  height: ${height},
  letters: ${JSON.stringify(letters)},
  png: "${png.toString("base64")}",
};
`;
}
