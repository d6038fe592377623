import { homesPage } from "../../client/copy/homesPage.ts";
import { firstCome } from "../../client/copy/sale/signing.ts";
import { fillPopup, popup } from "./popup.ts";
import { delayRequests, expect, hydrated, open, openWithSteps, type Page, site, test } from "./test.ts";

/** The page's code. */
const code = /assets\/hydrate-.*\.js/;

test("a click before hydration is replayed after it @wide", async ({ page }) => {
  const release = await delayRequests(page, code);
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

test("a page's code is prefetched when a link to it is hovered", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/BusinessGuide/intro");
  const asked = page.waitForRequest(/assets\/Schedule.page-.*\.js/);
  await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "분양일정" }).hover();
  await asked;
  await expect(page).toHaveURL(/BusinessGuide\/intro$/);
});

test("a list that scrolls by itself doesn't start hydration; a visitor's scroll does", async ({ page }) => {
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

test("input before hydration counts, and is kept", async ({ page }) => {
  const release = await delayRequests(page, code);
  await page.goto("/SalesInfo/stampTax");
  await page.getByRole("main").getByRole("textbox").first().fill("120000");
  release();
  await page.waitForSelector("#root[data-hydrated]");
  await expect(page.getByRole("main").getByRole("status")).toContainText("350,000");
  await page.goto("/SalesInfo/SubscriptionGuide");
  await page.getByText(firstCome.closed).click();
  await page.locator("#deposit-region").selectOption("capital");
  await page.waitForSelector("#root[data-hydrated]");
  await expect(page.locator("#deposit-region")).toHaveValue("capital");
  await page.locator("#deposit-unit").selectOption("84A");
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("300");
});

test("the first wheel movement is a step, before and after hydration", { tag: "@wide" }, async ({ page }) => {
  await page.clock.install();
  const release = await delayRequests(page, code);
  await openWithSteps(page);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await expect(page.locator("#root[data-hydrated]")).toHaveCount(0);
  release();
  await page.waitForSelector("#root[data-hydrated]");
  // React finds the wheel handler active: one movement is still one step.
  await page.clock.runFor(600);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1800);
});

test("the popup opens at once, Back closes it, and its input is sent after hydration", async ({ page, isMobile }) => {
  const release = await delayRequests(page, code);
  await page.goto("/Brand/intro");
  const button = page.getByRole("contentinfo").getByRole("button", { name: /방문예약/ });
  await button.click();
  // On a touch screen a keyboard would cover what was opened.
  const begins = isMobile ? popup(page).getByRole("heading") : popup(page).getByLabel("고객명");
  await expect(begins).toBeFocused();
  await page.goBack();
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL(/Brand\/intro$/);
  await button.click();
  await fillPopup(page);
  await popup(page).locator('button[type="submit"]').click();
  release();
  await expect(popup(page).getByText(/등록이 완료되었습니다/)).toBeVisible();
  await page.goBack();
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL(/Brand\/intro$/);
});

test("a click is handled natively when the page's code takes too long @wide", async ({ page }) => {
  await page.clock.install();
  await delayRequests(page, code);
  await page.goto("/BusinessGuide/intro");
  await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "분양일정" }).click();
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL(/BusinessGuide\/intro$/);
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL(/BusinessGuide\/plan$/);
});

test.describe("when the page's code can't be loaded", () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|Failed to fetch/ });
  test("links, anchors, the popup and its form work natively @wide", async ({ page }) => {
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
    await fillPopup(page);
    await popup(page).locator('button[type="submit"]').click();
    await expect(page.getByText(/등록이 완료되었습니다/)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  // Without scripts browsers load lazy frames at once, collapsed ones too; their preloads stay unused.
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
    // By their commands, as modal dialogs: popovers are only for browsers without commands.
    await page
      .getByRole(isMobile ? "complementary" : "banner")
      .getByRole("button", { name: /방문예약/ })
      .click();
    await expect(popup(page)).toBeVisible();
    expect(await popup(page).evaluate((dialog) => dialog.matches(":modal:not(:popover-open)"))).toBe(true);
    await popup(page).getByRole("button", { name: "닫기" }).click();
    await expect(popup(page)).toBeHidden();
    await page.locator("#location").getByRole("link", { name: "관심고객 등록" }).click();
    await expect(page.locator("#interestForm")).toBeInViewport();
    await page.goto(`/${site}/customer`);
    await expect(page.getByRole("main").getByLabel("고객명")).toBeVisible();
  });

  test("tabs and arrows load the page with their selection", async ({ page, isMobile }) => {
    await page.goto("/FloorPlan/Emodel");
    await page.getByRole("tab", { name: "84C" }).click();
    await expect(page).toHaveURL(/Emodel\?tab=84C/);
    await expect(page.getByRole("tab", { name: "84C" })).toHaveAttribute("aria-selected", "true");
    await expect(page.locator("iframe")).toHaveAttribute("src", "/tours/84C");
    await page.goto("/FloorPlan/videos");
    await page.getByRole("tab", { name: "84 타입 안내영상" }).click();
    await expect(page.locator("video track")).toHaveAttribute("src", /types84/);
    await page.goto("/");
    const viewer = page.locator(isMobile ? "#types" : "#unit");
    await expect(viewer.getByRole("button", { name: "이전 타입" })).toBeDisabled();
    await viewer.getByRole("button", { name: "다음 타입" }).click();
    await expect(viewer.getByRole("tab", { name: "84B" })).toHaveAttribute("aria-selected", "true");
    await viewer.getByRole("button", { name: "다음 타입" }).click();
    await expect(viewer.getByRole("tab", { name: "84C" })).toHaveAttribute("aria-selected", "true");
    await expect(viewer.getByRole("button", { name: "다음 타입" })).toBeDisabled();
    await expect(viewer.getByRole("img", { name: /84C 단위세대 평면도/ })).toBeVisible();
  });

  test("the press list grows by a page, and keeps the reading position @narrow", async ({ page }) => {
    await page.goto(`/${site}/press`);
    const rows = page.locator("tbody tr");
    const [first, tenth] = [await rows.first().innerText(), await rows.nth(9).innerText()];
    await page.getByRole("button", { name: "더보기" }).click();
    await expect(rows).toHaveCount(20);
    expect(await rows.first().innerText()).toBe(first);
    expect(await rows.nth(9).innerText()).toBe(tenth);
    await expect(rows.nth(9)).toBeInViewport();
    await expect(rows.first()).not.toBeInViewport();
  });
});

/** The entry script of every page; the early script listens before it. */
const entry = /assets\/entry-(client|tour)-.*\.js/;

/** Opens a page whose entry script is delayed. @returns a function that releases it */
async function openBeforeEntry(page: Page, path: string): Promise<() => void> {
  const release = await delayRequests(page, entry);
  // The load event and everything after it wait for the script.
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  return release;
}

test.describe("before the entry script has loaded", () => {
  test("the next type, a tab and a guide film are shown at once", async ({ page, isMobile }) => {
    await openBeforeEntry(page, "/");
    const viewer = page.locator(isMobile ? "#types" : "#unit");
    await viewer.getByRole("button", { name: "다음 타입" }).click();
    await expect(viewer.getByRole("tab", { name: "84B" })).toHaveAttribute("aria-selected", "true");
    await page.goto("/FloorPlan/Emodel", { waitUntil: "commit" });
    await page.getByRole("tab", { name: "84C" }).click();
    await expect(page.locator("iframe")).toHaveAttribute("src", "/tours/84C");
    await page.goto("/FloorPlan/videos", { waitUntil: "commit" });
    await page.getByRole("tab", { name: "59 타입 안내영상" }).click();
    await expect(page.locator("video track")).toHaveAttribute("src", /types59/);
    await expect(page.locator("#root[data-hydrated]")).toHaveCount(0);
  });

  test("a selection is kept during hydration", async ({ page, isMobile }) => {
    const viewer = page.locator(isMobile ? "#types" : "#unit");
    await page.goto(isMobile ? "/?type=84C#types" : "/?unit=84C#unit");
    await hydrated(page);
    await expect(viewer.getByRole("tab", { name: "84C" })).toHaveAttribute("aria-selected", "true");
    if (isMobile) await expect(viewer.getByRole("heading", { level: 2 })).toHaveText("타입 안내");
    await viewer.getByRole("button", { name: "이전 타입" }).click();
    await expect(viewer.getByRole("tab", { name: "84B" })).toHaveAttribute("aria-selected", "true");
  });

  test("all fields of one calculator count, whichever is rendered first @wide", async ({ page }) => {
    const release = await openBeforeEntry(page, "/ComplexGuide/detailintro");
    await page.getByLabel("동", { exact: true }).selectOption("102동");
    await page.getByLabel("층", { exact: true }).selectOption("12층");
    release();
    await hydrated(page);
    await expect(page.getByLabel("층", { exact: true })).toHaveValue("12");
    await expect(page.locator("output[for]").first()).toContainText(/102동 120\d호/);
    // A floor that the chosen tower lacks is no floor at all.
    const other = await openBeforeEntry(page, "/ComplexGuide/detailintro");
    await page.getByLabel("동", { exact: true }).selectOption("106동");
    await page.getByLabel("층", { exact: true }).selectOption("12층");
    await page.getByLabel("층", { exact: true }).selectOption({ index: 0 });
    other();
    await hydrated(page);
    await expect(page.locator("output[for]").first()).toContainText(/106동 [1-4]\d0\d호/);
    const last = await openBeforeEntry(page, "/SalesInfo/SubscriptionGuide");
    await page.locator("summary", { hasText: firstCome.closed }).click();
    await page.getByLabel("공고일에 사는 곳").selectOption("그 밖의 광역시");
    await page.getByLabel("신청할 주택형").selectOption({ index: 1 });
    last();
    await hydrated(page);
    await expect(page.getByLabel("신청할 주택형")).not.toHaveValue("");
    await expect(page.getByText("250 만원")).toBeVisible();
  });

  test("a filter and a type to compare are kept during hydration @narrow", async ({ page }) => {
    // Reading costs no script: the next sign of a visitor starts it.
    const applied = (address: RegExp) =>
      expect(async () => {
        await page.keyboard.press("Shift");
        await expect(page).toHaveURL(address, { timeout: 500 });
      }).toPass();
    const release = await openBeforeEntry(page, "/SalesInfo/homes");
    await page.getByLabel("타입", { exact: true }).selectOption("84C");
    release();
    await applied(/\?type=84C$/);
    await expect(page.getByLabel("타입", { exact: true })).toHaveValue("84C");
    // So are homes to compare beside a filter, and ticking another doesn't move it.
    const ticked = await openBeforeEntry(page, "/SalesInfo/homes?sort=price");
    const box = (at: number) => page.getByRole("checkbox", { name: /호 비교$/ }).nth(at);
    await page.getByLabel("타입", { exact: true }).selectOption("84B");
    await box(0).check();
    ticked();
    await applied(/\?type=84B&sort=price&pick=[\d-]+$/);
    await expect(box(0)).toBeChecked();
    await box(1).scrollIntoViewIfNeeded();
    const before = await box(1).boundingBox();
    await box(1).check();
    await expect(page).toHaveURL(/\?type=84B&sort=price&pick=[\d-]+,[\d-]+$/);
    expect(await box(1).boundingBox()).toEqual(before);
    await page.getByRole("button", { name: "고른 세대 비교하기" }).click();
    await expect(page).toHaveURL(/\?type=84B&sort=price&compare=[\d-]+,[\d-]+#compare$/);
    await expect(page.locator("#compare h3")).toHaveCount(2);
    await expect(page.locator("#compare")).toBeInViewport();
    await expect(box(1)).toBeChecked();
    // One more than can be compared isn't taken, and none is lost for it.
    await box(2).check();
    await box(3).click();
    await expect(page.getByText(homesPage.compare.full(3))).toBeVisible();
    for (const at of [0, 1, 2]) await expect(box(at)).toBeChecked();
    await expect(box(3)).not.toBeChecked();
    // All are dropped at once, and their boxes say so.
    await page.getByRole("button", { name: "모두 빼기" }).click();
    await expect(page).toHaveURL(/\?type=84B&sort=price$/);
    for (const at of [0, 1, 2]) await expect(box(at)).not.toBeChecked();
    // More than a select can show stays what it was.
    await page.goto("/SalesInfo/homes?type=84A,84C");
    await hydrated(page);
    await expect(page).toHaveURL(/\?type=84A,84C$/);
    await page.getByLabel("순서").selectOption("분양가 낮은 순");
    await expect(page).toHaveURL(/\?type=84A,84C&sort=price$/);
    const again = await openBeforeEntry(page, "/FloorPlan/compare?types=84A");
    await page.getByLabel("타입 2").selectOption("84B");
    again();
    await applied(/\?types=84A,84B$/);
    // A type that is chosen twice is compared once.
    await page.getByLabel("타입 3").selectOption("84B");
    await expect(page.getByLabel("타입 3")).toHaveValue("");
  });

  test("Escape hides a drop-down, including the first", { tag: "@wide" }, async ({ page }) => {
    const release = await openBeforeEntry(page, "/Brand/intro");
    const menu = page.getByRole("navigation", { name: "주 메뉴" });
    const stampTax = menu.getByRole("link", { name: "인지세 납부안내" });
    await menu.getByRole("link", { name: "사업안내" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "분양안내" })).toBeFocused();
    await expect(stampTax).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(stampTax).toBeHidden();
    await expect(menu.getByRole("link", { name: "분양안내" })).toBeFocused();
    release();
    await hydrated(page);
    await expect(stampTax).toBeHidden();
  });

  test("each arrow key on a tab is held, with a busy mark @wide", async ({ page }) => {
    const release = await openBeforeEntry(page, "/FloorPlan/videos");
    await page.getByRole("tab").first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("html[data-busy]")).toBeAttached();
    release();
    await expect(page.getByRole("tab").nth(2)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab").nth(2)).toBeFocused();
    await expect(page.locator("html[data-busy]")).toHaveCount(0);
  });

  test("the popup opens, and its form is sent", async ({ page }) => {
    await openBeforeEntry(page, "/Brand/intro");
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: /방문예약/ })
      .click();
    await fillPopup(page);
    await popup(page).locator('button[type="submit"]').click();
    await expect(page.getByText(/등록이 완료되었습니다/)).toBeVisible();
  });

  test("a browser without dialog commands opens the popup once the script has loaded @wide", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
    });
    const release = await openBeforeEntry(page, "/Brand/intro");
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: /방문예약/ })
      .click();
    await expect(popup(page)).toBeHidden();
    await expect(page.locator("html[data-busy]")).toBeAttached();
    release();
    await expect(popup(page).getByLabel("고객명")).toBeFocused();
    await expect(page.locator("html[data-busy]")).toHaveCount(0);
  });
});
