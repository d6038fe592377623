import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { relayProblems } from "../../server/models/alert.ts";
import { relayBacklog } from "../../server/models/relay/relayBacklog.ts";
import { testService } from "../support/fakeService.ts";
import { present } from "../support/present.ts";
import { sameOrigin, type TestApp, testApp } from "../support/testApp.ts";
import { startTestRelay } from "../support/testRelay.ts";

const service = await testService();
const unconfigured = await testApp();
const configured = await testApp({ databaseUrl: unconfigured.databaseUrl, env: { RELAY_URL: service.url } });
await unconfigured.createAdministrator();

afterEach(async () => {
  service.received = [];
  await configured.db("registrations").delete();
  await configured.db.raw("DELETE FROM graphile_worker._private_jobs");
});

const register = (app: TestApp, key: string) =>
  app.post("/registrations", { form: "popup", name: "김하늘", phone: "010-1111-2222", key }).expect(201);
const states = async () => configured.db("registrations").orderBy("id").pluck("relay_state");
async function desk(app: TestApp) {
  const cookie = await app.signIn();
  const json = { Accept: "application/json", Cookie: cookie };
  return {
    overview: async () => (await app.request.get("/admin/overview").set(json).expect(200)).body,
    sendAll: () => app.request.post("/admin/relay").set(json).set(sameOrigin).send({}),
    sendOne: (id: string) => app.request.post(`/admin/leads/${id}/relay`).set(json).set(sameOrigin).send({}),
  };
}
const work = async <Result>(during: () => Promise<Result>): Promise<Result> => {
  const relay = await startTestRelay(configured);
  return during().finally(() => relay.stop());
};

test("registrations from before a service was configured are listed, and relayed by one button, each once", {
  timeout: 30_000,
}, async () => {
  for (const key of ["a", "b", "c"]) await register(unconfigured, key);
  await register(configured, "d");
  const office = await desk(configured);
  // The last one has its job: nothing has to be done about it.
  expect(await office.overview()).toMatchObject({ relaying: true, unrelayed: 3 });
  await office.sendAll().expect(202, { ok: true, count: 3 });
  await work(() => vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(["relayed"])), 20_000));
  const keys = service.received.map(({ headers }) => headers["idempotency-key"]);
  expect(keys.toSorted()).toEqual(["a", "b", "c", "d"]);
  expect(await office.overview()).toMatchObject({ unrelayed: 0 });
  expect(await configured.db("desk_log").orderBy("id", "desc").first()).toMatchObject({
    action: "relay",
    details: { shown: 3 },
  });
});

test("given-up leads are included, and many of them raise no alert by themselves", async () => {
  await configured.db("registrations").insert(
    Array.from({ length: 1_203 }, (_, index) => ({
      key: randomUUID(),
      fingerprint: "f",
      form: "home",
      name: "김하늘",
      phone: "1",
      consent_version: "1",
      consent_hash: "h",
      created_at: new Date(Date.now() - 3_600_000),
      relay_state: index % 3 === 0 ? "given_up" : index % 3 === 1 ? "stored" : "relayed",
    })),
  );
  expect(await relayBacklog(configured.db)).toBe(802);
  expect(await relayBacklog(configured.db)).toBe(0);
  const order = await configured.db.raw("SELECT key FROM graphile_worker._private_jobs ORDER BY run_at");
  const ids = order.rows.map(({ key }: { key: string }) => Number(key.slice("relay:".length)));
  expect(ids).toEqual(ids.toSorted((one: number, other: number) => one - other));
  const { rows } = await configured.db.raw(
    "SELECT count(*)::integer AS jobs, min(priority)::integer AS priority, extract(epoch FROM max(run_at) - now())::integer AS last FROM graphile_worker._private_jobs",
  );
  // New registrations have priority, and the service gets five a second.
  expect(rows[0]).toMatchObject({ jobs: 802, priority: 10 });
  expect(rows[0].last).toBeGreaterThan(150);
  expect(await relayProblems(configured.db)).toEqual({ givenUp: 0, retrying: 401 });
});

test("without a service nothing is offered: one lead or all, there is nowhere to send it", async () => {
  await register(unconfigured, "e");
  const { id } = present(await configured.db("registrations").first("id"));
  const office = await desk(unconfigured);
  expect(await office.overview()).toMatchObject({ relaying: false, unrelayed: 0 });
  await office.sendAll().expect(409);
  await office.sendOne(id).expect(409);
  expect(await states()).toEqual(["stored"]);
});

test("it needs a session", async () => {
  await configured.request.post("/admin/relay").set(sameOrigin).set("Accept", "application/json").send({}).expect(401);
});
