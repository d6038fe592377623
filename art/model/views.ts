/**
 * Renders the missing stills of window views in public/views:
 *
 * node --import tsx art/model/views.ts
 *
 * With --again it deletes all of them first; when it is stopped, the same command without --again continues.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { type StillTime, stillSize } from "../../client/complex/homes/viewStill.ts";
import { allHomes, homeKey } from "../../client/complex3d/homes.ts";
import { stillFile, stillHome, stillHours } from "../../client/complex3d/viewStills.ts";
import { openCamera } from "./camera.ts";
import { liftShade } from "./liftShade.ts";

const folder = "public/views";
/** Supersampling factor, so that a single frame has smooth edges. */
const finer = 1.5;
const quality = { shadow: 1024, dome: 16, frames: 1, samples: 0, mirror: 0.35 };
const again = process.argv.includes("--again");

mkdirSync(folder, { recursive: true });
const times = Object.keys(stillHours) as StillTime[];
const shown = [...new Map(allHomes().map((home) => [homeKey(stillHome(home)), stillHome(home)]))];
// Sorted by hour and line, which share light and shadows.
const wanted = times.flatMap((time) =>
  shown.map(([key, home]) => ({ key, time, file: `public${stillFile(home, time)}` })),
);
const names = new Set(wanted.map(({ file }) => file));
for (const name of readdirSync(folder)) if (again || !names.has(`${folder}/${name}`)) rmSync(`${folder}/${name}`);

const missing = wanted.filter(({ file }) => !existsSync(file));
const camera = await openCamera(stillSize.width * finer, stillSize.height * finer, quality);
for (const { key, time, file } of missing) {
  const png = await camera.take({ hour: stillHours[time], home: key });
  // Written under another name first: an interrupted run leaves no half of a file.
  const still = sharp(png).resize(stillSize);
  const seen = time === "day" ? await liftShade(still) : still;
  writeFileSync(`${file}.part`, await seen.avif({ quality: 26, effort: 5 }).toBuffer());
  renameSync(`${file}.part`, file);
}
await camera.close();
const bytes = wanted.reduce((sum, { file }) => sum + statSync(file).size, 0);
process.stdout.write(`${wanted.length} stills, ${Math.round(bytes / 1024)} kB\n`);
