import { expectAccessible } from "./accessibility.ts";
import { fillPopup, openPopup, popup } from "./popup.ts";
import { delayRequests, expect, hydrated, open, type Page, site, test } from "./test.ts";

test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|Failed to fetch|was preloaded using link preload/ });

const code = /assets\/hydrate-.*\.js/;
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "화면 일부를 불러오지 못했습니다" });
const reload = (page: Page) => notice(page).getByRole("button", { name: "새로고침" });
const remove = (page: Page, files: RegExp) => page.route(files, (route) => route.abort());
const typed = (page: Page) => page.evaluate(() => sessionStorage.getItem("typed"));

/** Reloads the page with the notice's button, with its files available again. */
async function loadDocument(page: Page, files: RegExp): Promise<void> {
  // Before: a request that comes later would find its file.
  await expect(reload(page)).toBeVisible();
  await page.unroute(files);
  const loaded = page.waitForEvent("load");
  await reload(page).click();
  await loaded;
  expect(await typed(page)).toBeNull();
}

test("a page whose code is gone says so at the first interaction, and a calculator keeps its input @wide", async ({
  page,
}) => {
  await remove(page, code);
  await page.goto("/SalesInfo/stampTax");
  const field = page.getByRole("main").getByRole("textbox").first();
  await field.fill("120000");
  await expect(notice(page)).toBeVisible();
  await loadDocument(page, code);
  await expect(field).toHaveValue("120000");
  await expect(page.getByRole("main").getByRole("status")).toContainText("350,000");
  await expect(notice(page)).toHaveCount(0);
});

test("the notice is reachable by keyboard and fits a narrow screen", { tag: "@narrow" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Nothing may be half faded in when axe measures contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await remove(page, code);
  await page.goto("/SalesInfo/SubscriptionGuide");
  await page.keyboard.press("Tab");
  await expect(notice(page)).toBeVisible();
  const { x = 0, width = 0, height = 0 } = (await notice(page).boundingBox()) ?? {};
  expect([x, width]).toEqual([0, 320]);
  expect(height).toBeLessThan(200);
  await expect(page.getByRole("link", { name: "전화상담" }).last()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page, "a page whose code is gone");
  await page.keyboard.press("Shift+Tab");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Tab");
  while (!(await reload(page).evaluate((button) => button === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.unroute(code);
  const loaded = page.waitForEvent("load");
  await page.keyboard.press("Enter");
  await loaded;
  await expect(notice(page)).toHaveCount(0);
});

test("a lead's name and phone survive in the popup @wide", async ({ page }) => {
  await remove(page, code);
  await page.goto("/Brand/intro");
  // The notice is shown before the popup that would cover it.
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await expect(notice(page)).toBeVisible();
  await openPopup(page);
  await fillPopup(page);
  await expect(popup(page).getByRole("alert").filter({ hasText: "화면 일부" })).toBeVisible();
  await loadDocument(page, code);
  await expect(popup(page).getByLabel("고객명")).toHaveValue("김하늘");
  await hydrated(page);
  await expect(popup(page).getByLabel("연락처")).toHaveValue("010-1234-5678");
  await popup(page).locator('button[type="submit"]').click();
  await expect(popup(page).getByText(/등록이 완료되었습니다/)).toBeVisible();
});

test("selections and long texts survive on their page @wide", async ({ page }) => {
  await remove(page, code);
  await page.goto(`/${site}/customer`);
  const main = page.getByRole("main");
  await main.getByLabel("고객명").fill("김하늘");
  await main.getByLabel("문의 내용").fill("첫 줄\n둘째 줄");
  await main.locator('[name="visitDay"]').first().check();
  const hour = main.locator('[name="visitDate"]:visible').first();
  await hour.check();
  const news = main.locator('[name="marketing"]');
  await news.check();
  await loadDocument(page, code);
  await expect(main.getByLabel("고객명")).toHaveValue("김하늘");
  await expect(main.getByLabel("문의 내용")).toHaveValue("첫 줄\n둘째 줄");
  await expect(hour).toBeChecked();
  await expect(news).toBeChecked();
  await page.evaluate(() =>
    sessionStorage.setItem(
      "typed",
      JSON.stringify({ path: "/elsewhere", fields: { "/registrations home-name name ": "x" } }),
    ),
  );
  await page.goto("/");
  expect(await typed(page)).toBeNull();
  await expect(page.locator("#home-name")).toHaveValue("");
});

test("a password is never stored @wide", async ({ page }) => {
  const stored: string[] = [];
  await page.exposeFunction("noteStored", (value: string) => stored.push(value));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      (window as unknown as { noteStored(value: string): void }).noteStored(`${key} ${value}`);
      setItem.call(this, key, value);
    };
  });
  await remove(page, code);
  await page.goto(`/${site}/press`);
  await page.getByLabel("이메일").fill("office@example.com");
  await page.getByLabel("비밀번호").fill("secret password");
  await loadDocument(page, code);
  await expect(page.getByLabel("이메일")).toHaveValue("office@example.com");
  await expect(page.getByLabel("비밀번호")).toHaveValue("");
  expect(stored.some((value) => value.startsWith("typed ") && value.includes("office@example.com"))).toBe(true);
  expect(stored.filter((value) => value.includes("secret"))).toEqual([]);
});

test("delayed code is reported as missing until it arrives @wide", async ({ page }) => {
  await page.clock.install();
  const release = await delayRequests(page, code);
  await page.goto("/Brand/intro");
  await openPopup(page);
  await page.clock.runFor(10_500);
  await expect(notice(page)).toBeVisible();
  release();
  await page.waitForSelector("#root[data-hydrated]");
  await expect(notice(page)).toHaveCount(0);
  await expect(popup(page)).toBeVisible();
});

test("a plan whose viewer is gone says so in the dialog, and on the page once that is closed @wide", async ({
  page,
}) => {
  const viewer = /assets\/panzoom.*\.js/;
  await remove(page, viewer);
  await open(page, "/FloorPlan/59A");
  await page.getByRole("link", { name: "84A 평면도 크게 보기" }).click();
  const dialog = page.getByRole("dialog", { name: "84A 평면도" });
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByRole("button", { name: "닫기" }).click();
  await expect(reload(page)).toBeInViewport({ ratio: 1 });
  await loadDocument(page, viewer);
});

test("a tour whose viewer is gone says so, and can be reloaded @wide", async ({ page }) => {
  const viewer = /assets\/tourView-.*\.js/;
  await remove(page, viewer);
  await page.goto("/tours/84A");
  await page.getByRole("button", { name: /화면을 클릭하시면/ }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole("button", { name: /화면을 클릭하시면/ })).toBeVisible();
  await loadDocument(page, viewer);
  await expect(notice(page)).toHaveCount(0);
});

test("a film whose player is gone has the browser's own controls @wide", async ({ page }) => {
  await remove(page, /assets\/playFilm-.*\.js/);
  await page.goto("/Brand/video", { waitUntil: "networkidle" });
  await expect(page.locator("video")).toHaveJSProperty("controls", true);
});

test("a page without its style sheet says so @wide", async ({ page }) => {
  const sheet = /assets\/style-.*\.css/;
  await remove(page, sheet);
  await page.goto("/Brand/intro");
  await expect(reload(page)).toBeInViewport();
  await loadDocument(page, sheet);
  await expect(notice(page)).toHaveCount(0);
});

test("a registration is sent without the validation code, and the server reports errors @wide", async ({ page }) => {
  await remove(page, /assets\/registrationSchema-.*\.js/);
  await open(page, "/Brand/intro");
  await openPopup(page);
  const send = popup(page).locator('button[type="submit"]');
  await send.click();
  await expect(popup(page).getByRole("alert")).toHaveCount(2);
  await fillPopup(page);
  await send.click();
  await expect(popup(page).getByText(/등록이 완료되었습니다/)).toBeVisible();
});
