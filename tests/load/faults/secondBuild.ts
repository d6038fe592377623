import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { appendFile, cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const sources = [
  ...["client", "server", "migrations", "seeds"],
  ...["package.json", "vite.config.ts", "tsconfig.json"],
];

const config = `
import { mergeConfig } from "vite";
import site from "./vite.config.ts";

const output = { banner: "globalThis.secondBuild = true;" };
export default (env) =>
  mergeConfig(site(env), { environments: { client: { build: { rollupOptions: { output } } } } });
`;

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(file, "utf8");
  assert.ok(text.search(from) >= 0, `${file} doesn't contain ${from}`);
  await writeFile(file, text.replaceAll(from, to));
}

/** Changes the hash of a file in `public`, in its name and wherever it is referenced. */
async function rehash(folder: string, file: string, namedIn: string[]): Promise<void> {
  const [, hash = ""] = /-([0-9a-f]{8})/.exec(file) ?? [];
  const other = [...hash].reverse().join("");
  for (const named of namedIn) await change(join(folder, named), new RegExp(`(?<=[-"])${hash}(?=[-".])`, "g"), other);
  const within = join(folder, "public", file.split("/")[0] ?? "");
  for (const name of await readdir(within))
    if (name.includes(`-${hash}`)) await rename(join(within, name), join(within, name.replace(hash, other)));
}

const scripts = async (folder: string) =>
  (await readdir(join(folder, "dist/public/assets"))).filter((name) => /\.(js|css)$/.test(name));

/**
 * Builds the site again, in a folder of its own, with every script, the style sheet, a font and a picture changed.
 * @returns the folder, and a function that removes it
 */
export async function secondBuild(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "lumina-build-"));
  for (const name of sources) await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  await writeFile(join(folder, "second.config.ts"), config);
  await appendFile(join(folder, "client/styles/base.css"), "\nhtml { --second-build: 1; }\n");
  const fonts = await readdir("public/fonts");
  const font = fonts.find((name) => name.startsWith("sans-core-")) ?? "";
  await rehash(folder, `fonts/${font}`, ["client/content/generated/fonts.ts", "client/content/generated/fonts.css"]);
  const picture = (await readdir("public/pictures")).find((name) => name.startsWith("facade-")) ?? "";
  await rehash(folder, `pictures/${picture}`, ["client/content/generated/pictures.ts"]);
  await run("npx", ["vite", "build", "--app", "--config", "second.config.ts"], { cwd: folder });
  await run("npx", ["tsc", "-p", "server"], { cwd: folder });
  const first = new Set(await scripts("."));
  // The tour viewer's own style sheet contains nothing of ours.
  const same = (await scripts(folder)).filter((name) => first.has(name) && !name.startsWith("viewer-"));
  assert.deepEqual(same, [], "the builds share files");
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
