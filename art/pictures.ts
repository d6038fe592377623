/**
 * Crops and encodes the masters into the site's pictures, and writes their manifest. Run it again after changing a
 * master or the table: current files are kept, stale ones deleted. A picture without its master is omitted.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import type { Crop, Cut } from "../client/shared/pictureCut.ts";
import { type Made, makePicture, type Region } from "./picturesMake.ts";
import { writeManifest } from "./picturesManifest.ts";
import { cuts } from "./scenes/pictures.ts";

const folder = new URL("../public/pictures/", import.meta.url);
const log = (line: string) => process.stdout.write(`${line}\n`);

const masterOf = (name: string) => new URL(`./renders/${name}.webp`, import.meta.url);

/** The largest region with the crop's aspect ratio, in pixels. */
function cropped({ ratio, at: [x, y] = [0.5, 0.5], zoom = 1 }: Crop): Region {
  return (fullWidth, fullHeight) => {
    const width = Math.min(fullWidth, fullHeight * ratio) / zoom;
    const height = width / ratio;
    return [(fullWidth - width) * x, (fullHeight - height) * y, width, height];
  };
}

const whole: Region = (width, height) => [0, 0, width, height];

await mkdir(folder, { recursive: true });
const present = new Set(await readdir(folder));
const made = new Map<string, Made>();
const missing: string[] = [];

for (const [name, { master = name, crop, widths, quality, focus }] of Object.entries<Cut>(cuts)) {
  if (existsSync(masterOf(master))) {
    const task = { name, master: masterOf(master), region: crop ? cropped(crop) : whole, widths, quality, focus };
    made.set(name, await makePicture(task, folder, present, log));
    continue;
  }
  missing.push(name);
}

await writeManifest([...made.values()]);

const current = new Set([...made.values()].flatMap(({ files }) => files));
for (const file of present) {
  if (current.has(file)) continue;
  await rm(new URL(file, folder));
  log(`removed ${file}`);
}
log(`${made.size} pictures${missing.length ? `; no master yet for ${missing.join(", ")}` : ""}`);
