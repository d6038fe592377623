import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createLog } from "../../server/middleware/logging.ts";
import { startRelay } from "../../server/relay/relayWorker.ts";
import { startTestApp, type TestApp } from "../support/testApp.ts";

interface Received {
  body: Record<string, string>;
  key: string | undefined;
}

let app: TestApp;
let received: Received[] = [];
let answer: (response: ServerResponse) => void = () => {};
const service = createServer(async (request: IncomingMessage, response) => {
  let text = "";
  for await (const part of request) text += part;
  received.push({ body: JSON.parse(text), key: request.headers["idempotency-key"] as string | undefined });
  answer(response);
});
let relayUrl: string;
let relay: { stop(): Promise<void> } | undefined;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  relayUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/collect`;
  app = await startTestApp({ env: { RELAY_URL: relayUrl } });
});
afterEach(async () => {
  await relay?.stop();
  received = [];
  await app.db("registrations").delete();
  await app.db.raw("DELETE FROM graphile_worker._private_jobs");
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await app.stop();
});

const start = async () => {
  relay = await startRelay({
    database: app.database,
    relayUrl,
    retentionDays: 365,
    log: createLog({ logLevel: "silent" }),
  });
};
const ok = (response: ServerResponse) => response.writeHead(200).end("not even JSON");
const relayedAt = async () => (await app.db("registrations").first("relayed_at"))?.relayed_at;

test("a lead stored while the worker was down is relayed when it is up, with its key", async () => {
  answer = ok;
  await app.request
    .post("/registrations")
    .send({ form: "customer", name: "김하늘", phone: "010-1234-5678", message: "문의", key: "k1" })
    .expect(201);
  await start();
  await vi.waitFor(async () => expect(await relayedAt()).not.toBeNull(), 8_000);
  expect(received).toEqual([{ body: { name: "김하늘", phone: "010-1234-5678", message: "문의" }, key: "k1" }]);
});

test("the popup's lead goes out with its e-mail and visit date, empty as they are", async () => {
  answer = ok;
  await app.request.post("/registrations").send({ form: "popup", name: "이바다", phone: "1", key: "k2" }).expect(201);
  await start();
  await vi.waitFor(() => expect(received).toHaveLength(1), 8_000);
  expect(received[0]?.body).toEqual({ name: "이바다", phone: "1", email: "", visitDate: "" });
});

test.each([
  ["an error", (response: ServerResponse) => response.writeHead(500).end()],
  [
    "a redirect, which is not followed",
    (response: ServerResponse) => response.writeHead(302, { Location: "/elsewhere" }).end(),
  ],
  ["a broken connection", (response: ServerResponse) => response.destroy()],
])(
  "after %s it is tried again under the same key",
  async (_name, refuse) => {
    answer = refuse;
    await app.request.post("/registrations").send({ form: "popup", name: "a", phone: "1", key: "k3" }).expect(201);
    await start();
    await vi.waitFor(() => expect(received).toHaveLength(1), 8_000);
    expect(await relayedAt()).toBeNull();
    answer = ok;
    await app.db.raw("UPDATE graphile_worker._private_jobs SET run_at = now() WHERE attempts > 0");
    await vi.waitFor(async () => expect(await relayedAt()).not.toBeNull(), 12_000);
    expect(new Set(received.map(({ key }) => key))).toEqual(new Set(["k3"]));
  },
  20_000,
);

test("a job of a process that was killed is taken over", async () => {
  answer = ok;
  await app.request.post("/registrations").send({ form: "popup", name: "a", phone: "1", key: "k4" }).expect(201);
  await app.db.raw(
    "UPDATE graphile_worker._private_jobs SET locked_by = 'dead-worker', locked_at = now() - interval '1 minute'",
  );
  await start();
  await vi.waitFor(async () => expect(await relayedAt()).not.toBeNull(), 8_000);
});
