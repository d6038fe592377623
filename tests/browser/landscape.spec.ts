import { measurements } from "../../client/content/generated/measurements.ts";
import { horizontalOverflow } from "./accessibility.ts";
import { openPopup, popup } from "./popup.ts";
import { expect, hydrated, open, type Page, site, test } from "./test.ts";

test.use({ keepsTab: true });

/** Phones in landscape, from the smallest to those wider than the breakpoint. */
const screens = [
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
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
  for (const screen of screens) {
    test(`no texts overlap, and each title is visible at once, at ${screen.width} x ${screen.height}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(screen);
      for (const path of paths) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
        const title = await page.getByRole("heading", { level: 1 }).boundingBox();
        expect(title?.y, path).toBeGreaterThanOrEqual(40);
        expect((title?.y ?? 0) + (title?.height ?? Number.NaN), path).toBeLessThanOrEqual(await visibleBottom(page));
        for (const part of ["#root > header", ":is(section, header):has(> h1, > div > h1)"])
          expect(await collisions(page, part), path).toEqual([]);
      }
    });
  }

  test("no picture is higher than what is seen between the bars", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 844, height: 390 });
    for (const path of [...paths, "/LocationEnvironment/primium", "/LocationEnvironment/intro", "/FloorPlan/videos"]) {
      await page.goto(path);
      const room = await page.evaluate(
        () => innerHeight - (document.querySelector("#root > header")?.getBoundingClientRect().height ?? 0),
      );
      const bottom = (await visibleBottom(page)) - (await page.evaluate(() => innerHeight));
      const high = await page.locator("main picture img:visible").evaluateAll((images) =>
        (images as HTMLImageElement[])
          // Drawings: their plans are tested below.
          .filter((image) => !image.closest("picture")?.innerHTML.includes(".svg"))
          .map((image) => ({ name: image.alt, height: image.getBoundingClientRect().height })),
      );
      // The first picture of the home page is behind the header.
      const fitting = path === "/" ? room + 48 : room;
      expect(
        high.filter(({ height }) => height > fitting + bottom + 1),
        path,
      ).toEqual([]);
    }
  });

  test("plans fit between header and bar, with letters of 11 px", async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    for (const path of ["/FloorPlan/59A", "/FloorPlan/compare"]) {
      await page.goto(path);
      const header = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      );
      const seen = (await visibleBottom(page)) - header;
      const plans = page.locator(
        'main img:is([src*="-plan-"], [src*="-before-"], [src*="-compared-"], [src*="/84A-"])',
      );
      if (path === "/FloorPlan/compare") {
        // Three types beside each other.
        const tops = await plans.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
        expect(Math.max(...tops) - Math.min(...tops), path).toBeLessThan(60);
      }
      const sizes = await plans.evaluateAll(
        (images: HTMLImageElement[], alone) =>
          images
            .filter((image) => image.checkVisibility())
            .map(({ src, width, height }) => {
              // The drawings' sizes in their units, as in art/plans: those that are compared have larger letters.
              const [high, letters] = src.includes("-compared-") ? [680, 44] : [alone, 41];
              return { height, letters: Math.min(width / 1000, height / high) * letters };
            }),
        measurements.units["84A"].aloneHeight,
      );
      expect(sizes.length, path).toBeGreaterThanOrEqual(3);
      for (const { height, letters } of sizes) {
        expect(height, path).toBeLessThanOrEqual(seen + 1);
        // The smallest letters of the drawings for small screens.
        expect(letters, path).toBeGreaterThanOrEqual(11);
      }
    }
  });

  test("drawings of the site and of all homes fit there too, and so does the model's start", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 844, height: 390 });
    for (const path of ["/", "/ComplexGuide/intro", "/ComplexGuide/detailintro"]) {
      await page.goto(path);
      const seen = (await visibleBottom(page)) - 48;
      const drawn = await page
        .locator("main img[src*='.svg']:visible")
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ height, width }) => ({ height, width })));
      expect(drawn.length, path).toBeGreaterThanOrEqual(1);
      for (const { height } of drawn) expect(height, path).toBeLessThanOrEqual(seen + 1);
    }
    // Below the crowns, which are in the upper quarter of the picture, and above the bar.
    await page.goto("/ComplexGuide/model");
    const stage = await page.locator("[data-stage]").boundingBox();
    const start = await page.getByRole("button", { name: "모형 열기" }).boundingBox();
    expect(start?.y).toBeGreaterThan((stage?.y ?? Number.NaN) + 0.25 * (stage?.height ?? Number.NaN));
    expect((start?.y ?? Number.NaN) + (start?.height ?? Number.NaN)).toBeLessThanOrEqual(await visibleBottom(page));
  });

  test("the popup shows its two fields and the button that sends them at once", async ({ page }) => {
    for (const screen of screens.slice(1, 4)) {
      await page.setViewportSize(screen);
      await open(page, "/BusinessGuide/intro");
      await openPopup(page);
      await popup(page).evaluate((dialog) =>
        Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      const boxes = await Promise.all(
        [
          popup(page).getByLabel("고객명"),
          popup(page).getByLabel("연락처"),
          popup(page).getByRole("button", { name: "방문예약 신청" }),
        ].map((part) => part.boundingBox()),
      );
      const [name, phone, button] = boxes;
      expect(phone?.y).toBe(name?.y);
      expect((phone?.y ?? 0) + (phone?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(screen.height);
    }
  });

  test("the popup can be closed at any scroll position", async ({ page }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await open(page, "/BusinessGuide/intro");
      await openPopup(page);
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
