import { expect, open, type Page, test } from "./test.ts";

test.describe("wide", { tag: "@wide" }, () => {
  const step = async (page: Page) =>
    page.getByRole("navigation", { name: "화면 이동" }).locator("[aria-current]").getAttribute("href");

  test("the wheel goes one step a movement, to the footer as the half step, and back", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    const anchors = await page
      .getByRole("navigation", { name: "화면 이동" })
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(anchors).toHaveLength(8);
    for (const anchor of anchors.slice(1)) {
      await page.mouse.wheel(0, 120);
      await expect.poll(() => step(page)).toBe(anchor);
      await page.waitForTimeout(550);
    }
    const eighth = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 120);
    await expect(page.getByRole("contentinfo").getByText("© 2025")).toBeInViewport();
    const end = await page.evaluate(() => scrollY);
    expect(end).toBeGreaterThan(eighth);
    await page.waitForTimeout(550);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(eighth);
  });

  test("movements within the lock are one step", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 120);
    await page.waitForTimeout(300);
    expect(await step(page)).toBe("#location");
  });

  test("the wheel is the browser's own while a field is being filled in", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/#interestForm");
    await page.locator("#interestForm").getByLabel("성함").focus();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, -60);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before - 60);
  });

  test("the unit viewer steps through three types and stops at its ends", async ({ page }) => {
    await open(page, "/#unit");
    const unit = page.locator("#unit");
    const [previous, next] = [unit.getByRole("button", { name: /이전/ }), unit.getByRole("button", { name: /다음/ })];
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(unit.getByRole("tab", { name: "84B" })).toHaveAttribute("aria-selected", "true");
    await next.click();
    await expect(next).toBeDisabled();
    await unit.getByRole("tab", { name: "84C" }).press("ArrowRight");
    await expect(unit.getByRole("tab", { name: "84A" })).toHaveAttribute("aria-selected", "true");
    await expect(unit.getByRole("img")).toHaveCSS("opacity", "1");
  });
});

test.describe("narrow", { tag: "@narrow" }, () => {
  test("the types guide names the panel that is open", async ({ page }) => {
    await open(page, "/");
    const section = page.locator("section", { has: page.locator("summary", { hasText: "타입 안내" }) }).last();
    const heading = section.getByRole("heading", { level: 2 });
    await expect(heading).toHaveText("세대안내");
    await section.locator("summary", { hasText: "타입 안내" }).click();
    await expect(heading).toHaveText("타입 안내");
    await section.locator("summary", { hasText: "E-모델하우스" }).click();
    await expect(heading).toHaveText("E-모델하우스");
    await expect(section.getByRole("tab", { name: "84A" }).last()).toBeVisible();
  });

  test("the premium slider goes on by itself and by its dots, and can be stopped", async ({ page }) => {
    await open(page, "/");
    await page.locator("summary", { hasText: /^프리미엄$/ }).click();
    const slider = page.getByRole("region", { name: "프리미엄 사진" });
    await slider.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await page.getByRole("contentinfo").evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const dots = slider.getByRole("button", { name: /번째/ });
    await expect(dots).toHaveCount(7);
    await expect(dots.nth(0)).toHaveAttribute("aria-current", "true");
    await expect(dots.nth(1)).toHaveAttribute("aria-current", "true", { timeout: 8_000 });
    await dots.nth(6).click();
    await expect(dots.nth(6)).toHaveAttribute("aria-current", "true");
    await slider.getByRole("button", { name: "자동 넘김 멈춤" }).click();
    await expect(slider.getByRole("button", { name: "자동 넘김 시작" })).toBeVisible();
  });

  test("premium boxes unfold on tap", async ({ page }) => {
    await open(page, "/");
    for (const name of ["PREMIUM 01", "PREMIUM 02", "PREMIUM 03", "PREMIUM 04"]) {
      const box = page.locator("details", { hasText: name });
      await box.locator("summary").click();
      await expect(box.getByRole("link")).toBeVisible();
    }
  });
});
