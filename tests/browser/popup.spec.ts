import { visits } from "../../client/copy/visits.ts";
import { openPopup, popup } from "./popup.ts";
import { expect, open, type Page, site, test } from "./test.ts";

test.use({ keepsTab: true });

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test("Back closes the popup, keeps page and scroll position, and counts no view", async ({ page }) => {
  await open(page, `/${site}/press`);
  await page.locator("tbody a").nth(8).click();
  await expect(page.getByRole("article")).toBeVisible();
  const url = page.url();
  const views = await page.getByText(/^조회수/).textContent();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await openPopup(page);
  const before = await scrolled(page);
  await page.goBack();
  await expect(popup(page)).toBeHidden();
  expect(page.url()).toBe(url);
  expect(await scrolled(page)).toBe(before);
  for (let round = 0; round < 3; round += 1) {
    await openPopup(page);
    await page.goBack();
    await expect(popup(page)).toBeHidden();
    expect(page.url()).toBe(url);
  }
  expect(await page.getByText(/^조회수/).textContent()).toBe(views);
});

test("however the popup was closed, the next Back leaves the page", async ({ page }) => {
  const close: ((page: Page) => Promise<unknown>)[] = [
    (shown) => popup(shown).getByRole("button", { name: "닫기" }).click(),
    (shown) => shown.keyboard.press("Escape"),
    (shown) => shown.goBack(),
  ];
  for (const [round, closing] of close.entries()) {
    await open(page, `/SalesInfo/stampTax?round=${round}`);
    await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "모집공고" }).click();
    await expect(page).toHaveURL(/SalesInfo\/announcement$/);
    await openPopup(page);
    await closing(page);
    await expect(popup(page)).toBeHidden();
    await openPopup(page);
    await closing(page);
    await expect(popup(page)).toBeHidden();
    await expect(page).toHaveURL(/SalesInfo\/announcement$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`round=${round}$`));
    await page.goForward();
    await expect(page).toHaveURL(/SalesInfo\/announcement$/);
    await expect(popup(page)).toBeHidden();
  }
});

test("Back leaves the page in the moment after the popup was closed, too @wide", async ({ page }) => {
  // Several times: which comes first, the step back or the dialog's close event, is the browser's choice.
  for (let round = 0; round < 4; round += 1) {
    await open(page, `/SalesInfo/stampTax?round=${round}`);
    await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "모집공고" }).click();
    await expect(page).toHaveURL(/SalesInfo\/announcement$/);
    await openPopup(page);
    await popup(page).evaluate((dialog: HTMLDialogElement) => {
      dialog.close();
      history.back();
    });
    await expect(page).toHaveURL(new RegExp(`round=${round}$`));
  }
});

test("the page behind the popup doesn't scroll, and the popup does", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 420 });
  await open(page, "/BusinessGuide/intro");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await openPopup(page);
  const before = await scrolled(page);
  await page.mouse.move(400, 300);
  // Its fields and notice scroll above the button. Each scroll ends before the next: Chromium may drop a wheel that
  // turns against a scroll under way.
  const inside = popup(page).locator("form > div");
  const below = () => inside.evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop));
  expect(await below()).toBeGreaterThan(0);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(below).toBe(0);
  await page.mouse.wheel(0, -4_000);
  await expect.poll(() => inside.evaluate((box) => box.scrollTop)).toBe(0);
  await page.mouse.wheel(0, -4_000);
  await page.keyboard.press("PageUp");
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await scrolled(page)).toBe(before);
});

test("Tab cycles inside the popup; Escape closes it and returns the focus @wide", async ({ page }) => {
  await open(page, "/Brand/intro");
  await openPopup(page);
  await expect(popup(page).getByLabel("고객명")).toBeFocused();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest("dialog")?.id)).toBe("visit-popup");
    }
  }
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  await expect(page.getByRole("contentinfo").getByRole("button", { name: /방문예약/ })).toBeFocused();
});

test("on a touch screen the popup begins at its heading, not with a keyboard @narrow", async ({ page }) => {
  await open(page, "/Brand/intro");
  await openPopup(page);
  await expect(popup(page).getByRole("heading").first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("dialog")?.id)).toBe("visit-popup");
});

test("what was typed goes along to the choice of a time, from wherever it was asked for", async ({ page }) => {
  for (const [path, name] of [
    ["/SalesInfo/stampTax", "김하늘"],
    [`/${site}/customer`, "이바다"],
  ] as const) {
    await open(page, path);
    await openPopup(page);
    await popup(page).getByLabel("고객명").fill(name);
    await popup(page).getByRole("link", { name: visits.chooseTime }).click();
    await expect(popup(page)).toBeHidden();
    await expect(page.locator("#reserve").getByLabel("고객명")).toHaveValue(name);
  }
});

test("a link inside the popup leads to its page, and Back to the previous one @wide", async ({ page }) => {
  await open(page, "/Brand/intro");
  await openPopup(page);
  await popup(page).getByRole("link", { name: "개인정보처리방침" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(popup(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/Brand\/intro$/);
  await expect(popup(page)).toBeHidden();
});

test.describe("wide", { tag: "@wide" }, () => {
  test("it opens from the header's phone button and from the home page's picture", async ({ page }) => {
    await open(page, "/");
    for (const name of [/1533-8848/, "관심고객 등록"]) {
      await page.getByRole("button", { name }).first().click();
      await expect(popup(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(popup(page)).toBeHidden();
    }
    await expect(page.getByRole("link", { name: "전화상담" })).toBeHidden();
  });
});

test.describe("narrow", { tag: "@narrow" }, () => {
  test("it opens from the header and from the bottom bar", async ({ page }) => {
    await open(page, "/BusinessGuide/intro");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /방문예약/ })
      .tap();
    await expect(popup(page)).toBeVisible();
    await popup(page).getByRole("button", { name: "닫기" }).tap();
    await page.getByRole("button", { name: "방문예약", exact: true }).tap();
    await expect(popup(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "전화상담", includeHidden: true })).toHaveAttribute("href", /^tel:/);
  });
});
