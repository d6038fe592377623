import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:tls";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestApp, type TestApp } from "../support/testApp.ts";
import { startTestRelay } from "../support/testRelay.ts";

const pem = (name: string) => readFileSync(new URL(`../support/selfSigned.${name}.pem`, import.meta.url));

/** Everything received: a form service with an untrusted certificate would read it here. */
let receivedText = "";
/** Why connections failed: `ERR_SSL_HTTP_REQUEST` would be plain HTTP. */
const failures: string[] = [];
const impostor = createServer({ key: pem("key"), cert: pem("cert") }, (socket) => {
  socket.on("data", (data) => {
    receivedText += data;
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\n{"ok":true}');
  });
  socket.on("error", () => {});
});
impostor.on("tlsClientError", (error) => failures.push("code" in error ? String(error.code) : error.message));
let app: TestApp;

beforeAll(async () => {
  await new Promise<void>((resolve) => impostor.listen(0, "127.0.0.1", resolve));
  const { port } = impostor.address() as AddressInfo;
  app = await startTestApp({ env: { RELAY_URL: `https://localhost:${port}/collect` } });
});
afterAll(async () => {
  impostor.close();
  await app.stop();
});

test("a form service with an untrusted certificate gets no lead, not even in plain text, and is retried", async () => {
  await app.post("/registrations", { form: "home", name: "김하늘", phone: "010-2345-6789" }).expect(201);
  const relay = await startTestRelay(app);
  const attempts = () => app.db("relay_attempts").orderBy("id").select("outcome", "status", "reason", "next_at");
  try {
    await vi.waitFor(async () => expect(await attempts()).toHaveLength(1), 12_000);
    await app.db.raw("UPDATE graphile_worker._private_jobs SET run_at = now()");
    await vi.waitFor(async () => expect(await attempts()).toHaveLength(2), 12_000);
  } finally {
    await relay.stop();
  }
  const refused = { outcome: "retrying", status: null, reason: "DEPTH_ZERO_SELF_SIGNED_CERT" };
  expect(await attempts()).toMatchObject([refused, refused]);
  expect((await attempts())[1]?.next_at).toBeInstanceOf(Date);
  expect(await app.db("registrations").pluck("relay_state")).toEqual(["retrying"]);
  expect(receivedText).toBe("");
  expect(failures).not.toContain("ERR_SSL_HTTP_REQUEST");
});
