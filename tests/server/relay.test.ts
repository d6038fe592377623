import type { ServerResponse } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { sendAgain } from "../../server/models/relay/relayHistory.ts";
import { json, testService } from "../support/fakeService.ts";
import { present } from "../support/present.ts";
import { testApp } from "../support/testApp.ts";
import { startTestRelay } from "../support/testRelay.ts";

const service = await testService();
const app = await testApp({ env: { RELAY_URL: `${service.url}/collect` } });
let relay: { stop(): Promise<void> } | undefined;

afterEach(async () => {
  await relay?.stop();
  service.received = [];
  service.behave = json(200, { ok: true });
  await app.db("registrations").delete();
  await app.db.raw("DELETE FROM graphile_worker._private_jobs");
});

const start = async () => {
  relay = await startTestRelay(app);
};
const post = (body: object) =>
  app.post("/registrations", { form: "popup", name: "이바다", phone: "1", ...body }).expect(201);
const state = async () => (await app.db("registrations").first("relay_state"))?.relay_state;
const history = () => app.db("relay_attempts").orderBy("id");
const until = (wanted: string) => vi.waitFor(async () => expect(await state()).toBe(wanted), 12_000);
const hurry = () => app.db.raw("UPDATE graphile_worker._private_jobs SET run_at = now()");

test("a lead stored while the worker was down is relayed once it is up, with its key", async () => {
  await post({ form: "customer", name: "김하늘", phone: "010-1234-5678", message: "문의", key: "k1" });
  expect(await state()).toBe("stored");
  service.behave = json(200, { ok: true, id: "s-77" });
  await start();
  await until("relayed");
  expect(service.received).toMatchObject([
    { body: { name: "김하늘", phone: "010-1234-5678", message: "문의" }, headers: { "idempotency-key": "k1" } },
  ]);
  expect(await history()).toMatchObject([{ outcome: "relayed", service: "json", status: 200, provider_id: "s-77" }]);
  expect((await app.db("registrations").first("relayed_at"))?.relayed_at).toBeInstanceOf(Date);
});

test("the popup's lead is relayed with its e-mail and visit date, also when empty", async () => {
  await post({ key: "k2" });
  await start();
  await vi.waitFor(() => expect(service.received).toHaveLength(1), 8_000);
  expect(service.received[0]?.body).toEqual({ name: "이바다", phone: "1", email: "", visitDate: "" });
});

test("nothing but relays waits for a form service that hangs", async () => {
  service.behave = () => {};
  for (let index = 0; index < 20; index += 1) await post({ key: `queued-${index}`, phone: `010-1234-${1000 + index}` });
  await start();
  await vi.waitFor(() => expect(service.received.length).toBeGreaterThan(5), 8_000);
  const erased = present(await app.db("registrations").orderBy("id", "desc").first("id")).id;
  await app
    .db("registrations")
    .where({ id: erased })
    .update({ erase_at: new Date(0) });
  await app.db.raw("SELECT graphile_worker.add_job('erasePlanned')");
  await vi.waitFor(async () => {
    expect(await app.db("registrations").where({ id: erased })).toEqual([]);
    expect(await app.db("texts").where({ state: "waiting" })).toEqual([]);
  }, 8_000);
  expect((await history()).filter(({ outcome }) => outcome === "relayed")).toEqual([]);
});

test("a success that isn't JSON is a success", async () => {
  service.behave = (response) => response.writeHead(200).end("<p>thanks</p>");
  await post({});
  await start();
  await until("relayed");
});

test.each<[string, (response: ServerResponse) => void, string]>([
  ["an error", (response) => response.writeHead(500).end(), "HTTP 500"],
  ["a wrong setting", (response) => response.writeHead(404).end(), "HTTP 404"],
  ["a body that reports failure", (response) => response.writeHead(200).end('{"ok": false}'), "HTTP 200"],
  [
    "a redirect, which is not followed",
    (response) => response.writeHead(302, { Location: "/elsewhere" }).end(),
    "HTTP 302",
  ],
  ["a broken connection", (response) => response.destroy(), "UND_ERR_SOCKET"],
  [
    "an answer cut off after its 200",
    (response) => {
      response.writeHead(200, { "Content-Length": "100" }).write("{", () => response.destroy());
    },
    "UND_ERR_SOCKET",
  ],
])(
  "after %s it is retried under the same key",
  async (_name, refuse, reason) => {
    service.behave = refuse;
    await post({ key: "k3" });
    await start();
    await until("retrying");
    const [attempt] = await history();
    expect(attempt).toMatchObject({ outcome: "retrying", reason });
    const wait = present(attempt?.next_at).getTime() - present(attempt).at.getTime();
    expect(wait).toBeGreaterThanOrEqual(5_000);
    expect(wait).toBeLessThan(7_000);
    service.behave = json(200, {});
    await hurry();
    await until("relayed");
    expect(service.received.map(({ headers, path }) => `${path} ${headers["idempotency-key"]}`)).toEqual([
      "/collect k3",
      "/collect k3",
    ]);
  },
  20_000,
);

test("waits as long as a busy service asks", async () => {
  service.behave = json(429, {}, { "Retry-After": "600" });
  await post({});
  await start();
  await until("retrying");
  const [attempt] = await history();
  expect(present(attempt?.next_at).getTime() - present(attempt).at.getTime()).toBeGreaterThanOrEqual(600_000);
});

test("a lead that the service rejects is given up, delays no other, and can be relayed again", async () => {
  const poison = "독";
  service.behave = (response, { body }) => response.writeHead(body.name === poison ? 422 : 200).end("{}");
  await post({ name: poison, key: "bad" });
  await post({ name: "이바다", key: "good" });
  await start();
  const states = async () =>
    (await app.db("registrations").orderBy("id").select("relay_state")).map((row) => row.relay_state);
  await vi.waitFor(async () => expect(await states()).toEqual(["given_up", "relayed"]), 12_000);
  const [bad = "", good = ""] = await app.db("registrations").orderBy("id").pluck("id");
  service.behave = json(200, {});
  expect(await sendAgain(app.db, bad)).toBe(true);
  await vi.waitFor(async () => expect(await states()).toEqual(["relayed", "relayed"]), 12_000);
  expect((await history()).filter((row) => row.registration_id === bad).map((row) => row.outcome)).toEqual([
    "given_up",
    "sent_again",
    "relayed",
  ]);
  expect(await sendAgain(app.db, good)).toBe(false);
});

test("is given up after its last attempt, without a remaining job", async () => {
  service.behave = json(503, {});
  await post({});
  const { id } = present(await app.db("registrations").first("id"));
  await app
    .db("relay_attempts")
    .insert(Array.from({ length: 21 }, () => ({ registration_id: id, outcome: "retrying" })));
  await start();
  await until("given_up");
  await vi.waitFor(async () =>
    expect((await app.db.raw("SELECT FROM graphile_worker._private_jobs")).rows).toEqual([]),
  );
});

test("a job of a killed process is resumed", async () => {
  await post({});
  await app.db.raw(
    "UPDATE graphile_worker._private_jobs SET locked_by = 'dead-worker', locked_at = now() - interval '1 minute'",
  );
  await start();
  await until("relayed");
});
