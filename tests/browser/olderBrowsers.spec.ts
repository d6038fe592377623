import { pages } from "../../client/pages/pages.ts";
import { fillPopup, popup } from "./popup.ts";
import { delayRequests, expect, openWithSteps, type Page, site, test } from "./test.ts";

/** Simulates older browsers: removes what they lack before any script runs. */

/** Replaces the pages' style sheet and removes its integrity hash. */
async function withSheet(page: Page, change: (sheet: string) => string) {
  await page.route(/assets\/style-.*\.css/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/ integrity="[^"]*"/g, "") });
    },
  );
}

test("the hero keeps its height and layout without svh", async ({ page }) => {
  await withSheet(page, (sheet) => sheet.replace(/(\d)[sd]vh/g, "$1unknown"));
  await page.goto("/");
  const hero = page.getByRole("main").locator("section").first();
  const box = await hero.boundingBox();
  expect(box?.height).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.9);
  const words = await hero.getByRole("heading", { level: 1 }).boundingBox();
  const button = await hero.getByRole("button").first().boundingBox();
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});

test.describe("without scripts and dialog commands", () => {
  test.use({ javaScriptEnabled: false });

  test("links open and close the menu and the popup", async ({ page }) => {
    await withSheet(page, (sheet) => sheet.replaceAll("popover-open", "unknown-state"));
    await page.goto("/Brand/intro");
    await page.getByRole("link", { name: "메뉴", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "메뉴" });
    await expect(drawer).toBeInViewport();
    await page.getByRole("link", { name: "닫기" }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole("link", { name: "방문예약", exact: true }).click();
    await fillPopup(page);
    await popup(page).locator('button[type="submit"]').click();
    await expect(page.getByText(/등록이 완료되었습니다/)).toBeVisible();
    // The style sheet may still be loading.
    await page.waitForLoadState();
  });
});

test("the first source is stored without URL.canParse @wide", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(URL, "canParse"));
  await page.goto("/Brand/intro?utm_source=naver&utm_campaign=open");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("lumina.first-touch")))
    .toContain('"source":"naver"');
});

test("no attribute has a media query range, which Safari before 16.4 doesn't support @wide", async ({ request }) => {
  for (const { path } of pages) {
    const html = await (await request.get(path.replace(":site", site).replace("/:id", ""))).text();
    const asked = html.match(/\b(media|sizes|imagesizes)="[^"]*"/gi) ?? [];
    expect(
      asked.filter((attribute) => /[<>]|&[lg]t;/.test(attribute)),
      path,
    ).toEqual([]);
  }
});

test("the wheel steps without support for media query ranges", { tag: "@wide" }, async ({ page }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, /[<>]/.test(query) ? "not all" : query);
  });
  await openWithSteps(page);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test("a form sent before hydration is sent without requestSubmit @wide", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, "requestSubmit"));
  const release = await delayRequests(page, /assets\/hydrate-.*\.js/);
  await page.goto(`/${site}/customer`);
  const form = page.locator("main form");
  await form.getByLabel("고객명").fill("김하늘");
  await form.getByLabel("연락처").fill("010-1234-5678");
  await page.getByRole("button", { name: "방문예약 신청" }).click();
  release();
  await expect(page.getByText(/등록이 완료되었습니다/)).toBeVisible();
});

test("the announcement's overlay closes without a load event, and when the visitor returns @wide", async ({
  page,
  context,
}) => {
  await context.route("**/announcement.pdf", () => {});
  await page.addInitScript(() => {
    // A tab whose state stays `loading`, like WebKitGTK's viewer.
    const tab = Object.assign(new EventTarget(), {
      closed: false,
      location: { href: "http://localhost/announcement.pdf" },
      document: { readyState: "loading", contentType: "text/html" },
    });
    Object.assign(window, { tab, open: () => tab });
  });
  await page.goto("/SalesInfo/announcement");
  const button = page.getByRole("button", { name: "모집공고 PDF 보기" });
  const cover = page.getByRole("dialog", { name: /불러오는/ });
  await button.click();
  await expect(cover).toBeVisible();
  await page.evaluate(() => {
    (window as unknown as { tab: { document: { contentType: string } } }).tab.document.contentType = "application/pdf";
  });
  await expect(cover).toBeHidden();
  await page.evaluate(() => {
    (window as unknown as { tab: { document: { contentType: string } } }).tab.document.contentType = "text/html";
  });
  await button.click();
  await expect(cover).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new Event("blur"));
    dispatchEvent(new Event("focus"));
  });
  await expect(cover).toBeHidden();
});
