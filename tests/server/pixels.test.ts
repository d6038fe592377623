import { type Browser, chromium, type Page as Tab } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pixelData } from "../../client/copy/pixels.ts";
import { chromiumLaunch } from "../support/chromium.ts";
import { site } from "../support/pressBoard.ts";
import { testApp } from "../support/testApp.ts";

const ids = { naver: "s_0123456789ab", kakao: "1234567890123456789", google: "G-AB12CD34EF" };
const { words, storageKey } = pixelData(ids);
const app = await testApp({
  env: { NAVER_WCS_ID: ids.naver, KAKAO_PIXEL_ID: ids.kakao, GOOGLE_ANALYTICS_ID: ids.google },
});
const plain = await testApp({ databaseUrl: app.databaseUrl });

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch("--no-sandbox"));
});
afterAll(() => browser.close());

/** The services' scripts as they are called: each tells a stand-in, which stores it here. */
const standIns: Record<string, string> = {
  "https://wcs.naver.net/wcslog.js": `window.wcs = { inflow() {}, trans: (event) => tell("naver " + event.type + " " + wcs_add.wa) };
    window.wcs_do = () => tell("naver view " + location.pathname);`,
  "https://t1.daumcdn.net/kas/static/kp.js": `window.kakaoPixel = (id) => ({ pageView: () => tell("kakao view " + location.pathname),
    participation: () => tell("kakao participation " + id) });`,
  [`https://www.googletagmanager.com/gtag/js?id=${ids.google}`]: `const push = (event) => {
      if (event[0] === "event") tell("google " + event[1] + " " + (event[2].page_location ? event[2].page_location : "")); };
    dataLayer.forEach(push); dataLayer.push = push;`,
};

async function open(
  path: string,
  { agreed }: { agreed?: boolean } = {},
): Promise<{ tab: Tab; asked: string[]; told: string[] }> {
  const context = await browser.newContext({ locale: "ko-KR" });
  const [asked, told]: [string[], string[]] = [[], []];
  await context.exposeFunction("tell", (words: string) => told.push(words));
  await context.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: standIns[route.request().url()] ?? "" });
  });
  if (agreed !== undefined)
    await context.addInitScript(
      ([key, choice]) => localStorage.getItem(key ?? "") ?? localStorage.setItem(key ?? "", choice ?? ""),
      [storageKey, JSON.stringify({ agreed, at: new Date().toISOString(), services: Object.keys(ids).join() })],
    );
  const tab = await context.newPage();
  await tab.goto(app.url + path);
  return { tab, asked, told };
}

const bar = (tab: Tab) => tab.getByRole("complementary", { name: words.label });
const press = (tab: Tab, name: string) => bar(tab).getByRole("button", { name, exact: true }).click();
const settled = { timeout: 10_000 };

async function register(tab: Tab): Promise<void> {
  const main = tab.getByRole("main");
  await main.locator("input[name=name]").fill("김하늘");
  await main.locator("input[name=phone]").fill("010-2345-6789");
  await main.locator("textarea[name=message]").fill("상담");
  await main.locator("form:has(textarea[name=message]) [type=submit]").click();
}

test("without ids no page has a byte or a host of it, the desk and a registration's own page never do", async () => {
  const [off, on] = await Promise.all([plain, app].map((one) => one.request.get("/BusinessGuide/plan")));
  expect(off?.text).not.toMatch(/pixels|googletagmanager|wcs\.naver|daumcdn/);
  expect(off?.headers["content-security-policy"]).not.toMatch(/naver|daum|google/);
  expect(on?.headers["content-security-policy"]).toMatch(
    /script-src 'self' https:\/\/wcs\.naver\.net https:\/\/t1\.daumcdn/,
  );
  // What is added is the end of the document: the rest is the same to the byte.
  const end = on?.text.indexOf('<script type="application/json" id="pixels">') ?? -1;
  const sameIds = (html = "") => html.replace(/"asOf":"[^"]*"/, "");
  expect(sameIds(off?.text).startsWith(sameIds(on?.text.slice(0, end)))).toBe(true);
  for (const path of [
    "/admin/sign-in",
    "/registrations/abc",
    "/waitlist/abc",
    "/together/abc",
    "/SalesInfo/faq?q=김하늘",
  ])
    expect((await app.request.get(encodeURI(path)).set("Accept", "text/html")).text, path).not.toContain('id="pixels"');
});

test("nothing is loaded before a yes; a no is one press as well, is kept, and can be changed", async () => {
  const { tab, asked } = await open("/");
  await expect.poll(() => bar(tab).isVisible(), settled).toBe(true);
  const [refuse, agree] = [words.refuse, words.agree].map((name) =>
    bar(tab).getByRole("button", { name, exact: true }),
  );
  const [one, other] = [await refuse?.boundingBox(), await agree?.boundingBox()];
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
  await press(tab, words.refuse);
  await tab.goto(`${app.url}/BusinessGuide/intro`);
  await tab.getByRole("button", { name: words.settings }).waitFor();
  expect(await bar(tab).count()).toBe(0);
  expect(asked).toEqual([]);
  await tab.getByRole("button", { name: words.settings }).click();
  await press(tab, words.agree);
  await expect.poll(() => asked.length, settled).toBe(3);
  await tab.context().close();
});

test("a yes tells views of pages by their paths, also without a new document, and one registration once", async () => {
  const { tab, told } = await open(`/${encodeURI(site)}/customer?utm_source=naver&home=102-1502`, { agreed: true });
  await expect.poll(() => told.filter((line) => line.includes("view")), settled).toHaveLength(3);
  await tab.getByRole("contentinfo").getByRole("link", { name: "오시는 길" }).click();
  await expect.poll(() => told.filter((line) => line.endsWith("/Promotion/visit")), settled).toHaveLength(3);
  await tab.goBack();
  await register(tab);
  const conversions = ["naver lead s_0123456789ab", `kakao participation ${ids.kakao}`, "google generate_lead "];
  await expect.poll(() => told.filter((line) => !line.includes("view")).sort(), settled).toEqual(conversions.sort());
  expect(told.join("\n")).not.toMatch(/김하늘|010-|home=/);
  expect(told.join("\n")).toContain("customer?utm_source=naver");
  // To the registration's own page by a document that has no such script.
  const before = told.length;
  await tab.locator('a[href^="/registrations/"]').first().click();
  await tab.waitForURL(/\/registrations\//);
  await tab.waitForLoadState("load");
  expect(await tab.locator("#pixels").count()).toBe(0);
  expect(told).toHaveLength(before);
  await tab.context().close();
});

test("a no after a yes stops at once, in other tabs too, and deletes the cookies", async () => {
  const { tab, asked, told } = await open("/BusinessGuide/intro", { agreed: true });
  const second = await tab.context().newPage();
  await second.goto(`${app.url}/BusinessGuide/plan`);
  await expect.poll(() => told.filter((line) => line.startsWith("naver view")), settled).toHaveLength(2);
  await tab.context().addCookies([{ name: "_ga", value: "1", url: app.url }]);
  await tab.getByRole("button", { name: words.settings }).click();
  const reloaded = [tab, second].map((each) => each.waitForEvent("load"));
  await press(tab, words.refuse);
  await Promise.all(reloaded);
  expect(await tab.context().cookies()).toEqual([]);
  const before = asked.length;
  await tab.goto(`${app.url}/BusinessGuide/plan`);
  await tab.getByRole("button", { name: words.settings }).waitFor();
  expect(asked).toHaveLength(before);
  await tab.context().close();
});

test("the privacy policy names them only while they are configured", async () => {
  expect((await plain.request.get("/privacy")).text).not.toContain("Google LLC");
  expect((await app.request.get("/privacy")).text).toContain("Google LLC(미국)");
});
