import { afterEach, expect, test } from "vitest";
import { partyOf } from "../../client/complex/sale/parties.ts";
import { complex } from "../../client/content/complex.ts";
import { privacySections } from "../../client/copy/legal.ts";
import { readConfig } from "../../server/config/config.ts";
import { officialProps, openingTasks, privacyProps } from "../../server/config/operator.ts";
import { startTestApp, type TestApp } from "../support/testApp.ts";

let app: TestApp | undefined;
afterEach(async () => {
  await app?.stop();
  app = undefined;
});

const whole = {
  PUBLIC_URL: "https://lumina.example",
  PRIVACY_OFFICER: "한지수 이사",
  PRIVACY_CONTACT: "privacy@lumina.example",
  HOSTING_COMPANY: "한빛호스팅(주)",
  RELAY_URL: "https://forms.example/in",
  RELAY_COMPANY: "Forms Example Ltd.",
  RELAY_COUNTRY: "아일랜드",
  ALERT_WEBHOOK_URL: "https://chat.example/hook",
};
const variables = (env: Record<string, string>) =>
  openingTasks(readConfig(env))
    .map(({ where }) => where)
    .filter((where) => !where.includes("/"));

test("missing settings are named before opening, and nothing once they are set", () => {
  expect(variables({})).toEqual([
    "PRIVACY_OFFICER",
    "PRIVACY_CONTACT",
    "HOSTING_COMPANY",
    "RELAY_SERVICE",
    "SMS_SENDER",
    "ALERT_EMAIL",
    "PUBLIC_URL",
  ]);
  expect(variables(whole)).toEqual(["SMS_SENDER"]);
  const texts = { SMS_SERVICE: "solapi", SOLAPI_API_KEY: "k", SOLAPI_API_SECRET: "s", SMS_SENDER: "0212345678" };
  expect(variables({ ...whole, ...texts })).toEqual(["SMS_OPT_OUT"]);
  const ready = { ...whole, ...texts, SMS_OPT_OUT: "0801234567" };
  expect(variables(ready)).toEqual([]);
  const { RELAY_COMPANY: _, ...nameless } = ready;
  expect(variables(nameless)).toEqual(["RELAY_COMPANY"]);
  expect(variables({ ...nameless, RELAY_SERVICE: "formspree", RELAY_KEY: "abc" })).toEqual([]);
});

test("each missing setting has its effect for visitors", () => {
  for (const { where, text, effect } of openingTasks(readConfig({}))) {
    expect(text, where).toMatch(/\.$/);
    expect(effect, where).toMatch(/\.$/);
  }
});

test("a service abroad is a transfer abroad in the policy, and one in Korea isn't", () => {
  const ids = (env: Record<string, string>) => privacySections(privacyProps(readConfig(env))).map(({ id }) => id);
  expect(ids(whole)).toContain("abroad");
  expect(ids({ ...whole, RELAY_COUNTRY: "대한민국" })).not.toContain("abroad");
  const formspree = privacyProps(readConfig({ RELAY_SERVICE: "formspree", RELAY_KEY: "abc" }));
  expect(formspree.processors).toEqual([{ work: "relay", company: "Formspree, Inc.", country: "미국" }]);
  expect(ids({})).not.toContain("abroad");
});

test("the policy has everything that the law requires, with the operator's names and no placeholder", async () => {
  app = await startTestApp({ env: whole });
  const { text } = await app.request.get("/privacy").expect(200);
  for (const word of ["한지수 이사", "privacy@lumina.example", "한빛호스팅(주)", "Forms Example Ltd.", "아일랜드"])
    expect(text).toContain(word);
  // The items of 제30조 제1항 and 시행령 제31조.
  for (const word of [
    "처리 목적",
    "보유기간",
    "파기 절차와 방법",
    "제3자 제공",
    "처리 위탁",
    "국외 이전",
    "권리와 행사 방법",
    "보호책임자",
    "자동으로 수집하는 장치",
    "안전성 확보 조치",
    "법적 근거",
    "제28조의8",
  ])
    expect(text, word).toContain(word);
  expect(text).not.toMatch(/기재|undefined|\[object/);
  const { body } = await app.request.get("/privacy").set("Accept", "application/json").expect(200);
  expect(body).toEqual(privacyProps(readConfig(whole)));
  // Requested again as a page, now from the cache.
  expect((await app.request.get("/privacy").set("Accept", "text/html")).text).toBe(text);
});

test("the official site is known by its own address, and by the numbers that are configured", async () => {
  const { PUBLIC_URL } = whole;
  const texts = { SMS_SERVICE: "solapi", SOLAPI_API_KEY: "k", SOLAPI_API_SECRET: "s", SMS_SENDER: "15338848" };
  app = await startTestApp({
    env: { PUBLIC_URL, TRUST_PROXY: "1", ...texts, KAKAO_CHANNEL_URL: "https://pf.kakao.com/_x" },
  });
  const { body } = await app.request.get("/official").set("Accept", "application/json").expect(200);
  expect(body).toEqual({ host: "lumina.example", sender: "15338848", channel: "https://pf.kakao.com/_x" });
  expect(officialProps(readConfig({ PORT: "3000" }))).toEqual({ host: "localhost:3000" });
  const { text } = await app.request.get("/official").set("Host", "lumina-sale.example").expect(200);
  for (const word of ["lumina.example", "1533-8848", complex.phone, partyOf("seller").name, "112", "118"])
    expect(text, word).toContain(word);
  expect(text, "not the address that was asked for").not.toContain("lumina-sale");
});

test("without the operator's names the policy leaves them out", async () => {
  app = await startTestApp();
  const { text } = await app.request.get("/privacy").expect(200);
  expect(text).toContain("㈜루미나플랜");
  expect(text).not.toMatch(/기재|undefined|미정입니다/);
  expect(text).not.toContain(">보호책임자<");
});
