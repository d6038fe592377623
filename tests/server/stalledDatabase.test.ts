import { randomUUID } from "node:crypto";
import { Agent, get } from "node:http";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { visitSlots } from "../../client/complex/sale/visitSlots.ts";
import { messages } from "../../client/copy/messages.ts";
import { withDeadline } from "../../server/database/deadline.ts";
import { isDatabaseUnavailable } from "../../server/database/unavailable.ts";
import { type RelayAttempt, recordAttempt } from "../../server/models/relay/relayHistory.ts";
import { DatabaseProxy } from "../load/faults/databaseProxy.ts";
import { saleAt } from "../support/ledgers.ts";
import { createDatabase, startTestApp, type TestApp } from "../support/testApp.ts";

const proxy = new DatabaseProxy();
let own: Awaited<ReturnType<typeof createDatabase>>;
let app: TestApp;
/** Bypasses the proxy and the application's pools. */
let direct: pg.Client;

beforeAll(async () => {
  own = await createDatabase();
  const through = new URL(own.url);
  proxy.target = Number(through.port);
  through.port = String(await proxy.listen());
  app = await startTestApp({
    databaseUrl: through.href,
    env: { RELAY_URL: "http://127.0.0.1:9/", REGISTRATION_LIMIT: "100000", REGISTRATION_FLOOD: "100000" },
  });
  await app.createAdministrator();
  direct = new pg.Client({ connectionString: own.url });
  await direct.connect();
});
beforeEach(() => direct.query("UPDATE visit_slots SET booked = 0"));
afterEach(() => {
  proxy.stalled = false;
});
afterAll(async () => {
  await app.stop();
  await direct.end();
  proxy.close();
  await own.drop();
});

const slots = visitSlots(saleAt(new Date()));
let bookings = 0;

/** A registration with a visit takes a transaction of several statements; any other is one statement. */
const booking = (key: string = randomUUID()) => {
  bookings += 1;
  const visitDate = slots[bookings % slots.length]?.startsAt ?? "";
  // A number has few visits ahead.
  return { form: "customer", name: "홍길동", phone: `010-1234-${1_000 + bookings}`, visitDate, key };
};
const plain = (key: string = randomUUID()) => ({ form: "popup", name: "홍길동", phone: "010-1234-5678", key });

/** The record of a service's rejection, stored in a transaction. */
const attempt: RelayAttempt = {
  outcome: "retrying",
  service: "json",
  status: 503,
  providerId: undefined,
  reason: "HTTP 503",
  duration: 1,
  wait: 60_000,
};

async function register(body: { key: string }): Promise<{ key: string; status: number; message: string }> {
  const response = await app.post("/registrations", body);
  return { key: body.key, status: response.status, message: response.body.message };
}

const registerAll = (count: number, each: (index: number) => { key: string }) =>
  Promise.all(Array.from({ length: count }, (_, index) => register(each(index))));

const storedKeys = async (keys: string[]): Promise<string[]> =>
  (await direct.query("SELECT key FROM registrations WHERE key = ANY($1)", [keys])).rows.map(({ key }) => key);

test("what is acknowledged after a stall of the database is stored, and nothing is answered with 500", async () => {
  await registerAll(10, () => booking());
  const { rows } = await direct.query("SELECT id FROM registrations");
  proxy.stalled = true;
  // Their BEGIN is in transit when they time out, like the relay's, while visitors register.
  const relayed = Promise.allSettled(rows.map(({ id }) => recordAttempt(app.db, id, attempt)));
  const refused = await registerAll(20, (index) => (index % 2 ? plain() : booking()));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set([messages.registrationFailed]));
  expect(new Set((await relayed).map(({ status }) => status))).toEqual(new Set(["rejected"]));
  proxy.stalled = false;
  const after: Awaited<ReturnType<typeof register>>[] = [];
  for (let round = 0; round < 5; round += 1)
    after.push(...(await registerAll(10, (index) => (index % 2 ? plain() : booking()))));
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([201]));
  expect((await storedKeys(after.map(({ key }) => key))).length).toBe(after.length);
}, 30_000);

test.each([
  ["a transaction", "COMMIT", booking],
  ["a single statement", "INSERT INTO registrations", plain],
])(
  "%s whose answer was lost is refused, and a retry with its key finds it",
  async (_, word, body) => {
    const sent = body();
    proxy.unanswered = word;
    expect((await register(sent)).status).toBe(503);
    expect(await storedKeys([sent.key])).toEqual([sent.key]);
    expect((await register(sent)).status).toBe(201);
    expect(await storedKeys([sent.key])).toEqual([sent.key]);
  },
  30_000,
);

test("a locked table refuses registrations with a message, and accepts them once it is unlocked", async () => {
  await direct.query("BEGIN; LOCK TABLE registrations IN ACCESS EXCLUSIVE MODE");
  const refused = await registerAll(20, (index) => (index % 2 ? plain() : booking()));
  await direct.query("COMMIT");
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  const after = await registerAll(20, (index) => (index % 2 ? plain() : booking()));
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([201]));
  expect((await storedKeys(after.map(({ key }) => key))).length).toBe(after.length);
}, 30_000);

test("a session that can't be read or saved in time is answered with 503", async () => {
  const cookie = await app.signIn();
  await direct.query("BEGIN; LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE");
  await app.request.get("/admin/leads").set("Cookie", cookie).expect(503);
  await direct.query("COMMIT");
  await app.request.get("/admin/leads").set("Cookie", cookie).expect(200);
}, 30_000);

test("a connection survives an answer whose session can't be saved", async () => {
  const cookie = await app.signIn();
  // One connection: the second request waits for it.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const fetchPath = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(app.url + path, { agent, headers: { Cookie: cookie } }, (response) => {
        response.resume().once("end", () => resolve(response.statusCode));
      }).once("error", reject);
    });
  await direct.query("BEGIN; LOCK TABLE sessions IN SHARE MODE; LOCK TABLE registrations IN ACCESS EXCLUSIVE MODE");
  const refused = fetchPath("/admin/leads");
  const next = fetchPath("/readyz");
  expect(await refused).toBe(503);
  await direct.query("COMMIT");
  expect(await next).toBe(200);
  agent.destroy();
}, 30_000);

test.each(["pool", "queuePool"] as const)(
  "a connection in an open or failed transaction leaves the %s",
  async (name) => {
    const pool = app.database[name];
    for (const statement of ["BEGIN", "BEGIN; SELECT 1 / 0"]) {
      const client = await pool.connect();
      const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
      await client.query(statement).catch(() => {});
      client.release();
      const others = await Promise.all(
        Array.from({ length: 10 }, () => pool.query("SELECT pg_backend_pid() AS pid, pg_sleep(0.05)")),
      );
      expect(others.map((other) => other.rows[0].pid)).not.toContain(rows[0].pid);
    }
  },
);

test("a connection whose query timed out is never reused, whoever holds it", async () => {
  const client = await app.database.queuePool.connect();
  client.on("error", () => {});
  proxy.stalled = true;
  await expect(client.query("SELECT 1")).rejects.toThrow("Query read timeout");
  proxy.stalled = false;
  await expect(client.query("SELECT 1")).rejects.toThrow("not queryable");
  client.release();
  const { rows } = await app.database.queuePool.query("SELECT 1 AS one");
  expect(rows).toEqual([{ one: 1 }]);
}, 30_000);

test("all database use of a request shares one deadline", async () => {
  const within = (...seconds: number[]) =>
    new Promise((resolve, reject) => {
      withDeadline(4_000, async () => {
        try {
          for (const each of seconds) await app.db.raw("SELECT pg_sleep(?)", [each]);
          resolve(seconds);
        } catch (error) {
          reject(error);
        }
      });
    });
  await within(0.1, 0.1);
  // Each alone would be in time.
  await expect(within(1, 3.3)).rejects.toThrow("Query read timeout");
}, 30_000);

test.each(["25P02", "40P01", "55P03", "57014", "57P01", "53300"])(
  "SQLSTATE %s means that the database can't answer now",
  (code) => {
    expect(isDatabaseUnavailable(Object.assign(new Error("said by the server"), { code }))).toBe(true);
  },
);

test("a wrong query doesn't count as a lost database", async () => {
  const error = await app.db.raw("SELECT nothing FROM nowhere").catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(false);
});
