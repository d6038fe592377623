import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { AssetLookup } from "../../server/assets/assetLookup.ts";
import { shareAssets } from "../../server/assets/shareAssets.ts";
import { SharedBuffers } from "../../server/assets/sharedBuffers.ts";
import { connect } from "../../server/database/connect.ts";
import { listen } from "../../server/database/notifications.ts";
import { createLog } from "../../server/middleware/logging.ts";
import { markAssetsUsed, storeAssets, sweepAssets } from "../../server/models/asset.ts";
import { productionViews } from "../../server/views/production.ts";
import { createDatabase, startTestApp, type TestApp } from "../support/testApp.ts";

/** The instance whose build it is, and one of another version, which has none of its files. */
let own: TestApp;
let other: TestApp;
let empty: string;
const log = createLog({ logLevel: "silent" });

async function share(url: string, folder: string) {
  const notifications = listen(url, () => {});
  const kept = await shareAssets({ url, folder, notifications, log });
  return {
    async stop() {
      kept.stop();
      await notifications.close();
    },
  };
}

beforeAll(async () => {
  own = await startTestApp();
  await (await share(own.databaseUrl, "dist/public")).stop();
  empty = await mkdtemp(join(tmpdir(), "lumina-version-"));
  const views = { ...(await productionViews("dist")), folder: empty };
  other = await startTestApp({ databaseUrl: own.databaseUrl, context: { views } });
});
afterAll(async () => {
  await other.stop();
  await own.stop();
  await rm(empty, { recursive: true });
});

const stored = () => own.db("assets").orderBy("name").pluck("name");
const file = async (pattern: RegExp) => {
  const name = (await stored()).find((path: string) => pattern.test(path));
  if (!name) throw new Error(`No stored file fits ${pattern}`);
  return name as string;
};

/** An answer without its date and request id; the bytes as sent, compressed or not. */
async function answer(app: TestApp, path: string, headers: Record<string, string> = {}, method = "GET") {
  const sent = request(app.url + path, { method, headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { date, "x-request-id": id, ...said } = response.headers;
  const body = createHash("sha256");
  for await (const part of response) body.update(part);
  return { status: response.statusCode, headers: said, body: body.digest("hex") };
}

test("every hash-named file of a build is answered by an instance of another version as by its own", async () => {
  const names = await stored();
  for (const folder of ["assets", "fonts", "pictures", "tours", "films"])
    expect(names.filter((name: string) => name.startsWith(`/${folder}/`)).length, folder).toBe(
      (await readdir(`dist/public/${folder}`)).filter((name) => /-[\w-]{8,}[.-]/.test(name) && !/\.(br|gz)$/.test(name))
        .length,
    );
  const compare = async (name: string) => {
    // Only text has other encodings.
    const encodings = /\.(js|css)$/.test(name) ? ["br", "gzip", "identity"] : ["br"];
    for (const encoding of encodings)
      expect(await answer(other, name, { "Accept-Encoding": encoding }), name).toEqual(
        await answer(own, name, { "Accept-Encoding": encoding }),
      );
  };
  // Some at once, as browsers ask: names are looked up together after a short wait.
  for (let at = 0; at < names.length; at += 16) await Promise.all(names.slice(at, at + 16).map(compare));
}, 60_000);

test.each<[string, Record<string, string>, string?]>([
  ["HEAD", {}, "HEAD"],
  ["HEAD, compressed", { "Accept-Encoding": "br" }, "HEAD"],
  ["the first bytes", { Range: "bytes=0-9" }],
  ["the last bytes, compressed", { Range: "bytes=-9", "Accept-Encoding": "gzip" }],
  ["all but the first bytes", { Range: "bytes=10-" }],
  ["a range beyond the end", { Range: "bytes=5-99999999" }],
  ["adjacent ranges", { Range: "bytes=0-4,5-9" }],
  ["two parts", { Range: "bytes=0-0,5-9" }],
  ["a range in an unknown unit", { Range: "lines=0-5" }],
  ["a part backwards", { Range: "bytes=5-2" }],
  ["an unsatisfiable range", { Range: "bytes=99999999-" }],
  ["an unsatisfiable range, compressed", { Range: "bytes=99999999-", "Accept-Encoding": "br" }],
  ["a range of another file", { Range: "bytes=0-9", "If-Range": '"another"' }],
  ["a range with If-Range and a date", { Range: "bytes=0-9", "If-Range": "Thu, 01 Jan 2026 00:00:00 GMT" }],
  ["a matching ETag", { "If-None-Match": "*" }],
  ["a matching ETag, compressed", { "If-None-Match": "*", "Accept-Encoding": "br" }],
  ["HEAD with a matching ETag", { "If-None-Match": "*" }, "HEAD"],
  ["another file's ETag", { "If-None-Match": '"another"' }],
  ["If-Modified-Since", { "If-Modified-Since": "Thu, 01 Jan 2026 00:00:00 GMT" }],
])("a request with %s gets the same answer from both", async (_, headers, method) => {
  for (const pattern of [/entry-client-.*\.js$/, /\.avif$/, /\.mp4$/]) {
    const name = await file(pattern);
    const there = await answer(own, name, headers, method);
    expect(await answer(other, name, headers, method), name).toEqual(there);
    const { etag } = there.headers;
    if (etag && headers.Range)
      expect(await answer(other, name, { ...headers, "If-Range": etag }, method), name).toEqual(
        await answer(own, name, { ...headers, "If-Range": etag }, method),
      );
  }
});

test("a file of an unknown version isn't found, and the answer isn't cached", async () => {
  const { status, headers } = await answer(other, "/assets/Home-aaaaaaaa.js");
  expect(status).toBe(404);
  expect(headers["cache-control"]).toBe("no-store");
  await own.request.post(await file(/entry-client/)).expect(404);
});

test("a file that is stored after it was requested is found", async () => {
  const name = "/assets/Later-aaaaaaaa.js";
  expect((await answer(other, name)).status).toBe(404);
  await storeAssets(own.db, new Map([[name, { identity: Buffer.from("later") }]]));
  const { status, headers, body } = await answer(other, name);
  expect([status, body]).toEqual([200, createHash("sha256").update("later").digest("hex")]);
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
  await own.db("assets").where({ name }).delete();
});

test("a file deleted after it was found isn't found any more", async () => {
  const [name, found] = ["/assets/Swept-aaaaaaaa.js", "/assets/Swept-bbbbbbbb.js"];
  const identity = Buffer.from("swept");
  await storeAssets(own.db, new Map([name, found].map((key) => [key, { identity }])));
  expect((await answer(other, found, {}, "HEAD")).status).toBe(200);
  await own.db("assets").whereIn("name", [name, found]).delete();
  for (const path of [name, found]) expect((await answer(other, path)).status).toBe(404);
});

/** SQL that an application sends meanwhile. */
async function queriesDuring(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const note = ({ sql }: { sql: string }) => sent.push(sql);
  app.db.on("query", note);
  await work();
  app.db.off("query", note);
  return sent;
}

test("a thousand unknown names at once share a few queries", async () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `/assets/x-${String(index).padStart(8, "0")}.js`);
  const queries = await queriesDuring(other, async () => {
    const answers = await Promise.all(names.map((name) => answer(other, name)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });
  expect(queries.length).toBeGreaterThan(0);
  // The number depends on their timing: those that arrive together share one query.
  expect(queries.length).toBeLessThan(names.length);
  const lookup = new AssetLookup(other.db);
  const together = await queriesDuring(other, () => Promise.all(names.map((name) => lookup.find(name))));
  expect(together).toHaveLength(2);
});

test.each([
  "/assets/entry-client.js",
  "/assets/..%2f..%2fpackage-aaaaaaaa.json",
  "/assets/%00-aaaaaaaa.js",
  `/assets/${"a".repeat(300)}-aaaaaaaa.js`,
  "/icons/icon-aaaaaaaa.svg",
  "/assets/-aaaaaaaa",
  "/wp-admin/x-aaaaaaaa.php",
])("%s causes no query for a file", async (path) => {
  const queries = await queriesDuring(other, async () => expect((await answer(other, path)).status).toBe(404));
  expect(queries.filter((sql) => sql.includes("assets"))).toEqual([]);
});

test("without the database other versions' files are unavailable, not missing, and the instance's own are served", async () => {
  const views = { ...(await productionViews("dist")), folder: empty };
  const database = connect("postgres://nobody@127.0.0.1:9/none", () => {});
  const cut = await startTestApp({ databaseUrl: own.databaseUrl, context: { views, database } });
  const cutOwn = await startTestApp({ databaseUrl: own.databaseUrl, context: { database } });
  const name = await file(/entry-client/);
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await answer(cut, name, {}, method);
    expect(status).toBe(503);
    expect(headers).toMatchObject({ "cache-control": "no-store", "retry-after": "5" });
    expect(headers.etag).toBeUndefined();
    expect((await answer(cutOwn, name, {}, method)).status).toBe(200);
  }
  await cut.stop();
  await cutOwn.stop();
  await database.close();
});

test("more names than may wait are refused, and waiting ones get their answer", async () => {
  const lookup = new AssetLookup(other.db);
  const lookups = Array.from({ length: 2_500 }, (_, index) => lookup.find(`/assets/x-${index}.js`));
  const answers = await Promise.allSettled(lookups);
  expect(answers.filter(({ status }) => status === "fulfilled").length).toBeGreaterThanOrEqual(2_000);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { status: 503 } });
  await expect(lookup.find(await file(/entry-client/))).resolves.toMatchObject({ identity: expect.any(Number) });
});

test("shared buffers never exceed their limit, however long they are held", async () => {
  const buffers = new SharedBuffers(10);
  let reads = 0;
  const lend = (key: string) =>
    buffers.acquire(key, 4, async () => {
      reads += 1;
      return Buffer.from(key.repeat(4));
    });
  await Promise.all([lend("a"), lend("a"), lend("b")]);
  expect(reads).toBe(2);
  await expect(lend("c")).rejects.toMatchObject({ status: 503 });
  buffers.release("a");
  await expect(lend("c")).rejects.toMatchObject({ status: 503 });
  buffers.release("b");
  await lend("c");
  expect((await lend("a"))?.toString()).toBe("aaaa");
  expect(reads).toBe(3);
});

test("a failed read takes no space and is repeated", async () => {
  const buffers = new SharedBuffers(10);
  const fail = () => buffers.acquire("a", 8, () => Promise.reject(new Error("away")));
  for (const failed of await Promise.allSettled([fail(), fail()])) expect(failed.status).toBe("rejected");
  expect(await buffers.acquire("a", 8, async () => undefined)).toBeUndefined();
  expect(await buffers.acquire("b", 10, async () => Buffer.alloc(10))).toHaveLength(10);
});

/** A separate build with these files. */
async function build(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lumina-version-"));
  await mkdir(join(folder, "assets"));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, "assets", name), content);
  return folder;
}

test("versions that start together, and one that comes back, keep each other's files", async () => {
  const database = await createDatabase();
  const { db, close } = connect(database.url, () => {});
  const names = () => db("assets").orderBy("name").pluck("name");
  const [shared, old, young] = ["Shared-aaaaaaaa.js", "Old-aaaaaaaa.js", "New-aaaaaaaa.js"];
  const first = await build({ [shared]: "shared", [old]: "old", "plain.js": "no hash" });
  const second = await build({ [shared]: "shared", [young]: "new", ".secret-aaaaaaaa.js": "hidden" });
  const running = await Promise.all([first, second, second, first].map((folder) => share(database.url, folder)));
  expect(await names()).toEqual([`/assets/${young}`, `/assets/${old}`, `/assets/${shared}`]);
  await db("assets").update({ used_at: new Date(0) });
  running.push(await share(database.url, first));
  await sweepAssets(db);
  expect(await names()).toEqual([`/assets/${old}`, `/assets/${shared}`]);
  for (const kept of running) await kept.stop();
  for (const folder of [first, second]) await rm(folder, { recursive: true });
  await close();
  await database.drop();
});

test("files are stored again when the database comes back without them, as after a restore", async () => {
  const database = await createDatabase();
  const folder = await build({ "Page-aaaaaaaa.js": "page" });
  const kept = await share(database.url, folder);
  const { db, close } = connect(database.url, () => {});
  await db("assets").delete();
  await vi.waitFor(async () => {
    await db.raw(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    );
    expect(await db("assets").pluck("name")).toEqual(["/assets/Page-aaaaaaaa.js"]);
  }, 10_000);
  await kept.stop();
  await close();
  await rm(folder, { recursive: true });
  await database.drop();
});

test("files unused for a month are deleted, and of those not in use all beyond the limit", async () => {
  const database = await createDatabase();
  const { db, close } = connect(database.url, () => {});
  const day = 24 * 60 * 60_000;
  const ages = { used: 0, yesterday: 2, lastMonth: 29, longAgo: 31 };
  for (const [name, age] of Object.entries(ages))
    await db("assets").insert({ name, identity: "bytes", used_at: new Date(Date.now() - age * day) });
  expect(await sweepAssets(db)).toBe(1);
  expect(await db("assets").orderBy("name").pluck("name")).toEqual(["lastMonth", "used", "yesterday"]);
  expect(await markAssetsUsed(db, ["lastMonth", "longAgo"])).toEqual(["lastMonth"]);
  await db("assets").update({ identity: "x".repeat(600) });
  await db("assets")
    .where({ name: "used" })
    .update({ used_at: new Date(Date.now() - 3 * day) });
  await db("assets")
    .where({ name: "yesterday" })
    .update({ br: "x".repeat(600) });
  expect(await sweepAssets(db, 1_800)).toBe(0);
  expect(await sweepAssets(db, 1_799)).toBe(1);
  expect(await db("assets").orderBy("name").pluck("name")).toEqual(["lastMonth", "yesterday"]);
  await close();
  await database.drop();
});

test.each([
  [
    "rejects the files",
    "ALTER TABLE assets ADD CONSTRAINT none CHECK (false)",
    /Can't store the pages' files in the database: .*"none"/,
  ],
  ["is read-only", "ALTER DATABASE :name: SET default_transaction_read_only = on", /read-only/],
])("an instance whose database %s exits before it listens, and says why", async (_, trouble, reason) => {
  const database = await createDatabase();
  const { db, close } = connect(database.url, () => {});
  await db.raw(trouble, { name: new URL(database.url).pathname.slice(1) });
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    env: { DATABASE_URL: database.url, SESSION_SECRET: "s".repeat(32), PORT: "0" },
  });
  let output = "";
  server.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const [code] = await once(server, "close");
  expect(output).toMatch(reason);
  expect(output).not.toContain("http://");
  expect(code).toBe(1);
  await close();
  await database.drop();
});
