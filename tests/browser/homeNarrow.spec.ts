import { expect, hydrated, open, type Page, test } from "./test.ts";

test.use({ keepsTab: true });

test.describe("the narrow home page", { tag: "@narrow" }, () => {
  test("the types guide names the open panel", async ({ page }) => {
    await open(page, "/");
    const section = page.locator("section", { has: page.locator("summary", { hasText: "타입 안내" }) }).last();
    const heading = section.getByRole("heading", { level: 2 });
    await expect(heading).toHaveText("타입 안내");
    await expect(section.getByRole("img", { name: /84A/ })).toBeVisible();
    await section.locator("summary", { hasText: "E-모델하우스" }).click();
    await expect(heading).toHaveText("E-모델하우스");
    await expect(section.getByRole("tab", { name: "84A" }).last()).toBeVisible();
    await section.locator("summary", { hasText: "E-모델하우스" }).click();
    await expect(heading).toHaveText("세대안내");
  });

  test("the types guide names no panel that was closed before hydration", async ({ page }) => {
    await page.goto("/");
    await page.locator("#types summary", { hasText: "타입 안내" }).click();
    await hydrated(page);
    await expect(page.locator("#types").getByRole("heading", { level: 2 })).toHaveText("세대안내");
  });

  test("its sections are in the order of the hours", async ({ page }) => {
    await page.goto("/");
    const hours = await page
      .locator("main h2, main h1")
      .locator("xpath=../p/time")
      .evaluateAll((times) => times.filter((time) => time.checkVisibility()).map((time) => time.textContent ?? ""));
    expect(hours.length).toBeGreaterThan(4);
    expect(hours).toEqual([...hours].sort());
  });

  test("the business overview and the complex guide expand one panel at a time", async ({ page }) => {
    await open(page, "/");
    for (const [id, panels] of [
      ["#overview", { 사업개요: "19,637.30", 입지환경: "1.3km" }],
      ["#complex", { 단지배치도: "101동", 특화설계: "여섯 동", 커뮤니티: "21개" }],
    ] as const) {
      const section = page.locator(id);
      for (const [title, words] of Object.entries(panels)) {
        await section.locator("summary", { hasText: title }).click();
        const panel = section.locator("details[open]");
        await expect(panel).toHaveCount(1);
        await expect(panel).toContainText(words);
        if (id === "#complex") await expect(panel.locator("img").first()).toBeVisible();
      }
    }
  });

  test("premium boxes expand on tap", async ({ page }) => {
    await open(page, "/");
    for (const name of ["PREMIUM 01", "PREMIUM 02", "PREMIUM 03", "PREMIUM 04"]) {
      const box = page.locator("details", { hasText: name });
      await box.locator("summary").tap();
      await expect(box.getByRole("link")).toBeVisible();
    }
  });
});

test.describe("the premium slider", { tag: "@narrow" }, () => {
  const slider = (page: Page) => page.getByRole("region", { name: "프리미엄 사진" });
  const dots = (page: Page) => slider(page).getByRole("button", { name: /번째/ });
  const shown = (page: Page) =>
    dots(page).evaluateAll((all) => all.findIndex((dot) => dot.getAttribute("aria-current") === "true") + 1);

  /** Opens the slider's panel with the clock stopped, so that only the test advances it. */
  async function openSlider(page: Page): Promise<void> {
    await page.clock.install();
    await open(page, "/");
    await page.locator("summary", { hasText: /^프리미엄$/ }).tap();
    await slider(page).scrollIntoViewIfNeeded();
    await expect(dots(page)).toHaveCount(7);
    expect(await shown(page)).toBe(1);
  }

  test("advances every six seconds, and from the last slide to the first", async ({ page }) => {
    await openSlider(page);
    await page.clock.pauseAt(Date.now() + 120_000);
    await dots(page).first().tap();
    for (const next of [2, 3, 4, 5, 6, 7, 1]) {
      await page.clock.runFor(5_900);
      expect(await shown(page)).toBe(next === 1 ? 7 : next - 1);
      // To the six seconds and not beyond: the next slide's begin now, and any surplus would add up.
      await page.clock.runFor(100);
      await expect.poll(() => shown(page)).toBe(next);
    }
  });

  test("advances under a mouse pointer, and the mouse swipes like a finger", async ({ page }) => {
    await openSlider(page);
    const box = await slider(page).boundingBox();
    if (!box) throw new Error("The slider isn't drawn");
    await page.mouse.move(box.x + 200, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, box.y + 60, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => shown(page)).toBe(2);
    await page.clock.runFor(6_100);
    await expect.poll(() => shown(page)).toBe(3);
  });

  test("a dot selects a slide for another six seconds, or for good when paused", async ({ page }) => {
    await openSlider(page);
    await dots(page).nth(4).tap();
    await expect.poll(() => shown(page)).toBe(5);
    await slider(page).getByRole("button", { name: "자동 넘김 멈춤" }).tap();
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(5);
    await slider(page).getByRole("button", { name: "자동 넘김 시작" }).tap();
    await page.clock.runFor(6_100);
    await expect.poll(() => shown(page)).toBe(6);
  });

  test("follows a touch swipe of more than 50 px", async ({ page }) => {
    await openSlider(page);
    await slider(page).getByRole("button", { name: "자동 넘김 멈춤" }).tap();
    const box = await slider(page).boundingBox();
    if (!box) throw new Error("The slider isn't drawn");
    const devtools = await page.context().newCDPSession(page);
    const swipe = async (by: number) => {
      const [x, y] = [box.x + box.width / 2, box.y + 60];
      await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      for (const part of [0.3, 0.6, 1])
        await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x + by * part, y }] });
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(-60);
    await expect.poll(() => shown(page)).toBe(2);
    await swipe(-45);
    await swipe(45);
    expect(await shown(page)).toBe(2);
    await swipe(60);
    await swipe(60);
    await expect.poll(() => shown(page)).toBe(7);
  });

  test("stops while focused by keyboard, and under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openSlider(page);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(1);
    await slider(page).getByRole("button", { name: "자동 넘김 시작" }).tap();
    await page.keyboard.press("Tab");
    await page.clock.runFor(20_000);
    expect(await shown(page)).toBe(1);
    await page.keyboard.press("Enter");
    expect(await shown(page)).toBe(1);
  });
});
