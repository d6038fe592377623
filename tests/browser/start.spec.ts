import { popup } from "./popup.ts";
import { expect, hold, open, site, test } from "./test.ts";

/** The page's code. */
const code = /assets\/hydrate-.*\.js/;

test("what is clicked before the page's code has come is done when it has", async ({ page }) => {
  const release = await hold(page, code);
  await page.goto("/BusinessGuide/intro");
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "분양일정" }).click();
  await expect(page.locator("html[data-busy]")).toBeAttached();
  release();
  await expect(page).toHaveURL(/BusinessGuide\/plan$/);
  await expect(page.locator("html[data-busy]")).toHaveCount(0);
  expect(loads).toBe(0);
});

test("a page's code comes when a link to it is pointed at", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/BusinessGuide/intro");
  const asked = page.waitForRequest(/assets\/Schedule-.*\.js/);
  await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "분양일정" }).hover();
  await asked;
  await expect(page).toHaveURL(/BusinessGuide\/intro$/);
});

test("no menu is seen closing when the pointer moves before the style sheet has come", { tag: "@wide" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fading: string[] = [];
    Object.assign(window, { fading });
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      if (target instanceof HTMLUListElement && propertyName === "opacity") fading.push(target.textContent);
    });
  });
  const release = await hold(page, /assets\/style-.*\.css/);
  const loaded = page.goto("/SalesInfo/contract");
  // No frame is drawn meanwhile: nothing that waits for one would end.
  await page.waitForFunction(() => document.querySelector("footer"), undefined, { polling: 50 });
  const moves = [page.mouse.move(300, 600), page.mouse.move(340, 600)];
  await page.waitForTimeout(500);
  release();
  await Promise.all([loaded, ...moves]);
  await expect(page.locator("html[data-drawn]")).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { fading: string[] }).fading)).toEqual([]);
});

test("a list that scrolls by itself is no visitor; somebody who scrolls the page is", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/assets\/hydrate-/.test(request.url())) asked.push(request.url());
  });
  await page.goto("/FloorPlan/114A");
  await page
    .getByRole("navigation", { name: "하위 메뉴" })
    .getByRole("list")
    .evaluate((list) => list.dispatchEvent(new Event("scroll")));
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.evaluate(() => scrollBy(0, 100));
  await page.waitForSelector("#root[data-hydrated]");
});

test("keys pressed on tabs before the page's code has come count, each of them", async ({ page }) => {
  const release = await hold(page, code);
  await page.goto("/FloorPlan/videos");
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  release();
  await expect(page.getByRole("tab").nth(2)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab").nth(2)).toBeFocused();
});

test("what is filled in before the page's code has come counts, and stays", async ({ page }) => {
  const release = await hold(page, code);
  await page.goto("/SalesInfo/stampTax");
  await page.getByRole("main").getByRole("textbox").first().fill("85000");
  release();
  await page.waitForSelector("#root[data-hydrated]");
  await expect(page.getByRole("main").getByRole("status")).toContainText("150,000");
  await page.goto("/SalesInfo/SubscriptionGuide");
  await page.locator("#deposit-region").selectOption("elsewhere");
  await page.waitForSelector("#root[data-hydrated]");
  await expect(page.locator("#deposit-region")).toHaveValue("elsewhere");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("200");
});

test("the wheel's first movement is a step, whether the page's code has come or not", { tag: "@wide" }, async ({
  page,
}) => {
  const release = await hold(page, code);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await expect(page.locator("#root[data-hydrated]")).toHaveCount(0);
  release();
  await page.waitForSelector("#root[data-hydrated]");
  // React finds the page stepping already: one movement is still one step.
  await page.waitForTimeout(600);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1800);
});

test("the popup opens at once, Back closes it, and what was typed is sent when the code has come", async ({ page }) => {
  const release = await hold(page, code);
  await page.goto("/Brand/intro");
  const button = page.getByRole("contentinfo").getByRole("button", { name: /방문예약/ });
  await button.click();
  await expect(popup(page).getByLabel("성함")).toBeFocused();
  await page.goBack();
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL(/Brand\/intro$/);
  await button.click();
  await popup(page).getByLabel("성함").fill("김하늘");
  await popup(page).getByLabel("연락처").fill("010-1234-5678");
  await popup(page).locator('button[type="submit"]').click();
  release();
  await expect(popup(page).getByText(/등록이 완료되었습니다/)).toBeVisible();
  await page.goBack();
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL(/Brand\/intro$/);
});

test("a click goes the browser's way when the page's code is too long on its way", async ({ page }) => {
  await page.clock.install();
  await hold(page, code);
  await page.goto("/BusinessGuide/intro");
  await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "분양일정" }).click();
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL(/BusinessGuide\/intro$/);
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL(/BusinessGuide\/plan$/);
});

test.describe("when the page's code can't be loaded", () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|Failed to fetch/ });
  test("links, anchors, the popup and its form work the browser's way", async ({ page }) => {
    await page.route(/assets\/hydrate-.*\.js/, (route) => route.abort());
    await page.goto("/privacy");
    await page.getByRole("main").getByRole("navigation").getByRole("link").last().click();
    await expect(page).toHaveURL(/privacy#/);
    await page.goBack();
    await expect(page).toHaveURL(/privacy$/);
    await page.goto("/BusinessGuide/intro");
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: /방문예약/ })
      .click();
    await popup(page).getByLabel("성함").fill("김하늘");
    await popup(page).getByLabel("연락처").fill("010-1234-5678");
    await popup(page).locator('button[type="submit"]').click();
    await expect(page.getByText(/등록이 완료되었습니다/)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  // Without scripts a browser loads lazy frames at once, folded ones too; what those preload is not shown.
  test.use({ javaScriptEnabled: false, expectedErrors: /was preloaded using link preload but not used/ });

  test("menus, dialogs, accordions and anchors work", async ({ page, isMobile }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (isMobile) {
      await page.getByRole("button", { name: "메뉴 열기" }).click();
      const drawer = page.getByRole("dialog", { name: "메뉴" });
      await drawer.getByText("분양안내", { exact: true }).click();
      await expect(drawer.getByRole("link", { name: "모집공고" })).toBeVisible();
      await drawer.getByRole("button", { name: "메뉴 닫기" }).click();
      await expect(drawer).toBeHidden();
      await page.locator("summary", { hasText: /^프리미엄$/ }).click();
      await expect(page.getByRole("region", { name: "프리미엄 사진" })).toBeVisible();
    } else {
      await page.getByRole("navigation", { name: "주 메뉴" }).getByRole("link", { name: "분양안내" }).hover();
      await expect(page.getByRole("link", { name: "모집공고" }).first()).toBeVisible();
    }
    await page.locator("#location").getByRole("link", { name: "관심고객 등록" }).click();
    await expect(page.locator("#interestForm")).toBeInViewport();
    await page.goto(`/${site}/customer`);
    await expect(page.getByRole("main").getByLabel("고객명")).toBeVisible();
  });

  test("what tabs would show stands behind links", async ({ page }) => {
    for (const [path, links] of [
      ["/FloorPlan/videos", { "84 타입 안내영상": /\/films\/.*\.mp4$/, "59 타입 안내영상": /\/films\/.*\.mp4$/ }],
      ["/FloorPlan/Emodel", { "84A": /\/tours\/84A$/, "84C": /\/tours\/84C$/ }],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("tab"), path).toHaveCount(0);
      for (const [name, href] of Object.entries(links))
        await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    }
    await page.getByRole("main").getByRole("link", { name: "84C", exact: true }).click();
    await expect(page.getByRole("img", { name: /84C 타입 거실/ })).toBeVisible();
  });
});
