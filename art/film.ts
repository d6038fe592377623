/**
 * Renders the films from the masters: public/films/, each as AV1 and H.264 with captions, and their manifest. Needs
 * ffmpeg with libsvtav1 and libx264, and Python with numpy for a film with sound. Scenes are cached in a scratch folder, so
 * an interrupted run continues where it stopped.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { theme } from "../client/content/theme.ts";
import { type Film, fade, type MadeFilm, type Scene } from "../client/shared/films.ts";
import { launch } from "./browser.ts";
import { ffmpeg, makeScene, sourceOf } from "./filmScene.ts";
import { films } from "./scenes/films.ts";

const folder = new URL("../public/films/", import.meta.url);
const manifest = new URL("../client/content/generated/films.ts", import.meta.url);
/** Kilobits per second. */
const soundRate = 112;
const h264 = ["-c:v", "libx264", "-preset", "veryslow", "-profile:v", "high", "-pix_fmt", "yuv420p"];
const av1 = ["-c:v", "libsvtav1", "-pix_fmt", "yuv420p"];
/** Slow moves over stills need a tenth of what a camera move does, and H.264 is for the older browsers. */
const encodersOf = ({ scenes }: Film) =>
  scenes.some((scene) => "since" in scene)
    ? {
        "av1.mp4": [...av1, "-preset", "8", "-crf", "42", "-g", "120"],
        "h264.mp4": [...h264, "-crf", "24", "-maxrate", "840k", "-bufsize", "3M", "-g", "96"],
      }
    : {
        "av1.mp4": [...av1, "-preset", "3", "-crf", "58", "-g", "240"],
        "h264.mp4": [...h264, "-vf", "scale=960:-2:flags=lanczos", "-crf", "36", "-g", "240"],
      };

const log = (line: string) => process.stdout.write(`${line}\n`);
const secondsOf = ({ seconds, scenes }: Film) => scenes.map((scene) => scene.seconds ?? seconds);
/** When each scene begins, and when the last one would fade to a next. */
function startsOf(film: Film): number[] {
  const starts = [0];
  for (const seconds of secondsOf(film)) starts.push((starts.at(-1) ?? 0) + seconds - fade);
  return starts;
}
const lengthOf = (film: Film) => (startsOf(film).at(-1) ?? 0) + fade;

/** Joins the scenes by cross-fades, with a fade from and to black. */
function joinScenes(parts: readonly string[], film: Film, file: string): void {
  let last = "0";
  const starts = startsOf(film);
  const steps = parts.slice(1).map((_, index) => {
    const step = `[${last}][${index + 1}]xfade=transition=fade:duration=${fade}:offset=${starts[index + 1]}[x${index}]`;
    last = `x${index}`;
    return step;
  });
  const out = lengthOf(film) - 0.7;
  const ground = theme.colors.deepest.replace("#", "0x");
  const end = `[${last}]fade=in:st=0:d=0.5:color=${ground},fade=out:st=${out}:d=0.7:color=${ground},format=yuv420p[film]`;
  ffmpeg(
    ...parts.flatMap((part) => ["-i", part]),
    ...["-filter_complex", [...steps, end].join(";"), "-map", "[film]"],
    ...["-c:v", "libx264", "-qp", "0", "-preset", "ultrafast", file],
  );
}

/** @param sound a file with the film's sound, if it has one */
function encode(whole: string, sound: string | undefined, args: readonly string[], file: string): void {
  const inputs = ["-i", whole, ...(sound ? ["-i", sound] : [])];
  const heard = sound ? ["-map", "0:v", "-map", "1:a", "-c:a", "aac", "-b:a", `${soundRate}k`] : ["-an"];
  ffmpeg(...inputs, ...args, ...heard, "-movflags", "+faststart", file);
}

/** Makes the film's sound (see sound.py). @returns its file */
function makeSound(seconds: number, file: string): string {
  execFileSync("python3", [fileURLToPath(new URL("sound.py", import.meta.url)), file, String(seconds)], {
    stdio: "inherit",
  });
  return file;
}

const titleOf = ({ over, words }: Scene) => [over, words].filter(Boolean).join(" ");

/** When each title appears, and the titles. */
function chaptersOf(film: Film): { at: number; text: string }[] {
  const starts = startsOf(film);
  return film.scenes.flatMap((scene, index) => {
    const text = scene.figure ? scene.over : titleOf(scene);
    return text ? [{ at: starts[index] ?? 0, text }] : [];
  });
}

const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/** Captions that describe each scene and its titles. */
function captions(film: Film): string {
  const starts = startsOf(film);
  const cues = film.scenes.map((scene, index) => {
    const [start = 0, end = 0] = starts.slice(index);
    const text = titleOf(scene);
    return `${stamp(start + 0.3)} --> ${stamp(end)}\n[${scene.seen}]${text ? `\n${text}` : ""}`;
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

/** @returns the film's URL without its extension; undefined if a master is missing, or a camera move isn't rendered here */
async function make(film: Film): Promise<string | undefined> {
  const browser = await launch();
  const parts: string[] = [];
  const missing: string[] = [];
  for (const scene of film.scenes) {
    if (existsSync(sourceOf(scene))) parts.push(await makeScene(browser, scene, film, fade));
    else missing.push(scene.of);
    log(`${film.id}: ${scene.of}`);
  }
  await browser.close();
  if (missing.length > 0) {
    log(`${film.id}: stays as it is; missing: ${missing.join(", ")}`);
    return undefined;
  }
  const encoders = encodersOf(film);
  const hash = createHash("sha256")
    .update(JSON.stringify([parts.map((part) => basename(part)), film, encoders]))
    .update(film.sound ? await readFile(new URL("sound.py", import.meta.url)) : "")
    .digest("hex")
    .slice(0, 8);
  const base = `${film.id}-${hash}`;
  if (existsSync(new URL(`${base}.vtt`, folder))) return base;
  const whole = `${parts[0]}-film.mkv`;
  joinScenes(parts, film, whole);
  const sound = film.sound && makeSound(lengthOf(film), `${whole}.wav`);
  for (const [ending, args] of Object.entries(encoders)) {
    const file = new URL(`${base}.${ending}`, folder);
    const made = `${whole}.${ending}`;
    encode(whole, sound, args, made);
    await copyFile(made, file);
    log(`${base}.${ending} ${((await stat(file)).size / 1e6).toFixed(2)} MB`);
  }
  await rm(whole);
  await writeFile(new URL(`${base}.vtt`, folder), captions(film));
  return base;
}

await mkdir(folder, { recursive: true });
const previous: Record<string, MadeFilm> = existsSync(manifest) ? (await import(manifest.href)).films : {};
/** The films to make; all without any. */
const named = process.argv.slice(2);
const entries: string[] = [];
const bases: string[] = [];
for (const film of films) {
  const made = named.length === 0 || named.includes(film.id) ? await make(film) : undefined;
  const base = made ? `/films/${made}` : previous[film.id]?.base;
  if (!base) continue;
  bases.push(basename(base));
  entries.push(`  ${film.id}: ${JSON.stringify({ base, seconds: lengthOf(film), chapters: chaptersOf(film) })},`);
}
await writeFile(
  manifest,
  `// Generated by art/film.ts.
import type { MadeFilm } from "../../shared/films.ts";

/** Our films. */
export const films: Readonly<Record<string, MadeFilm>> = {
${entries.join("\n")}
};
`,
);
for (const file of await readdir(folder))
  if (!bases.some((base) => file.startsWith(base))) await rm(new URL(file, folder));
