import { expect, test } from "vitest";
import type { LeadDetailProps } from "../../client/shared/desk/leads.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();
const { app } = office;

test("a lead is shown with all its data", async () => {
  const id = await office.lead({ phone: "010-1111-2222", message: "주차가 되나요?" });
  const twin = await office.lead({ name: "김하나 (집)", phone: "+82 10 1111 2222" });
  await app.db("relay_attempts").insert({ registration_id: id, outcome: "retrying", status: 500, reason: "busy" });
  await office.send("post", `/admin/leads/${id}/notes`, { body: "내일 다시 전화" }).expect(204);
  const { body }: { body: LeadDetailProps } = await office.get(`/admin/leads/${id}`).expect(200);
  expect(body.lead).toMatchObject({ name: "김하나", message: "주차가 되나요?", status: "new" });
  expect(body.lead.sameNumber.map((other) => other.id)).toEqual([twin]);
  expect(body.lead.relay[0]?.note).toContain("HTTP 500");
  expect(body.lead.notes).toMatchObject([{ body: "내일 다시 전화", author: "admin@lumina.example" }]);
  expect(body.lead.accesses.map(({ title }) => title)).toEqual(["상세 열람", "메모"]);
  const list = await office.get("/admin/leads");
  expect(list.body.leads.map((row: { duplicates: number }) => row.duplicates)).toEqual([1, 1]);
});

test("a lead's status changes, and the log has the previous one", async () => {
  const id = await office.lead();
  await office.send("put", `/admin/leads/${id}/status`, { status: "contacted" }).expect(204);
  await office.send("put", `/admin/leads/${id}/status`, { status: "unheard-of" }).expect(400);
  expect(await app.db("registrations").where({ id }).first("status")).toEqual({ status: "contacted" });
  expect((await office.log())[0]).toMatchObject({ action: "status", details: { from: "new", to: "contacted" } });
  const plain = { _method: "put", status: "booked" };
  await app
    .form(`/admin/leads/${id}/status`, plain, office.cookie)
    .expect(303)
    .expect("Location", `/admin/leads/${id}?done=status`);
});

test("a given-up lead can be relayed again, a relayed one can't", async () => {
  const id = await office.lead({ relay_state: "given_up" });
  await office.send("post", `/admin/leads/${id}/relay`, {}).expect(202);
  expect(await app.db("registrations").where({ id }).first("relay_state")).toEqual({ relay_state: "retrying" });
  expect(await app.db("relay_attempts").where({ registration_id: id }).pluck("outcome")).toEqual(["sent_again"]);
  await app.db("registrations").where({ id }).update({ relay_state: "relayed" });
  await office.send("post", `/admin/leads/${id}/relay`, {}).expect(409);
});

test("a line break of a note sent without scripts counts once, as in its field", async () => {
  const id = await office.lead();
  const longest = `${"가\r\n".repeat(999)}가나`;
  await office.send("post", `/admin/leads/${id}/notes`, { body: longest }).expect(204);
  expect((await app.db("lead_notes").first())?.body).toBe(longest.replaceAll("\r\n", "\n"));
});

test("a missing lead is a 404 for every method", async () => {
  for (const id of ["999999999", "abc", "0", "1e3"]) {
    await office.get(`/admin/leads/${id}`).expect(404);
    await office.send("put", `/admin/leads/${id}/status`, { status: "closed" }).expect(404);
    await office.send("post", `/admin/leads/${id}/notes`, { body: "x" }).expect(404);
  }
});

test("an opt-out by telephone is recorded each time, with who entered it, and shown in lists and the CSV file", async () => {
  const id = await office.lead();
  await app.db("registrations").where({ id }).update({ marketing_consent: true });
  const listed = async () => (await office.get("/admin/leads")).body.leads[0].marketing;
  const table = async () =>
    (await office.send("post", "/admin/leads/export").type("form").send({}).buffer(true).expect(200)).text;
  expect([await listed(), await table()]).toEqual([true, expect.stringContaining('"광고 수신 동의"')]);
  await office.send("delete", `/admin/leads/${id}/marketing`).expect(200);
  await office.send("delete", `/admin/leads/${id}/marketing`).expect(200);
  expect([await listed(), await table()]).toEqual([false, expect.stringContaining('"동의 안 함"')]);
  const refusal = { kind: "marketing_withdrawn", channel: "office" };
  expect(await app.db("consent_events").where({ registration_id: id }).select("kind", "channel")).toEqual([
    refusal,
    refusal,
  ]);
  const logged = { registration_id: id, administrator: "admin@lumina.example" };
  expect((await office.log()).filter(({ action }) => action === "marketing")).toMatchObject([logged, logged]);
  await office.send("delete", "/admin/leads/999999/marketing").expect(404);
  const plain = await app.form(`/admin/leads/${id}/marketing`, { _method: "delete" }, office.cookie);
  expect(plain.headers.location).toBe(`/admin/leads/${id}?done=marketing`);
});
