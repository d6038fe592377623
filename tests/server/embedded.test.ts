import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, statSync } from "node:fs";
import { lstat, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { runningServer } from "../../server/database/embedded/runningServer.ts";
import { startEmbedded } from "../../server/database/embedded/startEmbedded.ts";
import { secretFile } from "../../server/database/secretFile.ts";

const folder = mkdtempSync(join(tmpdir(), "embedded-"));
const dataDir = join(folder, "data");
const cluster = join(dataDir, "postgres");
const opened: { stop(): unknown }[] = [];

async function start(durable = false) {
  const database = await startEmbedded({ dataDir, durable });
  opened.push(database);
  return database;
}

// What a failed test leaves running would make the next one fail, too.
afterEach(() => {
  for (const one of opened.splice(0)) one.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function query(url: string, sql: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Runs code in another Node process until it ends. @returns its output */
async function elsewhere(code: string): Promise<string> {
  const entry = new URL("../../server/database/embedded/startEmbedded.ts", import.meta.url).href;
  const program = `import { embeddedUrl, startEmbedded } from ${JSON.stringify(entry)};
    const dataDir = ${JSON.stringify(dataDir)}; ${code}`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return output.trim();
}

test("a new database supports Hangul", async () => {
  const { url } = await start();
  const { hostname, pathname } = new URL(url);
  expect([hostname, pathname]).toEqual(["127.0.0.1", "/lumina"]);
  const rows = await query(
    url,
    String.raw`SELECT current_setting('server_encoding') AS encoding, current_setting('TimeZone') AS timezone,
      '한' ~ '^\w$' AS letter, upper('é 한') AS upper, lower('É 한') AS lower`,
  );
  expect(rows).toEqual([{ encoding: "UTF8", timezone: "UTC", letter: true, upper: "É 한", lower: "é 한" }]);
  await query(url, "CREATE EXTENSION pg_trgm");
  expect(await query(url, "SELECT cardinality(show_trgm('아파트')) AS count")).toEqual([{ count: 4 }]);
});

test("only a user with access to the files can connect", async () => {
  const { url } = await start();
  expect(statSync(join(dataDir, "postgres.password")).mode & 0o777).toBe(0o600);
  const wrong = new URL(url);
  wrong.password = "wrong";
  await expect(query(wrong.href, "SELECT 1")).rejects.toMatchObject({ code: "28P01" });
});

test("a second server on the same data says so; a command uses the one that runs, and leaves it running", async () => {
  const { url } = await start();
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/already runs on the data in .*DATA_DIR.*DATABASE_URL/);
  expect(await elsewhere("console.log(await embeddedUrl(dataDir)); process.exit()")).toBe(url);
  expect(await query(url, "SELECT 1 AS alive")).toEqual([{ alive: 1 }]);
});

test("a command starts the database when none runs, and its end stops it", async () => {
  expect(await elsewhere("console.log(await embeddedUrl(dataDir)); process.exit()")).toMatch(/^postgres:/);
  expect(runningServer(cluster)).toBeUndefined();
});

test("the data is kept: by a stop, by a killed process whose database runs on, and by a killed database", async () => {
  const first = await start();
  await query(first.url, "CREATE TABLE kept AS SELECT '남은 것' AS what");
  first.stop();
  expect(runningServer(cluster)).toBeUndefined();
  await elsewhere("startEmbedded({ dataDir }).then(() => process.kill(process.pid, 'SIGKILL'))");
  expect(runningServer(cluster)).toBeDefined();
  const { url } = await start();
  expect(await query(url, "SELECT what FROM kept")).toEqual([{ what: "남은 것" }]);
  process.kill(runningServer(cluster)?.pid ?? 0, "SIGKILL");
  const after = await start();
  expect(await query(after.url, "SELECT what FROM kept")).toEqual([{ what: "남은 것" }]);
});

test("a stale lock with the process id of another program is removed", async () => {
  const before = await start();
  const lock = join(cluster, "postmaster.pid");
  const lines = await readFile(lock, "utf8");
  before.stop();
  // PostgreSQL ignores processes of other users, and its own parent.
  const { uid, gid } = await lstat(cluster);
  const other = spawn("sleep", ["60"], { uid, gid, cwd: "/", stdio: "ignore" });
  opened.push({ stop: () => other.kill() });
  await writeFile(lock, lines.replace(/^\d+/, String(other.pid)));
  const after = await start();
  expect(await query(after.url, "SELECT 1 AS alive")).toEqual([{ alive: 1 }]);
  expect(other.exitCode).toBeNull();
});

test("a database of another version is left unchanged, and the error says why", async () => {
  const path = join(cluster, "PG_VERSION");
  const version = await readFile(path, "utf8");
  await writeFile(path, "9.6\n");
  try {
    await expect(start()).rejects.toThrow(/initialized by PostgreSQL version 9\.6/);
    expect(await readFile(path, "utf8")).toBe("9.6\n");
  } finally {
    await writeFile(path, version);
  }
});

test("concurrent starts get the same secret, and one that was cut off, as by a full disk, is refused", async () => {
  const path = join(folder, "secret");
  const secrets = await Promise.all(Array.from({ length: 10 }, () => secretFile(path)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toHaveLength(32);
  expect((await readdir(folder)).filter((name) => name.startsWith("secret"))).toEqual(["secret"]);
  await writeFile(path, "");
  await expect(secretFile(path)).rejects.toThrow(`${path} is empty or cut off`);
});

test.skipIf(process.getuid?.() !== 0)("root starts it in a folder that no other user can enter", async () => {
  execFileSync("chmod", ["700", folder]);
  const { url } = await start();
  expect(await query(url, "SELECT 1 AS alive")).toEqual([{ alive: 1 }]);
});
