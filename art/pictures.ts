/**
 * Cuts the renders into the pictures that the site delivers, and writes the manifest that pages read.
 * Run it again after changing a render or the table below: what is up to date is kept, what is stale is removed.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";

/** Fractions of the render: left, top, width, height. */
type Crop = readonly [left: number, top: number, width: number, height: number];

interface Cut {
  render: string;
  crop: Crop;
  /** Widths wanted. Those wider than the crop are left out: nothing is ever enlarged. */
  widths: readonly number[];
  /** AVIF quality, 50 unless a picture needs another. */
  quality?: number;
}

const whole: Crop = [0, 0, 1, 1];

const cuts: Record<string, Cut> = {
  hero: { render: "hero_dusk", crop: [0, 0, 1, 0.985], widths: [480, 960, 1440, 1920] },
  heroPortrait: { render: "hero_dusk", crop: [44 / 1920, 0, 800 / 1920, 0.985], widths: [390, 585, 800] },
  duskShore: { render: "hero_dusk", crop: [300 / 1920, 276 / 1080, 1400 / 1920, 788 / 1080], widths: [480, 960, 1400] },
  aerial: { render: "day_aerial", crop: [0, 0.1, 1, 0.9], widths: [480, 960, 1600] },
  clay: { render: "clay", crop: [0, 0.15, 1, 0.85], widths: [480, 800, 1120] },
  sitePlan: { render: "plan", crop: whole, widths: [480, 800, 1200] },
  living: { render: "living", crop: whole, widths: [480, 960, 1280] },
  panorama: { render: "pano", crop: whole, widths: [1024, 2048], quality: 55 },
};

const folder = new URL("../public/pictures/", import.meta.url);
const manifest = new URL("../client/content/pictures.ts", import.meta.url);
const encoderVersion = "1";

const encoders = {
  avif: (image: Sharp, quality: number) => image.avif({ quality, effort: 6 }),
  webp: (image: Sharp, quality: number) => image.webp({ quality: quality + 22, effort: 6, smartSubsample: true }),
  jpg: (image: Sharp, quality: number) => image.jpeg({ quality: quality + 22, mozjpeg: true }),
};

const log = (line: string) => process.stdout.write(`${line}\n`);

async function make(name: string, cut: Cut) {
  const source = await readFile(new URL(`renders/${cut.render}.webp`, import.meta.url));
  const quality = cut.quality ?? 50;
  const { width: fullWidth, height: fullHeight } = await sharp(source).metadata();
  const [left, top, width, height] = [
    Math.round(cut.crop[0] * fullWidth),
    Math.round(cut.crop[1] * fullHeight),
    Math.round(cut.crop[2] * fullWidth),
    Math.round(cut.crop[3] * fullHeight),
  ];
  const hash = createHash("sha256")
    .update(source)
    .update(JSON.stringify([left, top, width, height, quality, encoderVersion]))
    .digest("hex")
    .slice(0, 8);
  const base = `${name}-${hash}`;
  const widths = cut.widths.filter((wanted) => wanted <= width);
  const files: string[] = [];
  for (const wanted of widths) {
    for (const [extension, encode] of Object.entries(encoders)) {
      const file = `${base}-${wanted}.${extension}`;
      files.push(file);
      if (present.has(file)) continue;
      const image = sharp(source).extract({ left, top, width, height }).resize({ width: wanted, kernel: "lanczos3" });
      const bytes = await encode(image, quality).toBuffer();
      // Written under another name first, so that an interrupted run leaves no half picture that looks finished.
      await writeFile(new URL(`${file}.part`, folder), bytes);
      await rename(new URL(`${file}.part`, folder), new URL(file, folder));
      log(`${file} ${(bytes.length / 1000).toFixed(1)} kB`);
    }
  }
  return { name, width, height, widths, base: `/pictures/${base}`, files };
}

await mkdir(folder, { recursive: true });
const present = new Set(await readdir(folder));
const made = [];
for (const [name, cut] of Object.entries(cuts)) made.push(await make(name, cut));

const entries = made.map(
  ({ name, width, height, widths, base }) =>
    `  ${name}: { width: ${width}, height: ${height}, widths: [${widths.join(", ")}], base: "${base}" },`,
);
await writeFile(
  manifest,
  `// Generated from art/pictures.ts: change the table there and run "node --import tsx art/pictures.ts".

/** A picture in public/pictures: \`\${base}-\${width}.avif\`, \`.webp\` and \`.jpg\` exist for each of its widths. */
export interface Picture {
  /** Size in pixels of the picture before scaling: its aspect ratio. */
  width: number;
  height: number;
  widths: readonly number[];
  base: string;
}

export const pictures = {
${entries.join("\n")}
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
`,
);

const current = new Set(made.flatMap(({ files }) => files));
for (const file of present) {
  if (current.has(file)) continue;
  await rm(new URL(file, folder));
  log(`removed ${file}`);
}
