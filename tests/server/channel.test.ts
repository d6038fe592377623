import { expect, test } from "vitest";
import { messages } from "../../client/copy/messages.ts";
import { readConfig } from "../../server/config/config.ts";
import { sameOrigin, testApp } from "../support/testApp.ts";

const channel = "https://pf.kakao.com/_lumina/chat";
const without = await testApp();
const app = await testApp({ env: { KAKAO_CHANNEL_URL: channel } });

const register = (one: typeof app) =>
  one.request
    .post("/registrations")
    .set({ ...sameOrigin, Accept: "text/html" })
    .type("form")
    .send({ form: "popup", name: "김분양", phone: "01012345678" });

test("the channel is in the bar, the footer and the popup of every page, and on the page that answers a form", async () => {
  for (const path of ["/", "/SalesInfo/homes", "/no-such-page"]) {
    const { text } = await app.request.get(path);
    expect(text.match(new RegExp(` href="${channel}"`, "g")), path).toHaveLength(3);
    expect(text).toContain(messages.chatShort);
    expect(text).toContain(`"channel":"${channel}"`);
  }
  const { text } = await register(app).expect(201);
  expect(text.match(new RegExp(` href="${channel}"`, "g"))).toHaveLength(4);
});

test("without the setting no page has a trace of it", async () => {
  for (const path of ["/", "/SalesInfo/homes", "/no-such-page"]) {
    const { text } = await without.request.get(path);
    for (const trace of [messages.chat, messages.chatShort, '"channel"']) expect(text).not.toContain(trace);
  }
  expect((await register(without).expect(201)).text).not.toContain(messages.chat);
});

test("an address that browsers would run or that isn't encrypted stops the start", () => {
  for (const address of ["javascript:alert(1)", "http://pf.kakao.com/_lumina", "pf.kakao.com/_lumina"])
    expect(() => readConfig({ KAKAO_CHANNEL_URL: address })).toThrow("KAKAO_CHANNEL_URL must be an https URL");
});
