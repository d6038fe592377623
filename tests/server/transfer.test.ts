import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LeadDetail } from "../../client/shared/lead.ts";
import { tables } from "../../server/database/tables.ts";
import { createAccount, setPassword } from "../../server/models/account/account.ts";
import { publishArticle } from "../../server/models/article/articleWriting.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";
import { administrator, createDatabase, startTestApp, testApp } from "../support/testApp.ts";

const office = await startSalesOffice();
const { app } = office;
const folder = await mkdtemp(join(tmpdir(), "lumina-transfer-"));
afterAll(() => rm(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const env = (url: string) => ({ ...process.env, DATABASE_URL: url, SESSION_SECRET: "s".repeat(32) });
const run = (verb: string, to: string, url: string) =>
  promisify(execFile)(process.execPath, ["dist/server/transfer.js", verb, to], { env: env(url) });

async function filesOf(name: string): Promise<Map<string, string>> {
  const names = await readdir(at(name), { recursive: true });
  const read = async (file: string) => [file, (await readFile(join(at(name), file))).toString("latin1")] as const;
  return new Map(await Promise.all(names.filter((file) => file.includes(".")).map(read)));
}

/** Everything that a sale leaves behind, with characters and bytes that a careless format would lose. */
async function fill(): Promise<void> {
  const { db } = app;
  const hash = "0123456789abcdef0123456789abcdef";
  const site = "센트럴루미나";
  await publishArticle(db, site, { title: '큰 "따옴표"\\와 </script>', summary: "요약\t탭", content: "본문\n둘째 줄" });
  await db("pictures").insert({ hash, width: 3, height: 2 });
  await db("picture_files").insert({ hash, name: "640.avif", bytes: Buffer.from([0, 255, 10, 13, 92, 34]) });
  const sent = { form: "customer", name: "김하늘", phone: "010-2345-6789", marketing: true, message: "층과 향" };
  for (const key of ["first", "second", "gone"]) await app.post("/registrations", { ...sent, key }).expect(201);
  const [first, second, gone] = await db("registrations").orderBy("id").select("id");
  // The earlier one belongs to the later one, and the last id was given to somebody who is erased.
  await office.send("put", `/admin/leads/${present(first).id}/status`).send({ status: "contacted" });
  await office.send("post", `/admin/leads/${present(first).id}/notes`).send({ note: "다시 전화" });
  await db("registrations")
    .where({ id: present(first).id })
    .update({ merged_into: present(second).id });
  await office.erase(present(gone).id);
  await db("homes").insert({ key: "101-1502", state: "withheld", reason: "예비" }).onConflict("key").merge();
  await createAccount(db, {
    by: "test",
    email: "kim@lumina.example",
    name: "김상담",
    role: "counsellor",
    password: "p".repeat(12),
  });
  const moment = new Date().toISOString();
  await db("site_notices").insert({ heading: "휴관", place: "bar", position: 1, starts_at: moment, ends_at: moment });
}

let leadPath = "";
let lead: LeadDetail;

beforeAll(async () => {
  // The office's own hook empties the leads before each test.
  await fill();
  leadPath = `/admin/leads/${present(await app.db("registrations").orderBy("id", "desc").first("id")).id}`;
  lead = (await office.get(leadPath).expect(200)).body.lead;
  await run("export", at("first"), app.databaseUrl);
});

test("an export into another database is exported the same again, to the byte", async () => {
  const other = await createDatabase();
  await run("import", at("first"), other.url);
  await run("export", at("second"), other.url);
  const [first, second] = [await filesOf("first"), await filesOf("second")];
  expect([...second.keys()].sort()).toEqual([...first.keys()].sort());
  for (const [name, content] of first) expect(second.get(name), name).toBe(content);
  expect(first.get("jobs.jsonl")).toContain("relayRegistration");
  await other.drop();
});

test("the new site answers as the old one did", async () => {
  const other = await createDatabase();
  await run("import", at("first"), other.url);
  const twin = await testApp({ databaseUrl: other.url });
  const site = encodeURIComponent("센트럴루미나");
  for (const path of [`/${site}/press`, `/${site}/press/feed.xml`]) {
    const of = (one: typeof app) => one.request.get(path).set("Accept", "application/json");
    const [before, after] = [await of(app), await of(twin)];
    expect(after.text.replaceAll(twin.config.publicUrl, app.config.publicUrl), path).toBe(before.text);
  }
  const homes = (one: typeof app) => one.request.get("/SalesInfo/homes").set("Accept", "application/json");
  expect((await homes(twin)).body.states).toBe((await homes(app)).body.states);
  const picture = "/uploads/0123456789abcdef0123456789abcdef-640.avif";
  expect((await twin.request.get(picture)).body).toEqual((await app.request.get(picture)).body);
  await twin.post("/session", administrator).expect(401);
  const { id } = present(await twin.db("administrators").where({ email: administrator.email }).first("id"));
  await setPassword(twin.db, { by: "test", id, password: administrator.password });
  const cookie = await twin.signIn();
  const { body } = await twin.request.get("/admin/leads").set({ Cookie: cookie, Accept: "application/json" });
  expect(body.leads).toHaveLength(1);
  const detail = await twin.request.get(leadPath).set({ Cookie: cookie, Accept: "application/json" });
  const { accesses, ...rest } = detail.body.lead;
  const { accesses: before, ...restBefore } = lead;
  expect(rest).toEqual(restBefore);
  // Each look at a lead is one of them.
  expect(accesses).toEqual(expect.arrayContaining(before));
  const highest = present(await twin.db("erasures").first("registration_id")).registration_id;
  await twin.post("/registrations", { form: "home", name: "새 고객", phone: "01099998888" }).expect(201);
  const newest = present(await twin.db("registrations").orderBy("id", "desc").first("id")).id;
  expect(Number(newest), "the id of an erased lead is in links that were sent").toBeGreaterThan(Number(highest));
});

test("a database with anything in it, a used folder and an incomplete export are refused", async () => {
  await expect(run("import", at("first"), app.databaseUrl)).rejects.toThrow("The database isn't empty");
  await expect(run("export", at("first"), app.databaseUrl)).rejects.toThrow("isn't empty");
  const other = await createDatabase();
  await run("export", at("cut"), other.url);
  await writeFile(join(at("cut"), "articles.jsonl"), (await filesOf("first")).get("articles.jsonl") ?? "", "latin1");
  await expect(run("import", at("cut"), other.url)).rejects.toThrow(/articles|sites/);
  await rm(join(at("cut"), "manifest.json"));
  await expect(run("import", at("cut"), other.url)).rejects.toThrow("no manifest.json");
  const twin = await startTestApp({ databaseUrl: other.url });
  expect(await twin.db("articles")).toEqual([]);
  await twin.stop();
  await other.drop();
});

test("no secret is written out, and only the owner can read what is", async () => {
  const files = await filesOf("first");
  const whole = [...files.values()].join("");
  for (const secret of ["$argon2", "sess:"]) expect(whole).not.toContain(secret);
  for (const name of files.keys()) expect((await stat(join(at("first"), name))).mode & 0o077, name).toBe(0);
  expect((await stat(at("first"))).mode & 0o077).toBe(0);
  const left = Object.keys(tables).filter((table) => !files.has(`${table}.jsonl`));
  expect(left).toEqual([
    "alert_marks",
    "backups",
    "changed_pages",
    "desk_undos",
    "form_keys",
    "purge_holds",
    "room_members",
    "rooms",
    "sessions",
    "texted_numbers",
    "throttles",
  ]);
});
