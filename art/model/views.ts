/**
 * Renders the missing stills of window views in public/views:
 *
 * node --import tsx art/model/views.ts
 *
 * With --again it deletes all of them first; when it is stopped, the same command without --again continues.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { type StillTime, stillHours, stillSize } from "../../client/complex/homes/viewStill.ts";
import { allHomes, homeKey } from "../../client/complex3d/homes.ts";
import { stillFile, stillHome } from "../../client/complex3d/viewStills.ts";
import { openCamera } from "./camera.ts";
import { liftShade } from "./liftShade.ts";

const folder = "public/views";
/** Up to this floor a day's view is Blender's: so near to gardens, streets and roofs the model draws them too simply. */
const nearGround = 22;
/** In pixels, less than they are rendered at: a home's page shows one as its largest picture. And qualities of AVIF. */
const nearWidth = 2.5 * stillSize.width;
const nearQualities = [28, 22, 16, 10];
/** Supersampling factor, so that a single frame has smooth edges. */
const finer = 1.5;
const quality = { shadow: 1024, dome: 16, frames: 1, samples: 0, mirror: 0.35 };
const again = process.argv.includes("--again");

mkdirSync(folder, { recursive: true });
const times = Object.keys(stillHours) as StillTime[];
const shown = [...new Map(allHomes().map((home) => [homeKey(stillHome(home)), stillHome(home)]))];
// Sorted by hour and line, which share light and shadows.
const wanted = times.flatMap((time) =>
  shown.map(([key, home]) => ({
    key,
    time,
    file: `public${stillFile(home, time)}`,
    isNear: time === "day" && home.floor <= nearGround,
  })),
);
const names = new Set(wanted.map(({ file }) => file));
for (const name of readdirSync(folder)) if (again || !names.has(`${folder}/${name}`)) rmSync(`${folder}/${name}`);

/** What a list of many stills can afford for each. */
const largest = 15 * 2 ** 10;

/**
 * Written under another name first: an interrupted run leaves no half of a file.
 *
 * @param qualities of AVIF, the best first: the first that isn't too large is taken, or the last
 */
async function write(file: string, still: Sharp, ...qualities: readonly number[]): Promise<void> {
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await still.clone().avif({ quality, effort: 5 }).toBuffer();
    if (encoded.length < largest) break;
  }
  writeFileSync(`${file}.part`, encoded);
  renameSync(`${file}.part`, file);
}

const missing = wanted.filter(({ file }) => !existsSync(file));
const near = missing.filter(({ isNear }) => isNear);
const far = missing.filter(({ isNear }) => !isNear);

if (near.length > 0) {
  const scratch = process.env.ART_SCRATCH ?? join(tmpdir(), "site-art");
  mkdirSync(scratch, { recursive: true });
  const keys = near.map(({ key }) => key);
  const script = ["-b", "--factory-startup", "-P", "art/blender/views.py", "--", scratch, ...keys];
  execFileSync("blender", script, { env: { ...process.env, ART_SCRATCH: scratch }, stdio: "ignore" });
  for (const { key, file } of near) {
    const still = sharp(join(scratch, `${key}.png`)).resize(nearWidth);
    await write(file, await liftShade(still), ...nearQualities);
  }
}

if (far.length > 0) {
  const camera = await openCamera(stillSize.width * finer, stillSize.height * finer, quality);
  for (const { key, time, file } of far) {
    const png = await camera.take({ hour: stillHours[time], home: key });
    const still = sharp(png).resize(stillSize);
    await write(file, time === "day" ? await liftShade(still) : still, 26);
  }
  await camera.close();
}
const bytes = wanted.reduce((sum, { file }) => sum + statSync(file).size, 0);
process.stdout.write(`${wanted.length} stills, ${Math.round(bytes / 1024)} kB\n`);
