import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { ConsentNotice } from "../../client/components/registration/ConsentNotice.tsx";
import { agreement } from "../../client/copy/agreement.ts";
import { consentCopy, noticeItems } from "../../client/copy/consent.ts";
import { ledgerEntry } from "../../client/copy/registrationLink.ts";
import { parseRegistration } from "../../client/shared/registration.ts";
import { testApp } from "../support/testApp.ts";

const app = await testApp();

/** Sets the switch in content, as an operator who needs consent does. */
const askForConsent = (asked: boolean) => Object.assign(agreement, { required: asked });
afterEach(() => askForConsent(false));

const notice = (required: boolean, error?: string) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(ConsentNotice, { form: "popup", required, error })),
  );
const lead = { form: "popup", name: "김하늘", phone: "010-2345-6789" };

test("the notice is readable without opening anything, and requires no consent unless switched on", () => {
  const plain = notice(false);
  expect(plain).not.toMatch(/<details|수집·이용에 동의|name="agreed"/);
  expect(plain).toContain("제15조 제1항 제4호");
  const words = plain.replace(/<[^>]+>/g, "");
  for (const { text } of noticeItems("popup", false)) expect(words).toContain(text);
  const asking = notice(true, "동의해 주세요.");
  expect(asking).toMatch(/<input[^>]*required=""[^>]*name="agreed"/);
  expect(asking).toContain("동의해 주세요.");
  expect(asking).not.toContain("제15조 제1항 제4호");
  expect(asking).not.toMatch(/checked/);
  expect(consentCopy("popup", true)).toContain("(필수)");
  expect(consentCopy("popup", false)).not.toContain("(필수)");
});

test("the advertising choice states its purpose, items, period, channel and right to refuse", () => {
  for (const label of ["목적", "항목", "기간", "거부권"]) expect(notice(false)).toContain(`<dt>${label}</dt>`);
  // The channel is a part of the purpose.
  expect(notice(false)).toContain("문자메시지(광고)");
});

test("switched on, a registration without the checkbox is refused, and one with it is recorded as consent", async () => {
  askForConsent(true);
  const post = (fields: object) => app.post("/registrations", { ...lead, ...fields });
  const { body } = await post({ key: "unticked" }).expect(422);
  expect(body.fields).toEqual({ agreed: "개인정보 수집·이용에 동의해 주세요." });
  await post({ key: "false", agreed: "false" }).expect(422);
  expect(await app.db("registrations")).toHaveLength(0);
  await post({ key: "ticked", agreed: true }).expect(201);
  await post({ key: "plain form", agreed: "on" }).expect(201);
  expect(await app.db("consent_events").pluck("kind")).toEqual(["agreed", "agreed"]);
});

test("a missing name is reported together with a missing checkbox", () => {
  expect(parseRegistration({ ...lead, name: "" }, true)).toMatchObject({
    ok: false,
    fields: { name: "고객명을 적어 주세요.", agreed: "개인정보 수집·이용에 동의해 주세요." },
  });
  expect(parseRegistration(lead, false)).toMatchObject({ ok: true });
});

test("notices recorded by earlier versions are shown as notices", () => {
  expect(ledgerEntry("given", false)).toBe("개인정보 수집·이용 안내");
  expect(ledgerEntry("notified", true)).toBe("개인정보 수집·이용 안내, 광고성 정보 수신에 동의");
  expect(ledgerEntry("agreed", false)).toBe("개인정보 수집·이용에 동의");
  expect(ledgerEntry("marketing_withdrawn", false)).toBe("광고성 정보 수신 거부");
});
