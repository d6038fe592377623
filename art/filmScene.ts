/** Renders one scene of a film, lossless: a part of a rendered camera move, or a slow move over a still, with its title. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import type { Crop, Film, Scene, StillScene } from "../client/shared/films.ts";
import { titlePicture } from "./filmTitles.ts";

/** Frames per second. */
const rate = 24;
const scratch = join(process.env.ART_SCRATCH ?? tmpdir(), "site-film");
/** Where film.sh leaves the camera moves. */
const moves = join(process.env.ART_SCRATCH ?? join(tmpdir(), "site-art"), "film");

/** @throws Error when ffmpeg fails */
export function ffmpeg(...args: string[]): void {
  execFileSync("ffmpeg", ["-v", "error", "-y", ...args], { stdio: "inherit" });
}

/** What a scene shows: a master, or a camera move. */
export function sourceOf({ of }: Scene): URL {
  const [kind, name] = of.split(":");
  if (kind === "move") return pathToFileURL(join(moves, `${name}.mkv`));
  return new URL(`./renders/${of}.webp`, import.meta.url);
}

/** The scene's still at the film's size, with what is drawn over it. */
async function stillOf(scene: StillScene, source: Buffer, [width, height]: Film["size"]): Promise<Buffer> {
  const { width: wide, height: high } = await sharp(source).metadata();
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${scene.drawn ?? ""}</svg>`;
  const whole = await sharp(source)
    .composite([{ input: Buffer.from(drawn) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  // What is drawn reaches down to the lake, which a cut around the middle would lose.
  return sharp(whole)
    .resize(width, height, { fit: "cover", position: scene.drawn ? "bottom" : "centre", kernel: "lanczos3" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** ffmpeg expressions for the corners of the visible part, interpolated between both frames. */
function corners(from: Crop, to: Crop, frames: number): string {
  const edge = (axis: 0 | 1, far: 0 | 1) => {
    const place = ({ size, at }: Crop) => (1 - size) * at[axis] + far * size;
    const [a, b] = [place(from), place(to)];
    return `${axis ? "H" : "W"}*(${a.toFixed(5)}+${(b - a).toFixed(5)}*on/${frames - 1})`;
  };
  const [left, right, top, bottom] = [edge(0, 0), edge(0, 1), edge(1, 0), edge(1, 1)];
  return [left, top, right, top, left, bottom, right, bottom]
    .map((value, index) => `${index % 2 ? "y" : "x"}${index >> 1}='${value}'`)
    .join(":");
}

/** What changes when the source does; a move is too large to be read whole. */
async function stateOf(source: URL): Promise<Buffer | string> {
  const { size, mtimeMs } = await stat(source);
  return source.pathname.endsWith(".mkv") ? `${size} ${mtimeMs}` : readFile(source);
}

/**
 * @param fade seconds of the cross-fade at its end, a part of its length
 * @returns its file in a scratch folder, reused while nothing of it changes
 */
export async function makeScene(browser: Browser, scene: Scene, film: Film, fade: number): Promise<string> {
  const seconds = scene.seconds ?? film.seconds;
  const [width, height] = film.size;
  const source = sourceOf(scene);
  const hash = createHash("sha256")
    .update(await stateOf(source))
    .update(JSON.stringify([scene, seconds, fade, width, film.cropped, rate, ...(film.titles ? [film.titles] : [])]));
  const base = join(scratch, hash.digest("hex").slice(0, 16));
  const file = `${base}.mkv`;
  if (existsSync(file)) return file;

  await mkdir(scratch, { recursive: true });
  const [still, title, part] = [`${base}-still.png`, `${base}-title.png`, `${base}-part.mkv`];
  await writeFile(title, await titlePicture(browser, scene, film));
  const frames = Math.round(seconds * rate);
  let input: string[];
  let move: string;
  if ("since" in scene) {
    input = ["-ss", String(scene.since), "-t", String(seconds), "-i", source.pathname];
    move = `setpts=PTS-STARTPTS,scale=${width}:${height}:flags=lanczos`;
  } else {
    await writeFile(still, await stillOf(scene, await readFile(source), film.size));
    input = ["-i", still];
    move = `format=yuv420p,loop=loop=${frames - 1}:size=1:start=0,setpts=N/${rate}/TB,perspective=${corners(scene.from, scene.to, frames)}:interpolation=cubic:sense=source:eval=frame`;
  }
  ffmpeg(
    ...[...input, "-loop", "1", "-framerate", String(rate), "-t", String(seconds), "-i", title],
    "-filter_complex",
    `[0]${move}[move];` +
      `[1]format=rgba,fade=in:st=0.5:d=0.8:alpha=1,fade=out:st=${Math.min(seconds - fade, film.titles ?? seconds) - 0.6}:d=0.7:alpha=1[title];` +
      "[move][title]overlay=format=auto,format=yuv420p",
    ...["-r", String(rate), "-frames:v", String(frames), "-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", part],
  );
  await rename(part, file);
  await rm(still, { force: true });
  await rm(title);
  return file;
}
