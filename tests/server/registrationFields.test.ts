import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { consent, consentTexts, noticeItems } from "../../client/copy/consent.ts";
import { privacySections } from "../../client/copy/legal.ts";
import { fieldLimits } from "../../client/shared/limits.ts";
import {
  eachField,
  listedFields,
  registrationFields,
  registrationForms,
  type VisitorField,
  visitorFields,
} from "../../client/shared/registrationFields.ts";
import { readConfig } from "../../server/config/config.ts";
import { findLead } from "../../server/models/lead/leadDetail.ts";
import {
  type CollectedRegistration,
  findRegistration,
  type StoredRegistration,
} from "../../server/models/lead/registration.ts";
import { formServiceFor } from "../../server/services/forms/formServiceFor.ts";
import { json, startFakeService } from "../support/fakeService.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();

/** A unique valid value for each field. */
const values = eachField(visitorFields, (field) =>
  field === "phone" ? "010-2345-6789" : `${field} 값`.slice(0, fieldLimits[field]),
);

async function register(form = "home"): Promise<StoredRegistration> {
  await office.app.post("/registrations", { form, ...values }).expect(201);
  const { id } = present(await office.app.db("registrations").first("id"));
  const stored = await findRegistration(office.app.db, id);
  if (!stored) throw new Error("The registration isn't there");
  return stored;
}

test("every field is stored in its own column and read from there", async () => {
  const stored = await register();
  const row = present(await office.app.db("registrations").first());
  for (const field of visitorFields) {
    expect(row[registrationFields[field].column], field).toBe(values[field]);
    expect(stored[field], field).toBe(values[field]);
  }
});

test("every field is returned to a form sent without scripts", async () => {
  const body = { ...values, form: "customer", phone: "", visitDate: "2020-01-01T10:00+09:00" };
  const { text } = await office.app.request.post("/registrations").type("form").send(body).expect(422);
  const data = /id="hydration">(.*?)<\/script>/.exec(text)?.[1] ?? "";
  expect(JSON.parse(data).props.values).toEqual(eachField(visitorFields, (field) => body[field]));
});

test("the desk shows every field of a lead, and lists and CSV files those listed", async () => {
  const { id } = await register();
  expect(await findLead(office.app.db, id, { id: "0", role: "office" })).toMatchObject(values);
  const [lead] = (await office.get("/admin/leads").expect(200)).body.leads;
  expect(lead).toMatchObject(eachField(listedFields, (field) => values[field]));
  const { text } = await office.send("post", "/admin/leads/export").type("form").send({}).buffer(true).expect(200);
  const [heading = "", line = ""] = text.split("\r\n");
  for (const field of visitorFields) {
    expect(heading.includes(registrationFields[field].label), field).toBe(registrationFields[field].listed);
    expect(line.includes(values[field]), field).toBe(registrationFields[field].listed);
  }
});

const services: Record<string, Record<string, string>> = {
  json: {},
  formspree: { RELAY_SERVICE: "formspree" },
  web3forms: { RELAY_SERVICE: "web3forms", RELAY_KEY: "key-1" },
};

test.each(registrationForms)("the form service gets the table's fields of the form %s", async (form) => {
  const fake = await startFakeService();
  fake.behave = json(200, { ok: true, success: true });
  const stored = { ...(await register(form)), form };
  const empty = { ...stored, ...eachField(visitorFields, () => "") };
  const sent = async (env: Record<string, string>, registration: CollectedRegistration) => {
    const settings = readConfig({ RELAY_URL: fake.url, ...env }).formService;
    if (settings) await formServiceFor(settings).deliver(registration);
    const body = fake.received.at(-1)?.body as Record<string, string>;
    return visitorFields.filter((field) => Object.hasOwn(body, field));
  };
  const isSent = (...when: string[]) =>
    visitorFields.filter((field) => when.includes(registrationFields[field].relayed[form]));
  expect(await sent(services.json ?? {}, stored)).toEqual(isSent("always", "filled"));
  expect(await sent(services.json ?? {}, empty)).toEqual(isSent("always"));
  for (const name of ["formspree", "web3forms"])
    expect(await sent(services[name] ?? {}, stored)).toEqual(visitorFields);
  await fake.stop();
});

test.each(registrationForms)(
  "the privacy policy names every field, and the notice of the form %s each of its own",
  (form) => {
    const policy = JSON.stringify(privacySections({ processors: [] }));
    const use = (field: VisitorField): { forms: readonly string[] } => registrationFields[field];
    const named = (text: string) => visitorFields.filter((field) => text.includes(registrationFields[field].label));
    const items = noticeItems(form).find(({ label }) => label === "항목")?.text ?? "";
    expect(named(policy)).toEqual(visitorFields);
    expect(named(items)).toEqual(visitorFields.filter((field) => use(field).forms.includes(form)));
  },
);

/**
 * The hash of each version's text, for each form since the latest: a registration stores the version, so its
 * text must stay the same.
 */
const versions: Record<string, string> = {
  "2025-11-10": "3390ada5bf15523a6942e129d2fda8cdb8e9d942d3806da51b3ce52af85d7b90",
  "2026-11-22": "5995de8eee7391932a335cd10ba0204947ffddc1f17cafad355a344afd5cd4b9",
  "2026-11-26": "122fa0343c7a412910d4a18d44afc4312e702fe3a4c8fd1aa24827ec26472561",
  "2026-11-27": "cc89b1ff4ffb6679334f04dc266c00c2d74ae29a01a49ce8a6e61e4e24cb3b14",
  "2026-11-29": "0e20c1f4a8a4a734528c60db5dde78ea33158866e6fe254f84d3e23f4baa79aa",
};

test("a changed consent text needs a new version", () => {
  expect(versions[consent.version]).toBe(
    createHash("sha256").update(Object.values(consentTexts).join("\n\n")).digest("hex"),
  );
});
