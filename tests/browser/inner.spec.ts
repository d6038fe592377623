import type { BrowserContext } from "@playwright/test";
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

test.describe("the calculators", () => {
  test("stamp tax follows the price, and letters are dropped @wide", async ({ page }) => {
    await open(page, "/SalesInfo/stampTax");
    const calculator = page.getByRole("region", { name: "인지세 계산" });
    await expect(calculator.getByText("참고용")).toBeVisible();
    await expect(calculator.getByText(/근거: 인지세법 .*2025\. 10\./)).toBeVisible();
    for (const [typed, answer] of [
      ["10000", "0 원"],
      ["10001", "150,000 원"],
      ["85,000만", "150,000 원"],
      ["100001", "350,000 원"],
    ] as const) {
      await calculator.getByLabel("계약서에 적힌 금액").fill(typed);
      await expect(calculator.getByRole("status")).toContainText(answer);
    }
    await expect(calculator.getByLabel("계약서에 적힌 금액")).toHaveValue("100001");
  });

  test("the deposit follows residence and type", async ({ page }) => {
    await open(page, "/SalesInfo/SubscriptionGuide");
    const calculator = page.getByRole("region", { name: "예치금 계산" });
    await expect(calculator.getByRole("status")).toHaveText("신청할 주택형을 골라 주세요.");
    await calculator.getByLabel("신청할 주택형").selectOption("119A");
    await expect(calculator.getByRole("status")).toContainText("400 만원");
    await calculator.getByLabel("공고일에 사는 곳").selectOption({ label: "서울·부산" });
    await expect(calculator.getByRole("status")).toContainText("1,000 만원");
  });

  test("first priority requires months of subscription, and in regulated areas conditions of the household @wide", async ({
    page,
  }) => {
    await open(page, "/SalesInfo/SubscriptionGuide");
    const calculator = page.getByRole("region", { name: "1순위 요건 확인" });
    const answer = calculator.getByRole("status");
    await expect(answer).toHaveText("통장에 가입한 지 몇 개월인지 적어 주세요.");
    await calculator.getByLabel(/통장 가입 기간/).fill("5");
    await expect(answer).toHaveText("가입 기간이 1개월 더 필요합니다.");
    await calculator.getByLabel("사업지").selectOption({ label: "규제지역" });
    await expect(answer).toContainText("가입 기간이 19개월 더 필요합니다.");
    await expect(answer).toContainText("3가지를 더");
    await calculator.getByLabel(/통장 가입 기간/).fill("24");
    for (const box of await calculator.getByRole("checkbox").all()) await box.check();
    await expect(answer).toContainText("1순위 요건을 갖추셨습니다");
  });
});

test.describe("directions", () => {
  test("link to three map sites @wide", async ({ page }) => {
    await open(page, "/LocationEnvironment/intro");
    const links = page.getByRole("link", { name: /길 찾기/ });
    await expect(links).toHaveCount(3);
    const address = encodeURIComponent("한울시 중구 중앙로 49");
    expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual([
      `https://map.naver.com/p/search/${address}`,
      `https://map.kakao.com/link/search/${address}`,
      `https://www.tmap.co.kr/tmap2/mobile/search.jsp?name=${address}`,
    ]);
  });

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

test("each of the six benefits shows its certainty and source @wide", async ({ page }) => {
  await open(page, "/LocationEnvironment/intro");
  const points = page.getByRole("region", { name: "여섯 가지 입지" }).getByRole("listitem").filter({ hasText: "출처" });
  await expect(points).toHaveCount(6);
  for (const point of await points.all()) {
    await expect(point.getByText(/^(확정|계획|미정)$/)).toBeVisible();
    await expect(point.getByText(/출처: .{6}/)).toBeVisible();
  }
});
