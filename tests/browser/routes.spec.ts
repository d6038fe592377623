import { pages } from "../../client/pages/pages.ts";
import { expect, hydrated, open, type Page, site, test } from "./test.ts";

test.use({ keepsTab: true });

const shown = pages.filter((page) => !page.path.includes(":id"));
const address = (path: string) => path.replace(":site", site).replace(":home", "101-401");
const paths = shown.map((page) => address(page.path));

/** The number of invisible elements that take up space; the title bar's lines appear after 100 ms. */
const hidden = (elements: Element[]) =>
  elements.filter((element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true })).length;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows its text, its pictures and its links @wide", async ({ page }) => {
    test.setTimeout(90_000);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("h1"), path).toBeVisible();
      expect((await page.locator("main").innerText()).trim().length, path).toBeGreaterThan(40);
      await expect
        .poll(() => page.locator("main img, h1, main p, main li, main td").evaluateAll(hidden), { message: path })
        .toBe(0);
      const dead = await page.locator("a:not([href])").count();
      expect(dead, path).toBe(0);
    }
  });
});

test("URLs in any letter case show the page, and stay on it after hydration @wide", async ({ page }) => {
  for (const [odd, heading, canonical] of [
    ["/brand/intro", "브랜드 소개", "/Brand/intro"],
    ["/SALESINFO/STAMPTAX", "인지세 납부안내", "/SalesInfo/stampTax"],
    ["/salesinfo/guide", "공급안내", "/SalesInfo/SubscriptionGuide"],
    ["/interior/59a", "인테리어", "/Interior/59A"],
    ["/%42rand/%69ntro//", "브랜드 소개", "/Brand/intro"],
  ] as const) {
    await open(page, odd);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${canonical}$`));
    await expect(page).toHaveURL(new RegExp(`${odd}$`));
  }
});

test("parameters that can't be read are left out by server and browser alike @wide", async ({ page }) => {
  for (const query of ["type=84A&floor=", "type=&floor=", "type=84A&floor=99", "type=84Z"]) {
    await page.goto(`/SalesInfo/price?${query}`);
    const answer = await page.locator("#payment-sheet").innerText();
    await hydrated(page);
    expect(await page.locator("#payment-sheet").innerText(), query).toBe(answer);
  }
});

test("navigation updates the head and starts at the top of the page @wide", async ({ page }) => {
  await open(page, "/BusinessGuide/intro");
  await page.mouse.wheel(0, 900);
  await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "분양일정" }).click();
  await expect(page).toHaveURL(/BusinessGuide\/plan$/);
  await expect(page).toHaveTitle(/분양일정/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/BusinessGuide\/plan$/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /분양일정/);
  expect(await page.locator('meta[name="description"]').count()).toBe(1);
  expect(await page.locator('head > script[type="application/ld+json"]').count()).toBe(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the press shortcut replaces itself in the history, by load and by navigation @wide", async ({ page }) => {
  const list = new RegExp(`${encodeURI(site)}/press$`);
  await open(page, "/Brand/intro");
  await page.goto("/Promotion/Press");
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect(page).toHaveURL(/Brand\/intro$/);
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState({ key: "shortcut", idx: 1 }, "", "/Promotion/Press");
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("언론보도");
  await page.goBack();
  await expect(page).toHaveURL(/Brand\/intro$/);
});

/** The error page has the layout, without the failed page's title bar. */
async function expectErrorPage(page: Page, detail: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("alert").filter({ hasText: detail })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page).toHaveTitle(/^오류/);
  expect(await page.getByRole("main").innerText()).not.toMatch(/TypeError|undefined| at /);
}

test.describe("when a page's code can't be loaded", () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch|ERR_FAILED/ });
  test("the browser loads the page itself, and Back and Forward work @wide", async ({ page }) => {
    await open(page, "/BusinessGuide/intro");
    await page.route(/assets\/Schedule.page-.*\.js/, (route) => route.abort());
    const loaded = page.waitForEvent("load");
    await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "분양일정" }).click();
    await loaded;
    await expect(page).toHaveURL(/BusinessGuide\/plan$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("분양일정");
    await page.unroute(/assets\/Schedule.page-.*\.js/);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("사업개요");
    await hydrated(page);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("분양일정");
  });

  test("Back to it loads it as well @wide", async ({ page }) => {
    await page.goto("/BusinessGuide/plan");
    await page.goto("/BusinessGuide/intro");
    await hydrated(page);
    await page.route(/assets\/Overview.page-.*\.js/, (route) => route.abort());
    await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "분양일정" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("분양일정");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("사업개요");
  });
});

test.describe("when a page's code takes too long", () => {
  test.use({ expectedErrors: /Loading chunk failed/ });
  test("the error page is shown after 120 seconds, and not before @wide", async ({ page }) => {
    await page.clock.install();
    await open(page, "/BusinessGuide/intro");
    await page.route(/assets\/Schedule.page-.*\.js/, () => {});
    await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "분양일정" }).click();
    await expect(page.locator("html[data-busy]")).toBeAttached();
    await page.clock.runFor(119_000);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("사업개요");
    await page.clock.runFor(1_500);
    await expectErrorPage(page, "Loading chunk failed");
  });
});

test.describe("when a page fails", () => {
  test.use({ expectedErrors: /./ });

  async function openPressWith(page: Page, answer: { status?: number; body: string }): Promise<void> {
    await open(page, `/${site}/customer`);
    await page.route(`**/${encodeURIComponent(site)}/press`, (route) =>
      route.fulfill({ contentType: "application/json", ...answer }),
    );
    await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "언론보도" }).click();
  }

  test("during rendering, the error page is shown in the layout @wide", async ({ page }) => {
    await openPressWith(page, { body: JSON.stringify({ site }) });
    await expectErrorPage(page, "500 오류가 발생했습니다");
  });

  test("because of its props, the error page shows the status @wide", async ({ page }) => {
    await openPressWith(page, { status: 503, body: "{}" });
    await expectErrorPage(page, "503 오류가 발생했습니다");
    await page.unroute(`**/${encodeURIComponent(site)}/press`);
    await page.getByRole("link", { name: "다시 시도" }).click();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("언론보도");
  });
});
