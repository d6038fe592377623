import { horizontalOverflow } from "./accessibility.ts";
import { openPopup, popup } from "./popup.ts";
import { expect, hydrated, open, type Page, site, test } from "./test.ts";

test.use({ keepsTab: true });

/** Phones in landscape. */
const screens = [
  { width: 568, height: 320 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
];

const paths = ["/", "/Brand/intro", "/BusinessGuide/intro", "/FloorPlan/59A", "/Interior/59A", `/${site}/press`];

/** Pairs of overlapping texts in a part of the page. */
const collisions = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words: { text: string; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (node.parentElement.closest(".vh")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      words.push({ text: node.textContent, box: range.getBoundingClientRect() });
    }
    // Lines of one text are closer than their boxes are high.
    const over = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.35 * Math.min(one.height, other.height);
    return words.flatMap(({ text, box }, at) =>
      words
        .slice(at + 1)
        .filter((other) => over(box, other.box))
        .map((other) => `${text} and ${other.text}`),
    );
  });

/** Bottom of the visible area above the bottom bar. */
const visibleBottom = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("aside[aria-label='상담']");
    return bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight;
  });

test.describe("phones in landscape", { tag: "@narrow" }, () => {
  test("no texts overlap, and each title is visible at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const screen of screens) {
        const where = `${path} at ${screen.width} x ${screen.height}`;
        await page.setViewportSize(screen);
        expect(await horizontalOverflow(page), where).toBeLessThanOrEqual(0);
        const title = await page.getByRole("heading", { level: 1 }).boundingBox();
        expect(title?.y, where).toBeGreaterThanOrEqual(40);
        expect((title?.y ?? 0) + (title?.height ?? Number.NaN), where).toBeLessThanOrEqual(await visibleBottom(page));
        for (const part of ["#root > header", ":is(section, header):has(> h1, > div > h1)"])
          expect(await collisions(page, part), where).toEqual([]);
      }
    }
  });

  test("the popup shows its two fields and the button that sends them at once, and can be closed when scrolled", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/BusinessGuide/intro");
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await openPopup(page);
      const [name, phone, button] = await Promise.all(
        [
          popup(page).getByLabel("고객명"),
          popup(page).getByLabel("연락처"),
          popup(page).getByRole("button", { name: "방문예약 신청" }),
        ].map((part) => part.boundingBox()),
      );
      // The narrowest has its button below the fold.
      if (screen !== screens[0]) {
        expect(phone?.y).toBe(name?.y);
        expect((phone?.y ?? 0) + (phone?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
        expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(screen.height);
      }
      const close = popup(page).getByRole("button", { name: "닫기" });
      for (const end of ["top", "bottom"]) {
        await popup(page).evaluate((dialog, to) => {
          dialog.scrollTop = to === "top" ? 0 : dialog.scrollHeight;
        }, end);
        await expect(close).toBeInViewport({ ratio: 1 });
      }
      await close.click();
      await expect(popup(page)).toBeHidden();
    }
  });

  test("drawer, enlarged plan and file overlay keep their close button visible", async ({ page }) => {
    await page.setViewportSize({ width: 568, height: 320 });
    await open(page, "/FloorPlan/59A");
    await page.getByRole("button", { name: "메뉴 열기" }).click();
    const drawer = page.getByRole("dialog", { name: "메뉴" });
    await drawer.evaluate((dialog) => {
      dialog.scrollTop = dialog.scrollHeight;
    });
    const closeDrawer = drawer.getByRole("button", { name: "메뉴 닫기" });
    await expect(closeDrawer).toBeInViewport({ ratio: 1 });
    await closeDrawer.click();
    await page.getByRole("link", { name: "84A 평면도 크게 보기" }).click();
    const plan = page.getByRole("dialog", { name: "84A 평면도" });
    await expect(plan.getByRole("button", { name: "닫기" })).toBeInViewport({ ratio: 1 });
    expect((await plan.getByRole("img").boundingBox())?.height).toBeGreaterThan(200);
    await page.goto("/SalesInfo/announcement");
    await hydrated(page);
    const overlay = page.locator("dialog").filter({ hasText: "파일을 불러오는 중입니다" });
    await overlay.evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    await expect(overlay.getByRole("button")).toBeInViewport({ ratio: 1 });
  });
});
