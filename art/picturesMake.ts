/** Creates the files of one picture. */
import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { fileWidths, type PictureFormat } from "../client/shared/pictureFiles.ts";

/** @returns left, top, width and height of the visible part, in pixels of a master of that size; may be fractions */
export type Region = (width: number, height: number) => readonly [number, number, number, number];

interface Task {
  name: string;
  master: URL;
  region: Region;
  widths: readonly number[];
  quality?: number | undefined;
  focus?: readonly [x: number, y: number] | undefined;
}

export interface Made {
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
  base: string;
  files: string[];
  focus: readonly [x: number, y: number] | undefined;
  /** Mean colour of the upper and of the lower half: red, green and blue, 0 to 255. */
  tones: readonly [readonly number[], readonly number[]];
}

/** Increment it when an encoder's settings change, so that the files get new names. */
const encoderVersion = "3";

const encoders: Record<PictureFormat, (image: Sharp, quality: number) => Sharp> = {
  // Effort 6 takes ten times as long as effort 2, once, for a fifth fewer bytes at the same quality.
  avif: (image, quality) => image.avif({ quality, effort: 6, chromaSubsampling: "4:2:0" }),
  webp: (image, quality) => image.webp({ quality: quality + 27, effort: 4, smartSubsample: true }),
  jpg: (image, quality) => image.jpeg({ quality: quality + 27, mozjpeg: true }),
};

/**
 * @param folder where the files go
 * @param present names of existing files, which are not created again
 */
export async function makePicture(
  { name, master, region, widths: wanted, quality = 45, focus }: Task,
  folder: URL,
  present: ReadonlySet<string>,
  log: (line: string) => void,
): Promise<Made> {
  const source = await readFile(master);
  const size = await sharp(source).metadata();
  const [left = 0, top = 0, width = 0, height = 0] = region(size.width, size.height).map(Math.round);
  const hash = createHash("sha256")
    .update(source)
    .update(JSON.stringify([left, top, width, height, quality, encoderVersion]))
    .digest("hex")
    .slice(0, 8);
  const widths = wanted.filter((candidate) => candidate <= width);
  const files: string[] = [];
  for (const [format, encode] of Object.entries(encoders) as [PictureFormat, (typeof encoders)["avif"]][]) {
    for (const target of fileWidths(widths, format)) {
      const file = `${name}-${hash}-${target}.${format}`;
      files.push(file);
      if (present.has(file)) continue;
      const image = sharp(source).extract({ left, top, width, height }).resize({ width: target, kernel: "lanczos3" });
      const bytes = await encode(image, quality).toBuffer();
      // Written under a temporary name, so that an interrupted run leaves no incomplete picture.
      await writeFile(new URL(`${file}.part`, folder), bytes);
      await rename(new URL(`${file}.part`, folder), new URL(file, folder));
      log(`${file} ${(bytes.length / 1000).toFixed(1)} kB`);
    }
  }
  const halves = await sharp(source)
    .extract({ left, top, width, height })
    .resize(1, 2, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
  const tones = [[...halves.subarray(0, 3)], [...halves.subarray(3, 6)]] as const;
  return { name, width, height, widths, base: `/pictures/${name}-${hash}`, files, focus, tones };
}
