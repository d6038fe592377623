import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { messages } from "../../client/copy/messages.ts";
import { freePort } from "../../server/database/embedded/freePort.ts";
import { DatabaseProxy } from "../load/faults/databaseProxy.ts";
import { end, startServer } from "../load/serverProcess.ts";
import { json, testService } from "../support/fakeService.ts";
import { createDatabase, startTestApp } from "../support/testApp.ts";

let database: Awaited<ReturnType<typeof createDatabase>>;
const service = await testService();
/** The database's URL through the proxy. */
let through: URL;
const proxy = new DatabaseProxy();
beforeAll(async () => {
  database = await createDatabase();
  through = new URL(database.url);
  through.port = String(await proxy.listen());
});
afterAll(async () => {
  proxy.close();
  await database.drop();
});

test("a database that goes away during a job doesn't end the process", async () => {
  const target = Number(new URL(database.url).port);
  proxy.target = target;
  let held: ServerResponse | undefined;
  service.behave = (response) => {
    held = response;
  };
  const port = await freePort();
  const server = await startServer(port, through.href, { RELAY_URL: service.url, LOG_LEVEL: "warn" });
  let output = "";
  server.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  try {
    const registered = await fetch(`http://127.0.0.1:${port}/registrations`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ form: "popup", name: "홍길동", phone: "010-1234-5678", key: randomUUID() }),
    });
    expect(registered.status).toBe(201);
    const answerService = await vi.waitFor(() => held ?? Promise.reject(new Error("not relayed yet")), 5_000);
    proxy.target = undefined;
    proxy.cut();
    json(200, { ok: true })(answerService, { method: "", path: "", headers: {}, body: {} });
    await vi.waitFor(() => expect(output).toContain("the end of a job was not recorded"), 8_000);
    expect(await status("/BusinessGuide/intro")).toBe(200);
    proxy.target = target;
    await vi.waitFor(async () => expect(await status("/readyz")).toBe(200), 5_000);
  } finally {
    await end(server, "SIGTERM");
  }
}, 40_000);

test.each([
  ["accepts no connections", false],
  ["has another's name", true],
])(
  "while a backup is restored and the database %s, registrations are refused with a message",
  async (_, renamed) => {
    const app = await startTestApp();
    const name = new URL(app.databaseUrl).pathname.slice(1);
    const administration = new pg.Client({ connectionString: app.databaseUrl.replace(/[^/]*$/, "postgres") });
    await administration.connect();
    const register = (status: number) =>
      app.post("/registrations", { form: "popup", name: "홍길동", phone: "010-1234-5678" }).expect(status);
    const setAside = async () => {
      await administration.query("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1", [
        name,
      ]);
      if (renamed) await administration.query(`ALTER DATABASE ${name} RENAME TO ${name}_aside`);
    };
    // Like backup.sh: nobody reconnects while the names change, and a session that was just beginning is ended, too.
    await administration.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await setAside().catch(setAside);
    const { body } = await register(503);
    expect(body.message).toBe(messages.registrationFailed);
    if (renamed) await administration.query(`ALTER DATABASE ${name}_aside RENAME TO ${name}`);
    await administration.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await administration.end();
    await vi.waitFor(() => register(201), 5_000);
    await app.stop();
  },
  40_000,
);
