import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shareAssets } from "../../server/services/assets/shareAssets.ts";
import { productionViews } from "../../server/views/production.ts";
import { startTestApp, type TestApp } from "../support/testApp.ts";

const folders: string[] = [];
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lumina-version-"));
  folders.push(folder);
  return folder;
}

/** A separate build with these files. */
async function build(files: Record<string, string>): Promise<string> {
  const folder = await makeFolder();
  await mkdir(join(folder, "assets"));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, "assets", name), content);
  return folder;
}

const start = new Date("2026-11-24T09:00:00Z");
const after = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60_000);
async function share(folder: string, shared: string, now = start): Promise<void> {
  const stop = await shareAssets(folder, shared, () => now);
  stop();
}
const names = async (shared: string) => (await readdir(join(shared, "assets"))).sort();

/** The instance whose build it is, and one of another version, which has none of its files. */
let own: TestApp;
let other: TestApp;
let shared: string;

beforeAll(async () => {
  shared = await makeFolder();
  await share("dist/public", shared);
  const env = { ASSETS_DIR: shared };
  own = await startTestApp({ env });
  const views = { ...(await productionViews("dist")), folder: await makeFolder() };
  other = await startTestApp({ databaseUrl: own.databaseUrl, env, context: { views } });
});
afterAll(async () => {
  await other.stop();
  await own.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

test("the hash-named files of a build are shared, and sent by an instance of another version", async () => {
  for (const folder of ["assets", "fonts", "pictures", "tours", "films"]) {
    const named = (await readdir(`dist/public/${folder}`)).filter(
      (name) => /-[\w-]{8,}[.-]/.test(name) && !/\.(br|gz)$/.test(name),
    );
    expect((await readdir(join(shared, folder))).sort(), folder).toEqual(named.sort());
    for (const name of named.slice(0, 8)) {
      const [there, here] = await Promise.all([own, other].map((app) => app.request.head(`/${folder}/${name}`)));
      expect(here?.status, name).toBe(200);
      for (const header of ["content-type", "etag", "cache-control"])
        expect(here?.headers[header], name).toBe(there?.headers[header]);
    }
  }
});

test("another version's film is sent in ranges, and a file that is known isn't sent again", async () => {
  const [film] = (await readdir(join(shared, "films"))).filter((name) => name.endsWith(".mp4"));
  const { headers, body } = await other.request.get(`/films/${film}`).set("Range", "bytes=0-9").expect(206);
  expect(body).toHaveLength(10);
  await other.request.get(`/films/${film}`).set("If-None-Match", String(headers.etag)).expect(304);
});

test("a range that another version's file doesn't have leaves nothing of the file in the response", async () => {
  const [film] = (await readdir(join(shared, "films"))).filter((name) => name.endsWith(".mp4"));
  const { status, headers } = await other.request.get(`/films/${film}`).set("Range", "bytes=99999999999-");
  expect([404, 416]).toContain(status);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers.etag).toBeUndefined();
});

test.each([
  "/assets/Home-aaaaaaaa.js",
  "/assets/..%2f..%2fpackage-aaaaaaaa.json",
  "/assets/%00-aaaaaaaa.js",
  `/assets/${"a".repeat(300)}-aaaaaaaa.js`,
])("%s isn't found, and that isn't cached", async (path) => {
  const { status, headers } = await other.request.get(path);
  expect(status).toBe(404);
  expect(headers["cache-control"]).toBe("no-store");
});

test("versions that start together, and one that comes back, keep each other's files", async () => {
  const both = await makeFolder();
  const first = await build({ "Shared-aaaaaaaa.js": "shared", "Old-aaaaaaaa.js": "old", "plain.js": "no hash" });
  const second = await build({ "Shared-aaaaaaaa.js": "shared", "New-aaaaaaaa.js": "new", ".secret-aaaaaaaa.js": "x" });
  await Promise.all([first, second, second, first].map((folder) => share(folder, both)));
  const all = ["New-aaaaaaaa.js", "Old-aaaaaaaa.js", "Shared-aaaaaaaa.js"];
  expect(await names(both)).toEqual(all);
  await share(first, both, after(29));
  expect(await names(both)).toEqual(all);
  await share(first, both, after(31));
  expect(await names(both)).toEqual(["Old-aaaaaaaa.js", "Shared-aaaaaaaa.js"]);
});

test("a file that isn't the site's is left in the folder, however old it is", async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, "notes.txt"), "the operator's");
  await utimes(join(folder, "notes.txt"), new Date(0), new Date(0));
  await share(await build({ "Page-aaaaaaaa.js": "page" }), folder);
  expect((await readdir(folder)).sort()).toEqual(["assets", "notes.txt"]);
});

test("an instance that can't write the folder exits before it listens, and names the variable", async () => {
  const file = join(await makeFolder(), "file");
  await writeFile(file, "");
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    env: { DATABASE_URL: own.databaseUrl, SESSION_SECRET: "s".repeat(32), PORT: "0", ASSETS_DIR: file },
  });
  let output = "";
  server.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const [code] = await once(server, "close");
  expect(output).toMatch(/ASSETS_DIR=.* can't be used/);
  expect(output).not.toContain("http://");
  expect(code).toBe(1);
});
