/** Renders one scene of a film, lossless: a slow camera move over a still, with its title. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { theme } from "../client/content/theme.ts";
import type { Frame, Scene } from "./filmScenes.ts";
import { titlePicture } from "./filmTitles.ts";

const { colors } = theme;

/** Pixels, and frames per second. */
export const [width, height, rate] = [1280, 720, 24];
/** Moves are computed at a larger size and scaled down, which keeps them smooth at subpixel steps. */
const [largeWidth, largeHeight] = [1920, 1080];
const scratch = join(process.env.ART_SCRATCH ?? tmpdir(), "lumina-film");

/** @throws Error when ffmpeg fails */
export function ffmpeg(...args: string[]): void {
  execFileSync("ffmpeg", ["-v", "error", "-y", ...args], { stdio: "inherit" });
}

/** The picture of a scene: a master, or a plan. */
export function sourceOf({ of }: Scene): URL {
  const [kind, label] = of.split(":");
  return kind === "plan" && label
    ? new URL(`../client/content/generated/drawings/${label}.svg`, import.meta.url)
    : new URL(`renders/${of}.webp`, import.meta.url);
}

/** The scene's still at the large size; a plan is placed on the pages' background. */
function stillOf(scene: Scene, source: Buffer): Promise<Buffer> {
  const background = colors.ivory;
  const image = scene.of.startsWith("plan:")
    ? sharp(source, { density: 160 })
        .resize(largeWidth, largeHeight, { fit: "contain", background })
        .flatten({ background })
    : sharp(source).resize(largeWidth, largeHeight, { fit: "cover", kernel: "lanczos3" });
  return image.png({ compressionLevel: 1 }).toBuffer();
}

/** ffmpeg expressions for the corners of the visible part, interpolated between both frames. */
function corners(from: Frame, to: Frame, frames: number): string {
  const edge = (axis: 0 | 1, far: 0 | 1) => {
    const place = ({ size, at }: Frame) => (1 - size) * at[axis] + far * size;
    const [a, b] = [place(from), place(to)];
    return `${axis ? "H" : "W"}*(${a.toFixed(5)}+${(b - a).toFixed(5)}*on/${frames - 1})`;
  };
  const [left, right, top, bottom] = [edge(0, 0), edge(0, 1), edge(1, 0), edge(1, 1)];
  return [left, top, right, top, left, bottom, right, bottom]
    .map((value, index) => `${index % 2 ? "y" : "x"}${index >> 1}='${value}'`)
    .join(":");
}

/**
 * @param seconds length of the scene, including the `fade` at its end
 * @returns its file in a scratch folder, reused while nothing of it changes
 */
export async function makeScene(browser: Browser, scene: Scene, seconds: number, fade: number): Promise<string> {
  const source = await readFile(sourceOf(scene));
  const hash = createHash("sha256")
    .update(source)
    .update(JSON.stringify([scene, seconds, fade, width, rate]));
  const base = join(scratch, hash.digest("hex").slice(0, 16));
  const file = `${base}.mkv`;
  if (existsSync(file)) return file;

  await mkdir(scratch, { recursive: true });
  const [still, title, part] = [`${base}-still.png`, `${base}-title.png`, `${base}-part.mkv`];
  await writeFile(still, await stillOf(scene, source));
  await writeFile(title, await titlePicture(browser, scene, width, height));
  const frames = Math.round(seconds * rate);
  ffmpeg(
    ...["-i", still, "-loop", "1", "-framerate", String(rate), "-t", String(seconds), "-i", title],
    "-filter_complex",
    `[0]format=yuv420p,loop=loop=${frames - 1}:size=1:start=0,setpts=N/${rate}/TB,perspective=${corners(scene.from, scene.to, frames)}:interpolation=cubic:sense=source:eval=frame,scale=${width}:${height}:flags=lanczos[move];` +
      `[1]format=rgba,fade=in:st=0.5:d=0.8:alpha=1,fade=out:st=${seconds - fade - 0.6}:d=0.7:alpha=1[title];` +
      "[move][title]overlay=format=auto,format=yuv420p",
    ...["-r", String(rate), "-frames:v", String(frames), "-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", part],
  );
  await rename(part, file);
  await rm(still);
  await rm(title);
  return file;
}
