import type { BrowserContext } from "@playwright/test";
import { faqPage } from "../../client/copy/sale/faq.ts";
import { visits } from "../../client/copy/visits.ts";
import { expect, open, type Page, test } from "./test.ts";

test.use({ keepsTab: true });

const notice = "**/announcement.pdf";

/** Delays the announcement's PDF until the test releases it. */
async function holdNotice(context: BrowserContext): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await context.route(notice, async (route) => {
    await gate;
    await route.fulfill({
      contentType: "text/html",
      headers: { "Cross-Origin-Opener-Policy": "same-origin" },
      body: "<title>notice</title>",
    });
  });
  return letThrough;
}

const waiting = (page: Page) => page.getByRole("dialog", { name: "파일을 불러오는 중입니다..." });

/** Stores the tab that the page opens: Playwright reports it only after its first response. */
const keepOpened = (page: Page) =>
  page.addInitScript(() => {
    const { open } = window;
    window.open = (...args) => {
      const opened = open.apply(window, args);
      Object.assign(window, { opened });
      return opened;
    };
  });
const closeOpened = (page: Page) => page.evaluate(() => (window as unknown as { opened: Window }).opened.close());

test.describe("the announcement", () => {
  test("opens in a new tab, with an overlay until that tab has loaded", async ({ page, context }) => {
    const letThrough = await holdNotice(context);
    const opened = context.waitForEvent("page");
    await page.goto("/SalesInfo/announcement");
    // Clicked at once: a click before hydration is held.
    await page.getByRole("button", { name: "모집공고 PDF 보기" }).click();
    await expect(waiting(page)).toBeVisible();
    await expect(waiting(page).getByRole("status")).toHaveText("파일을 불러오는 중입니다...");
    letThrough();
    expect(new URL((await opened).url()).pathname).toBe("/announcement.pdf");
    await expect(waiting(page)).toBeHidden();
    await expect(page).toHaveURL(/SalesInfo\/announcement$/);
  });

  test("the overlay closes when the tab is closed early @wide", async ({ page, context }) => {
    await holdNotice(context);
    await keepOpened(page);
    await open(page, "/SalesInfo/announcement");
    await page.getByRole("button", { name: "모집공고 PDF 보기" }).click();
    await expect(waiting(page)).toBeVisible();
    await closeOpened(page);
    await expect(waiting(page)).toBeHidden();
  });

  test("Escape and its button close the overlay @wide", async ({ page, context }) => {
    await holdNotice(context);
    await keepOpened(page);
    await open(page, "/SalesInfo/announcement");
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => waiting(page).getByRole("button", { name: "기다리지 않고 계속 보기" }).click(),
    ]) {
      await page.getByRole("button", { name: "모집공고 PDF 보기" }).click();
      await expect(waiting(page)).toBeVisible();
      await page.bringToFront();
      await leave();
      await expect(waiting(page)).toBeHidden();
      await expect(page.getByRole("button", { name: "모집공고 PDF 보기" })).toBeFocused();
      await closeOpened(page);
    }
  });

  test("if the browser blocks the window, the form opens it without an overlay @wide", async ({ page, context }) => {
    const letThrough = await holdNotice(context);
    letThrough();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await open(page, "/SalesInfo/announcement");
    const button = page.getByRole("button", { name: "모집공고 PDF 보기" });
    const form = page.locator("form", { has: button });
    await expect(form).toHaveAttribute("action", "/announcement.pdf");
    // The window keeps its first address where Chromium has no viewer for PDF and downloads the file instead.
    const opened = context.waitForEvent("page");
    await button.click();
    await opened;
    await expect(waiting(page)).toBeHidden();
  });
});

test("a figure's source opens its clause @wide", async ({ page }) => {
  await open(page, "/BusinessGuide/intro");
  await page.getByRole("link", { name: /^세대수 근거/ }).click();
  await expect(page).toHaveURL(/\/SalesInfo\/announcement#supply$/);
  await expect(page.locator("#supply").getByRole("table").first()).toBeInViewport();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    test("questions are searched, and all shown again @narrow", async ({ page }) => {
      await page.goto("/SalesInfo/faq");
      const questions = page.locator("main details");
      const all = await questions.count();
      await page.getByRole("searchbox").fill("전매");
      await page.getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL(/\/SalesInfo\/faq\?q=/);
      await expect(page.getByRole("searchbox")).toHaveValue("전매");
      await expect(questions).not.toHaveCount(all);
      const found = await questions.count();
      expect(found).toBeGreaterThan(0);
      await expect(page.getByText(faqPage.search.found("전매", found))).toBeVisible();
      await page.getByRole("link", { name: faqPage.search.all }).click();
      await expect(questions).toHaveCount(all);
      await expect(page.getByRole("searchbox")).toHaveValue("");
    });
  });

test("the official number and account holder are on a phone's first screen, and the number calls @narrow", async ({
  page,
}) => {
  await open(page, "/official");
  const bar = (await page.getByRole("complementary", { name: "상담" }).boundingBox())?.y ?? 0;
  for (const fact of ["대표전화", "예금주"]) {
    const box = await page.getByRole("row", { name: fact }).boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(bar);
  }
  await expect(page.getByRole("row", { name: "대표전화" }).getByRole("link")).toHaveAttribute("href", /^tel:/);
});

test("what came of copying an address is seen above a phone's bar @narrow", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/Promotion/visit");
  const bar = (await page.getByRole("complementary", { name: "상담" }).boundingBox())?.y ?? 0;
  const copy = page.getByRole("button", { name: visits.page.copyAddress });
  // Where its message would be behind the bar.
  await copy.evaluate(
    (button, edge) => scrollBy({ top: button.getBoundingClientRect().bottom - edge, behavior: "instant" }),
    bar,
  );
  await copy.click();
  const said = page.getByText(visits.page.copied.copied);
  await expect(said).toBeVisible();
  await expect
    .poll(async () => {
      const box = await said.boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(bar);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(visits.place.address);
});

test.describe("directions", () => {
  test("open in a new tab @wide", async ({ page, context }) => {
    await context.route("https://map.kakao.com/**", (route) => route.fulfill({ body: "map" }));
    await open(page, "/LocationEnvironment/intro");
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: /카카오맵/ }).click();
    expect((await opened).url()).toContain("https://map.kakao.com/link/search/");
    await expect(page).toHaveURL(/LocationEnvironment\/intro$/);
  });

  test.describe("on an iPhone without the app", () => {
    test.use({
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
      expectedErrors: /registered handler|Failed to launch/,
    });
    test("fall back to the web page @narrow", async ({ page, context }) => {
      await context.route("https://map.naver.com/**", (route) => route.fulfill({ body: "map" }));
      await open(page, "/LocationEnvironment/intro");
      await page.getByRole("link", { name: /네이버지도/ }).click();
      await expect(page).toHaveURL(/^https:\/\/map\.naver\.com\/p\/search\//);
    });
  });
});
