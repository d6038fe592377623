/**
 * Creates the files of the VR tours from the panoramas in art/renders: public/tours/, the list of rooms with their
 * cameras, and, as masters for pictures.ts, the stills shown before a tour starts.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { TourRoom } from "../client/content/generated/tourRooms.ts";
import { panoramaView } from "./panoramaView.ts";

/** The rooms of each tour in visiting order. */
const tours = {
  "84A": ["living", "kitchen", "master", "bed2"],
  "84C": ["living", "kitchen", "master", "alpha"],
};
/** Vertical angle of view when the viewer opens, in degrees. */
const verticalAngle = 60;
const encoderVersion = "2";

interface Shot {
  /** The camera in the plan's millimetres, and in degrees clockwise from the top of the plan. */
  standsAt: { mm: [number, number] };
  camera: { heading: number };
}

const folder = new URL("../public/tours/", import.meta.url);
const manifest = new URL("../client/content/generated/tourRooms.ts", import.meta.url);
const master = (name: string) => new URL(`renders/${name}.webp`, import.meta.url);
const shots: Record<string, Shot> = JSON.parse(
  await readFile(new URL("blender/shots-homes.json", import.meta.url), "utf8"),
);

await mkdir(folder, { recursive: true });
const present = new Set(await readdir(folder));
const current = new Set<string>();

async function keep(file: string, make: () => Promise<Buffer>): Promise<string> {
  current.add(file);
  if (!present.has(file)) {
    const bytes = await make();
    await writeFile(new URL(file, folder), bytes);
    process.stdout.write(`${file} ${(bytes.length / 1000).toFixed(1)} kB\n`);
  }
  return `/tours/${file}`;
}

async function makeRoom(label: string, room: string): Promise<TourRoom | undefined> {
  const name = `pano-${label}-${room}`;
  const shot = shots[name];
  if (!shot || !existsSync(master(name))) {
    process.stdout.write(`missing master: ${name}\n`);
    return undefined;
  }
  const source = await readFile(master(name));
  const hash = createHash("sha256").update(source).update(encoderVersion).digest("hex").slice(0, 8);
  const panorama = await keep(`${label}-${room}-${hash}.webp`, () =>
    sharp(source).webp({ quality: 86, effort: 5, smartSubsample: true }).toBuffer(),
  );
  const thumbnail = await keep(`${label}-${room}-${hash}-small.webp`, async () =>
    (await panoramaView(source, { width: 480, height: 300, verticalAngle: 75 }))
      .resize(192)
      .webp({ quality: 70, effort: 5 })
      .toBuffer(),
  );
  return { room, panorama, thumbnail, position: shot.standsAt.mm, heading: shot.camera.heading };
}

const made: Record<string, TourRoom[]> = {};
for (const [label, rooms] of Object.entries(tours)) {
  const found = [];
  for (const room of rooms) found.push(await makeRoom(label, room));
  made[label] = found.filter((room) => room !== undefined);
  const first = `pano-${label}-${rooms[0]}`;
  if (!existsSync(master(first))) continue;
  const still = await panoramaView(await readFile(master(first)), { width: 1600, height: 1000, verticalAngle });
  await writeFile(master(`tour${label}`), await still.webp({ quality: 88, effort: 5 }).toBuffer());
}

const before = await readFile(manifest, "utf8");
const mark = "export const tourRooms";
await writeFile(
  manifest,
  `${before.slice(0, before.indexOf(mark))}${mark}: Record<TourLabel, readonly TourRoom[]> = ${JSON.stringify(made, null, 2)};\n`,
);
for (const file of present) if (!current.has(file)) await rm(new URL(file, folder));
