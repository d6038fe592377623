import { expect, test } from "vitest";
import { visitSlots } from "../../client/complex/sale/visitSlots.ts";
import { office as words } from "../../client/copy/office.ts";
import { relayRegistration } from "../../server/jobs/relayRegistration.ts";
import { createLog } from "../../server/middleware/logging.ts";
import { eraseRegistration } from "../../server/models/lead/erasure.ts";
import { delivered, type FormService, undelivered } from "../../server/services/forms/formService.ts";
import { saleAt } from "../support/ledgers.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";
import { sameOrigin } from "../support/testApp.ts";

const office = await startSalesOffice();
const { app } = office;
const log = createLog({ logLevel: "silent" });
const relay = (id: string, deliver: FormService["deliver"]) =>
  relayRegistration({ db: app.db, service: { name: "json", deliver }, log }, id);
const copies = async () => (await office.get("/admin/copies").expect(200)).body.copies;
const copyOf = async (id: string) => (await copies()).find((copy: { id: string }) => copy.id === id);

test("a lead erased in the desk leaves its copy to be deleted, until marked as deleted", async () => {
  const id = await office.lead({ name: "비밀고객", phone: "010-7777-6666" });
  await relay(id, async () => delivered({ status: 200 }, "s-77"));
  await office.erase(id);
  expect(await copyOf(id)).toMatchObject({ reason: "office", service: "json", providerId: "s-77" });
  expect(JSON.stringify(await copies())).not.toMatch(/비밀|7777/);
  expect((await office.get("/admin/overview")).body.copies).toBeGreaterThan(0);

  await office.send("post", "/admin/copies", { id: [] }).expect(400);
  await office.send("post", "/admin/copies", { id: ["x"] }).expect(400);
  await office.send("post", "/admin/copies", { id: [id] }).expect(204);
  expect(await copyOf(id)).toBeUndefined();
  const row = await app.db("erasures").where({ registration_id: id }).first();
  expect(row).toMatchObject({ provider_id: null, relay_key: null, registered_at: null });
  expect(row).toMatchObject({ copy: true, copy_deleted_by: "admin@lumina.example" });
  expect((await office.log())[0]).toMatchObject({ action: "copy", registration_id: id });
  await office.send("post", "/admin/copies", { id: [id] }).expect(204);
  expect(await app.db("desk_log").where({ action: "copy", registration_id: id })).toHaveLength(1);
});

test("a lead erased while it is relayed leaves a copy all the same", async () => {
  const id = await office.lead();
  await relay(id, async () => {
    await eraseRegistration(app.db, id, "withdrawn");
    return delivered({ status: 200 }, "s-78");
  });
  expect(await copyOf(id)).toMatchObject({ reason: "withdrawn", providerId: "s-78" });
  const silent = await office.lead();
  await relay(silent, async ({ key }) => {
    await eraseRegistration(app.db, silent, "withdrawn");
    expect(key).not.toBe("");
    return undelivered({ failure: "timeout" });
  });
  expect((await copyOf(silent)).relayKey).toMatch(/^[0-9a-f-]{36}$/);
});

test("a lead leaves a copy when the process died between sending it and recording that", async () => {
  const id = await office.lead();
  const died = relay(id, () => Promise.reject(new Error("the process ends here")));
  await expect(died).rejects.toThrow();
  await office.erase(id);
  expect(await copyOf(id)).toMatchObject({ service: "json", providerId: null, relayKey: expect.any(String) });
  const rejected = await office.lead();
  await relay(rejected, async () => undelivered({ status: 422 }));
  await office.erase(rejected);
  expect(await copyOf(rejected)).toBeUndefined();
});

test("a lead that was never relayed leaves none", async () => {
  const id = await office.lead();
  await eraseRegistration(app.db, id, "retention");
  expect(await copyOf(id)).toBeUndefined();
});

test("the list has pages, and a plain form marks copies", async () => {
  const ids: string[] = [];
  for (let index = 0; index < 35; index += 1) {
    const id = await office.lead();
    await app.db("relay_attempts").insert({ registration_id: id, outcome: "relayed", service: "json" });
    await eraseRegistration(app.db, id, "retention");
    ids.unshift(id);
  }
  const first = await office.get("/admin/copies").expect(200);
  expect(first.body.copies).toHaveLength(30);
  const next = await office.get(`/admin/copies?cursor=${first.body.nextCursor}`).expect(200);
  const shown = [...first.body.copies, ...next.body.copies].map(({ id }) => id);
  expect(shown.slice(0, 35)).toEqual(ids);
  const plain = app.request.post("/admin/copies").type("form").set(sameOrigin).set("Cookie", office.cookie);
  await plain.send(`id=${ids[0]}&id=${ids[1]}`).expect(303).expect("Location", "/admin/copies");
  expect((await copies())[0].id).toBe(ids[2]);
  await app.request.get("/admin/copies").set("Accept", "application/json").expect(401);
});

test("a cancelled visit isn't relayed, and the desk shows it", async () => {
  const startsAt = visitSlots(saleAt(new Date())).at(-1)?.startsAt ?? "";
  const { headers } = await app
    .post("/registrations", {
      form: "customer",
      name: "김하늘",
      phone: "010-2345-6789",
      visitDate: startsAt,
      key: "cancelled",
    })
    .expect(201);
  const id = present(await app.db("registrations").where({ key: "cancelled" }).first("id")).id;
  await app.form(headers.location as string, { change: "cancel-visit" }).expect(303);
  const handed: string[] = [];
  await relay(id, async ({ visitDate }) => {
    handed.push(visitDate);
    return delivered({ status: 200 });
  });
  expect(handed).toEqual([""]);
  const { lead } = (await office.get(`/admin/leads/${id}`).expect(200)).body;
  expect(lead.visitAt).toBeNull();
  expect(Date.parse(lead.cancelledVisit.startsAt)).toBe(Date.parse(startsAt));
  const { cancelledVisits } = (await office.get("/admin/overview").expect(200)).body;
  expect(cancelledVisits[0].note).toBe(`상담 ${id} · ${words.endings.visitor}`);
});
