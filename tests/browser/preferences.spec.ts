import { expect, open, type Page, site, test } from "./test.ts";

test.use({ keepsTab: true });

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
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of [
      "/",
      "/Brand/video",
      "/FloorPlan/59A",
      "/FloorPlan/Emodel",
      "/Promotion/Customer",
      `/${site}/press`,
    ]) {
      await page.goto(path);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ forcedColors: "none" });
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
  test("nothing moves, fades or waits @wide", async ({ page }) => {
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
