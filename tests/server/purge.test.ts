import { expect, test, vi } from "vitest";
import { office as words } from "../../client/copy/office.ts";
import { nightlyPurge } from "../../server/jobs/nightlyPurge.ts";
import { createLog } from "../../server/middleware/logging.ts";
import { watch } from "../../server/services/alerts/watch.ts";
import { json, testService } from "../support/fakeService.ts";
import { present } from "../support/present.ts";
import { sameOrigin, testApp } from "../support/testApp.ts";
import { startTestRelay } from "../support/testRelay.ts";

const day = 24 * 60 * 60_000;
const expired = {
  key: "expired",
  fingerprint: "",
  form: "popup",
  name: "지난 고객",
  phone: "010-1111-2222",
  consent_version: "1",
  consent_hash: "",
  created_at: new Date(Date.now() - 400 * day),
} as const;
const registered = new Date("2025-12-04T00:00:00Z");
let now = registered;
const service = await testService();
service.behave = json(200, { ok: true, id: "s-77" });
const app = await testApp({ env: { RELAY_URL: service.url }, context: { now: () => now } });
await app.createAdministrator();

/** Every row of every table, including the queue's, as `table {...}`. */
async function everything(): Promise<string[]> {
  const { rows } = await app.db.raw(`
    SELECT table_schema || '.' || quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of rows) {
    const table = await app.db.raw(`SELECT row_to_json(t)::text AS row FROM ${name} t`);
    found.push(...table.rows.map(({ row }: { row: string }) => `${name} ${row}`));
  }
  return found;
}
const personal = /사라질이|7777-?8888|secret@example|혼자만 아는 문의|약속한 메모/;
const tablesWithPersonalData = async () =>
  (await everything()).filter((row) => personal.test(row)).map((row) => row.split(" ")[0]);

test("the nightly job erases expired registrations with every copy, and not a day sooner", async () => {
  const cookie = await app.signIn();
  const send = (method: "post" | "put", path: string) =>
    app.request[method](path).set(sameOrigin).set("Cookie", cookie).set("Accept", "application/json");
  const { headers } = await app
    .post("/registrations", {
      form: "customer",
      name: "사라질이",
      phone: "010-7777-8888",
      email: "secret@example.com",
      message: "혼자만 아는 문의",
      marketing: true,
      visitDate: "2025-12-06T14:00+09:00",
      key: "purged",
      touches: { last: { source: "naver" } },
    })
    .expect(201);
  const { id } = present(await app.db("registrations").first("id"));
  await app.db("registrations").update({ created_at: registered });
  await send("post", `/admin/leads/${id}/notes`).send({ body: "약속한 메모" }).expect(204);
  await send("put", `/admin/leads/${id}/status`).send({ status: "contacted" }).expect(204);
  await send("post", "/admin/leads/search").send({ q: "사라질이" }).expect(200);

  const relay = await startTestRelay(app, { now: () => now });
  const purge = async (createdAt: number) => {
    await app.db("registrations").update({ created_at: new Date(createdAt) });
    const { rows } = await app.db.raw("SELECT (graphile_worker.add_job('purgeRegistrations')).id");
    await vi.waitFor(
      async () =>
        expect((await app.db.raw("SELECT FROM graphile_worker.jobs WHERE id = ?", [rows[0].id])).rows).toEqual([]),
      12_000,
    );
  };
  try {
    await vi.waitFor(async () => {
      expect(await app.db("registrations").pluck("relay_state")).toEqual(["relayed"]);
      expect(await app.db("texts").where({ state: "logged" }).pluck("kind")).toContain("visit");
    }, 12_000);
    const kept = await tablesWithPersonalData();
    // All tables with copies, so that none is missed below.
    expect(new Set(kept)).toEqual(new Set(["public.registrations", "public.lead_notes"]));
    expect(await app.db("relay_attempts")).toHaveLength(1);

    const limit = Date.now() - app.config.retentionDays * day;
    // By the clock that is behind: neither an application's nor a database's that is ahead erases what isn't due.
    now = new Date(Date.now() + 400 * day);
    await purge(limit + day);
    expect(new Set(await tablesWithPersonalData())).toEqual(new Set(kept));
    await purge(limit - day);
  } finally {
    await relay.stop();
  }
  // The administrator's session is of that day.
  now = registered;
  expect(await tablesWithPersonalData()).toEqual([]);
  for (const table of ["registrations", "relay_attempts", "texts", "lead_notes", "consent_events", "visit_bookings"])
    expect(await app.db(table), table).toEqual([]);
  // The place is free again, only the fact remains, and the desk's log contains no name.
  expect(await app.db("visit_slots").pluck("booked")).toEqual([0]);
  expect(await app.db("erasures")).toMatchObject([
    { registration_id: id, reason: "retention", copy: true, provider_id: "s-77" },
  ]);
  expect(await app.db("desk_log").where({ registration_id: id }).orderBy("id").pluck("action")).toEqual([
    "note",
    "status",
  ]);
  const csv = await send("post", "/admin/leads/export").type("form").send({}).buffer(true).expect(200);
  expect(csv.text.trimEnd().split("\r\n")).toHaveLength(1);
  // The link to the registration's own page has ended too.
  await app.request.get(headers.location as string).expect(410);
  await app.form(headers.location as string, { change: "marketing-on" }).expect(303);
  expect(await app.db("consent_events")).toEqual([]);
  expect(await tablesWithPersonalData()).toEqual([]);
});

test("a night that was missed, because no server ran or the database stalled, is made up for", async () => {
  const known = () => app.db("graphile_worker._private_known_crontabs").where({ identifier: "purgeRegistrations" });
  const first = await startTestRelay(app);
  await vi.waitFor(async () => expect(await known()).toHaveLength(1), 12_000);
  await first.stop();
  await known().update({ known_since: new Date(Date.now() - 3 * day), last_execution: new Date(Date.now() - 2 * day) });
  const { id } = present((await app.db("registrations").insert(expired).returning("id"))[0]);
  const second = await startTestRelay(app);
  try {
    await vi.waitFor(async () => expect(await app.db("erasures").pluck("registration_id")).toContain(id), 12_000);
  } finally {
    await second.stop();
  }
});

test("a purge of more than a tenth of the registrations waits for three days, and is reported", async () => {
  await app.db("registrations").delete();
  const rows = Array.from({ length: 60 }, (_, index) => ({ ...expired, key: `many-${index}` }));
  await app.db("registrations").insert(rows);
  const log = createLog({ logLevel: "silent" });
  const night = () => nightlyPurge({ db: app.db, config: app.config, log, now: new Date() });
  const left = async () => (await app.db("registrations").pluck("id")).length;
  const subjects: string[] = [];
  const channel = {
    name: "webhook" as const,
    send: async ({ subject }: { subject: string }) => void subjects.push(subject),
  };
  const look = () => watch({ db: app.db, channels: [channel], publicUrl: "", log, now: () => new Date() });
  await app.db("erasures").update({ told: true });
  await night();
  expect(await left()).toBe(60);
  await look();
  expect(subjects).toContain(words.purge.subject);
  await app.db("purge_holds").update({ since: new Date(Date.now() - 4 * day) });
  await night();
  await night();
  expect(await left()).toBe(0);
  await look();
  expect(subjects).toContain(words.purge.over);
});
