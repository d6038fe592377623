import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { databaseFailure, messageOf } from "../../server/config/startFailure.ts";
import { freePort } from "../../server/database/embedded/freePort.ts";
import { createDatabase } from "../support/testApp.ts";

// Upper bounds only: the machine may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let database: Awaited<ReturnType<typeof createDatabase>>;
let folder: string;
let taken: Server;
let takenPort: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), "lumina-start-"));
  taken = createServer().listen(0);
  await once(taken, "listening");
  takenPort = String((taken.address() as AddressInfo).port);
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});
afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});

function start(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env: { PATH: process.env.PATH, PORT: "0", SESSION_SECRET: "s".repeat(32), LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  return child;
}

/** @returns the output of a failed start, and its exit code */
async function failedStart(env: Record<string, string>) {
  const child = start(env);
  if (!child.stdout || !child.stderr) throw new Error("The output is not piped");
  const [[code], ...output] = await Promise.all([once(child, "exit"), text(child.stdout), text(child.stderr)]);
  return { code, output: output.join("") };
}

const at = (change: (url: URL) => void) => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};

test("a start that can't go on exits with 1 and names the variable", async () => {
  const unused = await freePort();
  await writeFile(join(folder, "a-file"), "");
  const failures: [env: Record<string, string>, words: RegExp][] = [
    [{ DATABASE_URL: database.url, PORT: takenPort }, new RegExp(`PORT=${takenPort} is in use`)],
    [{ DATABASE_URL: database.url, METRICS_PORT: takenPort, METRICS_HOST: "0.0.0.0" }, /METRICS_PORT=\d+ is in use/],
    [{ DATABASE_URL: database.url, HOST: "203.0.113.7" }, /HOST=203\.0\.113\.7 is not an address of this machine/],
    [{ DATABASE_URL: at((url) => (url.port = String(unused))) }, /DATABASE_URL can't be used: nothing listens at 127/],
    [
      { DATABASE_URL: at((url) => (url.hostname = "database.invalid")) },
      /DATABASE_URL can't be used: the host database/,
    ],
    [
      { DATABASE_URL: at((url) => (url.password = "wrong")) },
      /DATABASE_URL can't be used: the password of postgres is/,
    ],
    [
      { DATABASE_URL: at((url) => (url.pathname = "/nobody")) },
      /DATABASE_URL can't be used: the server has no database n/,
    ],
    [
      { DATABASE_URL: at((url) => url.searchParams.set("options", "-c default_transaction_read_only=on")) },
      /DATABASE_URL can't be used: .*read-only/,
    ],
    [{ DATA_DIR: join(folder, "a-file") }, /DATA_DIR=.*a-file is not a folder/],
    [{ PORT: "abc", TRUST_PROXY: "yes" }, /PORT must be a port number.*\n.*TRUST_PROXY must be/],
  ];
  await Promise.all(
    failures.map(async ([env, words]) => {
      const { code, output } = await failedStart(env);
      expect(output).toMatch(words);
      expect(code, output).toBe(1);
      expect(output).not.toMatch(/wrong@|\n\s+at /);
    }),
  );
});

test("the one-time password is printed only once the server listens", async () => {
  const dataDir = join(folder, "data");
  const failed = await failedStart({ DATA_DIR: dataDir, PORT: takenPort });
  expect(failed.code).toBe(1);
  expect(failed.output).not.toContain("Password");
  const child = start({ DATA_DIR: dataDir });
  let output = "";
  child.stdout?.on("data", (data) => {
    output += data;
  });
  await expect.poll(() => output, { timeout: 60_000 }).toContain("http://localhost:");
  expect(output).toContain("Password (shown only now): ");
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("a configured password is the first account's, and isn't printed", async () => {
  const password = "configured by the operator";
  const child = start({ DATA_DIR: join(folder, "configured"), ADMIN_PASSWORD: password });
  let output = "";
  child.stdout?.on("data", (data) => {
    output += data;
  });
  await expect.poll(() => output, { timeout: 60_000 }).toContain("http://localhost:");
  expect(output).toContain("Administrator: admin@lumina.example\n");
  expect(output).not.toMatch(/Password|configured by/);
  const signedIn = await fetch(`${/http:\S+/.exec(output)?.[0]}/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "admin@lumina.example", password }),
  });
  expect(signedIn.status).toBe(200);
  child.kill("SIGINT");
  await once(child, "exit");
});

test("a full disk is named without the statement that failed on it", async () => {
  const statement = "CREATE TABLE registrations (id bigint)";
  const full = Object.assign(new Error(`${statement} - could not extend file: No space left on device`), {
    code: "53100",
    severity: "ERROR",
  });
  const unknown = Object.assign(new Error(`${statement} - out of shared memory`), { code: "53200", severity: "ERROR" });
  for (const databaseUrl of [undefined, "postgres://site@database:5432/site"]) {
    const { message } = databaseFailure(full, { databaseUrl, dataDir: "data" });
    expect(message).toMatch(databaseUrl ? /DATABASE_URL.*disk.*full/ : /DATA_DIR=data has no space left/);
    expect(messageOf(databaseFailure(unknown, { databaseUrl, dataDir: "data" }))).not.toContain("CREATE TABLE");
  }
});
