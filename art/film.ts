/**
 * Cuts the films from the masters: public/films/, each as AV1 and H.264 with captions, and their list for the pages.
 * Needs ffmpeg with libsvtav1 and libx264. Scenes are kept in a scratch folder, so a run that was stopped, or began
 * before all masters were there, is taken up where it was.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { launch } from "./browser.ts";
import { ffmpeg, makeScene, sourceOf } from "./filmScene.ts";
import { type Film, fade, films } from "./filmScenes.ts";

const folder = new URL("../public/films/", import.meta.url);
const manifest = new URL("../client/content/generated/films.ts", import.meta.url);
/** What a file may weigh, in bytes: it is on a phone's bill, and in the repository. */
const largest = 2.85e6;
const encoders = {
  "av1.mp4": ["-c:v", "libsvtav1", "-preset", "8", "-crf", "42", "-g", "120", "-pix_fmt", "yuv420p"],
  "h264.mp4": ["-c:v", "libx264", "-preset", "fast", "-profile:v", "high", "-g", "96", "-pix_fmt", "yuv420p"],
};

const log = (line: string) => process.stdout.write(`${line}\n`);
const lengthOf = ({ seconds, scenes }: Film) => scenes.length * (seconds - fade) + fade;

/** Joins the scenes by cross-fades; the film comes out of the dark and goes back into it. */
function joinScenes(parts: readonly string[], film: Film, file: string): void {
  let last = "0";
  const steps = parts.slice(1).map((_, index) => {
    const offset = (index + 1) * (film.seconds - fade);
    const step = `[${last}][${index + 1}]xfade=transition=fade:duration=${fade}:offset=${offset}[x${index}]`;
    last = `x${index}`;
    return step;
  });
  const out = lengthOf(film) - 0.7;
  const end = `[${last}]fade=in:st=0:d=0.5:color=0x0a1220,fade=out:st=${out}:d=0.7:color=0x0a1220,format=yuv420p[film]`;
  ffmpeg(
    ...parts.flatMap((part) => ["-i", part]),
    ...["-filter_complex", [...steps, end].join(";"), "-map", "[film]"],
    ...["-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", file],
  );
}

/** @param rate kilobits a second, for the encoder that has no better measure of its own; it looks at the film twice */
function encode(whole: string, args: readonly string[], rate: number, file: string): void {
  const end = ["-an", "-movflags", "+faststart"];
  if (args.includes("-crf")) {
    ffmpeg("-i", whole, ...args, ...end, file);
    return;
  }
  const passes = ["-b:v", `${rate}k`, "-passlogfile", `${whole}-passes`];
  ffmpeg("-i", whole, ...args, ...passes, "-pass", "1", "-an", "-f", "null", "/dev/null");
  ffmpeg("-i", whole, ...args, ...passes, "-pass", "2", ...end, file);
}

const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/** Says what is seen and which words stand in it, scene by scene. */
function captions({ seconds, scenes }: Film): string {
  const cues = scenes.map(({ seen, over, words }, index) => {
    const start = index * (seconds - fade);
    const text = [over, words].filter(Boolean).join(" ");
    return `${stamp(start + 0.3)} --> ${stamp(start + seconds - fade)}\n[${seen}]${text ? `\n${text}` : ""}`;
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

/** @returns the film's address without its ending; undefined while a master is missing */
async function make(film: Film): Promise<string | undefined> {
  const browser = await launch();
  const parts: string[] = [];
  const missing: string[] = [];
  for (const scene of film.scenes) {
    if (existsSync(sourceOf(scene))) parts.push(await makeScene(browser, scene, film.seconds, fade));
    else missing.push(scene.of);
    log(`${film.id}: ${scene.of}`);
  }
  await browser.close();
  if (missing.length > 0) {
    log(`${film.id}: no master yet for ${missing.join(", ")}`);
    return undefined;
  }
  const hash = createHash("sha256")
    .update(JSON.stringify([parts.map((part) => basename(part)), film, encoders]))
    .digest("hex")
    .slice(0, 8);
  const base = `${film.id}-${hash}`;
  if (existsSync(new URL(`${base}.vtt`, folder))) return base;
  const whole = `${parts[0]}-film.mkv`;
  joinScenes(parts, film, whole);
  for (const [ending, args] of Object.entries(encoders)) {
    const file = new URL(`${base}.${ending}`, folder);
    const made = `${whole}.${ending}`;
    encode(whole, args, Math.min(1000, Math.floor((largest * 8) / 1000 / lengthOf(film))), made);
    await copyFile(made, file);
    log(`${base}.${ending} ${((await stat(file)).size / 1e6).toFixed(2)} MB`);
  }
  await rm(whole);
  await writeFile(new URL(`${base}.vtt`, folder), captions(film));
  return base;
}

await mkdir(folder, { recursive: true });
const entries: string[] = [];
const bases: string[] = [];
for (const film of films) {
  const base = await make(film);
  if (!base) continue;
  bases.push(base);
  entries.push(`  ${film.id}: { base: "/films/${base}", seconds: ${lengthOf(film)} },`);
}
await writeFile(
  manifest,
  `// Generated by art/film.ts.

/** Our films: \`\${base}.av1.mp4\`, \`.h264.mp4\` and \`.vtt\`, and their length in seconds. */
export const films: Readonly<Record<string, { base: string; seconds: number }>> = {
${entries.join("\n")}
};
`,
);
for (const file of await readdir(folder))
  if (!bases.some((base) => file.startsWith(base))) await rm(new URL(file, folder));
