import { expect, open, type Page, site, test } from "./test.ts";

test.use({ keepsTab: true });

/** Text too pale for a printer, as printed by the browser. */
const paleWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      const words = node.textContent?.trim();
      if (!box || !words || !box.checkVisibility() || box.closest('script, noscript, svg, .vh, [href="#main"]'))
        continue;
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(box)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      if (red + green + blue > 3 * 140) pale.push(words.slice(0, 30));
    }
    return pale;
  });

test.describe("on paper", () => {
  test("printed pages have no controls and no invisible text", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    for (const path of ["/", "/Brand/intro", "/BusinessGuide/intro", "/FloorPlan/Emodel", `/${site}/press`]) {
      await page.goto(path);
      expect(await paleWords(page), path).toEqual([]);
      await expect(page.getByRole("button"), path).toHaveCount(0);
      await expect(page.getByRole("navigation"), path).toHaveCount(0);
    }
  });

  test("plans, tables and collapsed content are printed in full", async ({ page }) => {
    // The width of an A4 page's content, in CSS pixels.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.emulateMedia({ media: "print" });
    await page.goto("/FloorPlan/59A");
    await expect(page.getByRole("img", { name: "84A 타입 평면도" })).toHaveCSS("opacity", "1");
    for (const path of ["/FloorPlan/59A", "/ComplexGuide/detailintro", "/SalesInfo/SubscriptionGuide"]) {
      await page.goto(path);
      for (const table of await page.getByRole("table").all()) {
        const cut = await table.evaluate((element) => {
          const room = element.parentElement;
          return room ? room.scrollWidth - room.clientWidth : 0;
        });
        expect(cut, `${path}: ${await table.locator("caption").textContent()}`).toBeLessThanOrEqual(1);
      }
    }
    await page.goto("/");
    await expect(page.locator("#overview").getByText("19,637.30")).toBeVisible();
    await page.goto("/SalesInfo/announcement");
    await expect(page.getByText("요약과 공고문의 내용이 다를 때에는 공고문이 우선합니다.")).toBeVisible();
  });
});

/** Controls that look like more than text: with a background, or a border. */
const shaped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("a, button, summary, select, [role=tab]")].flatMap((control, at) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("dialog:not([open])")) return [];
      const { backgroundColor, borderStyle, outlineStyle } = getComputedStyle(control);
      const edged = /solid/.test(`${borderStyle} ${outlineStyle}`);
      const ground = !/rgba\(0, 0, 0, 0\)/.test(backgroundColor);
      return [{ at, edged, ground, name: `${control.className} ${control.textContent?.trim()}` }];
    }),
  );

test.describe("in forced colours, on every page", { tag: "@wide" }, () => {
  test("buttons keep their shape", async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of [
      "/",
      "/Brand/video",
      "/FloorPlan/59A",
      "/FloorPlan/Emodel",
      "/Promotion/Customer",
      `/${site}/press`,
    ]) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ forcedColors: "none" });
        await page.goto(path);
        const grounded = (await shaped(page)).filter(({ ground }) => ground).map(({ at }) => at);
        expect(grounded.length, path).toBeGreaterThan(0);
        await page.emulateMedia({ forcedColors: "active" });
        const flat = (await shaped(page)).filter(({ at, edged }) => grounded.includes(at) && !edged);
        expect(
          flat.map(({ name }) => name),
          `${path} at ${width} px`,
        ).toEqual([]);
      }
    }
  });

  test("the focus is visible on every kind of control", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, "/SalesInfo/stampTax");
    for (const control of [
      page.getByRole("banner").getByRole("link", { name: "모바일 상담예약" }),
      page.getByRole("contentinfo").getByRole("button"),
      page.getByLabel("계약서에 적힌 금액"),
    ]) {
      // A key first, so that the focus is visible.
      await page.keyboard.press("Tab");
      await control.focus();
      await expect(control).toHaveCSS("outline-style", "solid");
    }
  });
});

test.describe("under reduced motion", () => {
  test("nothing moves, fades or waits", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of ["/", "/Brand/intro", "/BusinessGuide/documents", `/${site}/press`]) {
      await page.goto(path);
      const moving = await page.evaluate(() => document.getAnimations().map(({ id, effect }) => `${id} ${effect}`));
      expect(moving, path).toEqual([]);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCSS("opacity", "1");
    }
    await open(page, "/Brand/intro");
    await page.getByRole("contentinfo").getByRole("button").click();
    await expect(page.getByRole("dialog", { name: "방문예약" })).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
