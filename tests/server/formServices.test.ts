import { expect, test } from "vitest";
import { eachField, visitorFields } from "../../client/shared/registrationFields.ts";
import { readConfig } from "../../server/config/config.ts";
import type { CollectedRegistration } from "../../server/models/lead/registration.ts";
import { formServiceFor } from "../../server/services/forms/formServiceFor.ts";
import { requestJson } from "../../server/services/requestJson.ts";
import { retryDelay } from "../../server/services/retryDelay.ts";
import { type Behaviour, json, startFakeService, testService } from "../support/fakeService.ts";

const lead: CollectedRegistration = {
  ...eachField(visitorFields, () => ""),
  id: "1",
  form: "customer",
  key: "k",
  name: "김하늘",
  phone: "010-2345-6789",
  phoneDigits: "01023456789",
  message: "문의",
  marketing: false,
  relayState: "stored",
  consentVersion: "1",
  createdAt: new Date(),
};
const fake = await testService();

function service(env: Record<string, string>) {
  const settings = readConfig({ RELAY_URL: fake.url, ...env }).formService;
  if (!settings) throw new Error("The test's configuration names no service");
  return formServiceFor(settings);
}

test("Formspree: the submission's id is read, and rejected fields are named", async () => {
  const formspree = service({ RELAY_SERVICE: "formspree" });
  fake.behave = json(200, { ok: true, next: "/thanks?language=ko&submission_id=abc-1" });
  expect(await formspree.deliver(lead)).toMatchObject({ ok: true, providerId: "abc-1" });
  expect(fake.received.at(-1)?.body).toEqual({
    name: "김하늘",
    phone: "010-2345-6789",
    message: "문의",
    form: "customer",
  });
  fake.behave = json(422, { errors: [{ field: "email", code: "TYPE_EMAIL", message: "하늘@ should be an email" }] });
  const refused = await formspree.deliver({ ...lead, email: "하늘@" });
  expect(refused).toMatchObject({ ok: false, retryable: false, fieldErrors: { email: "TYPE_EMAIL" } });
  expect(JSON.stringify(refused)).not.toContain("하늘@");
  fake.behave = json(403, { error: "Form is disabled" });
  expect(await formspree.deliver(lead)).toMatchObject({ ok: false, retryable: true, reason: "HTTP 403" });
});

test("Web3Forms: sends its access key, and accepts only its own success flag", async () => {
  const web3forms = service({ RELAY_SERVICE: "web3forms", RELAY_KEY: "key-1" });
  fake.behave = json(200, { success: true, data: { id: 7 }, message: "Email sent successfully!" });
  expect(await web3forms.deliver(lead)).toMatchObject({ ok: true, providerId: "7" });
  expect(fake.received.at(-1)?.body).toMatchObject({ access_key: "key-1", name: "김하늘", phone: "010-2345-6789" });
  fake.behave = json(200, { success: false, message: "Invalid access key" });
  expect(await web3forms.deliver(lead)).toMatchObject({ ok: false, retryable: true });
  fake.behave = json(400, { success: false });
  expect(await web3forms.deliver(lead)).toMatchObject({ ok: false, retryable: false });
});

test("a booked visit is relayed too", async () => {
  fake.behave = json(200, {});
  await service({}).deliver({ ...lead, visitDate: "2025-12-06T14:00+09:00" });
  expect(fake.received.at(-1)?.body).toMatchObject({ visitDate: "2025-12-06T14:00+09:00" });
});

test("an unreachable service is reported by its error code only", async () => {
  const closed = await startFakeService();
  await closed.stop();
  const gone = service({ RELAY_URL: `${closed.url}/secret-path` });
  expect(await gone.deliver(lead)).toEqual({ ok: false, retryable: true, fieldErrors: {}, reason: "ECONNREFUSED" });
});

test.each<[string, Behaviour]>([
  ["says nothing", () => {}],
  ["starts to answer and stops", (response) => void response.writeHead(200).write("{")],
  ["answers without an end", (response) => void setInterval(() => response.write(" "), 20).unref()],
])("a service that %s is given up after its timeout", async (_name, behave) => {
  fake.behave = behave;
  expect(await requestJson({ url: fake.url, body: {}, timeout: 300 })).toMatchObject({ failure: "timeout" });
});

test("services are configured by key only, and missing variables are named", () => {
  expect(readConfig({}).formService).toBeUndefined();
  expect(readConfig({ RELAY_SERVICE: "formspree", RELAY_KEY: "xyzabc" }).formService?.url).toBe(
    "https://formspree.io/f/xyzabc",
  );
  expect(readConfig({ RELAY_SERVICE: "web3forms", RELAY_KEY: "key-1" }).formService?.url).toBe(
    "https://api.web3forms.com/submit",
  );
  expect(() => readConfig({ RELAY_SERVICE: "web3forms" })).toThrow("RELAY_KEY is required for web3forms");
  expect(() => readConfig({ RELAY_SERVICE: "formspree" })).toThrow("RELAY_KEY is required for formspree");
});

test("delays grow from five seconds to hours, with jitter, and a service's Retry-After counts up to the longest", () => {
  expect(retryDelay(1, 0, 0)).toBe(5_000);
  expect(retryDelay(1, 0, 0.99)).toBe(6_650);
  expect(retryDelay(3, 0, 0)).toBe(45_000);
  expect(retryDelay(30, 0, 0)).toBe(4 * 3_600_000);
  expect(retryDelay(1, 60_000, 0)).toBe(60_000);
  expect(retryDelay(1, 1e12, 0)).toBe(4 * 3_600_000);
});
