import { openPopup, popup } from "./popup.ts";
import { expect, open, type Page, test } from "./test.ts";

test.use({ keepsTab: true });

const rail = (page: Page) => page.getByRole("navigation", { name: "화면 이동" });
const step = (page: Page) => rail(page).locator("[aria-current]").getAttribute("href");
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Presses a key and waits for the end of its smooth scroll: a key pressed at the target, but before it, is ignored. */
async function scrollByKey(page: Page, key: string) {
  const end = await page.evaluateHandle(() => ({
    reached: new Promise<void>((resolve) => addEventListener("scrollend", () => resolve(), { once: true })),
  }));
  await page.keyboard.press(key);
  await end.evaluate(({ reached }) => reached);
}

test.describe("the wheel", { tag: "@wide" }, () => {
  // With reduced motion, scrolling jumps to its target at once.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("one wheel movement scrolls one section, with the footer as half a step, and back", async ({ page }) => {
    await page.clock.install();
    await open(page, "/");
    const anchors = await rail(page)
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(anchors).toHaveLength(8);
    for (const anchor of anchors.slice(1)) {
      await page.mouse.wheel(0, 120);
      await expect.poll(() => step(page)).toBe(anchor);
      expect(await page.locator(String(anchor)).evaluate((section) => section.getBoundingClientRect().top)).toBe(0);
      await page.clock.runFor(500);
    }
    const eighth = await scrolled(page);
    await page.mouse.wheel(0, 120);
    await expect(page.getByRole("contentinfo").getByText("© 2025")).toBeInViewport();
    const end = await scrolled(page);
    expect(end).toBeGreaterThan(eighth);
    await page.clock.runFor(500);
    await page.mouse.wheel(0, 120);
    await page.clock.runFor(500);
    expect(await scrolled(page)).toBe(end);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => scrolled(page)).toBe(eighth);
  });

  test("steps are at least 500 ms apart", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page, "/");
    await page.clock.pauseAt(60_000);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => step(page)).toBe("#homes");
    const first = await scrolled(page);
    for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 120);
    await page.clock.runFor(499);
    await page.mouse.wheel(0, 120);
    expect(await scrolled(page)).toBe(first);
    await page.clock.runFor(1);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => step(page)).toBe("#location");
  });

  test("the wheel scrolls normally in a field, on a button, sideways and over the popup", async ({ page }) => {
    await open(page, "/#interestForm");
    const form = page.locator("#interestForm");
    for (const control of [form.getByLabel("고객명"), form.getByLabel("문의 내용"), form.locator("button")]) {
      await control.focus();
      const before = await scrolled(page);
      await page.mouse.move(300, 400);
      await page.mouse.wheel(0, -60);
      await expect.poll(() => scrolled(page)).toBe(before - 60);
      await page.mouse.wheel(0, 60);
      await expect.poll(() => scrolled(page)).toBe(before);
    }
    await openPopup(page);
    const before = await scrolled(page);
    await page.mouse.wheel(0, -120);
    await page.mouse.wheel(0, -120);
    await popup(page).getByRole("button", { name: "닫기" }).click();
    expect(await scrolled(page)).toBe(before);
  });

  test("a touchpad scrolls natively", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page, "/");
    await page.mouse.move(600, 400);
    // On a slow machine the events must still count as one gesture.
    await page.clock.pauseAt(60_000);
    let sum = 0;
    for (const delta of [3, 9, 24, 60, 90, 70, 30, 8, 2]) {
      await page.mouse.wheel(0, delta);
      sum += delta;
    }
    await expect.poll(() => scrolled(page)).toBe(sum);
  });

  test("keys, anchors and narrow windows scroll natively", async ({ page }) => {
    await open(page, "/");
    await page.mouse.move(600, 400);
    await scrollByKey(page, "End");
    await expect(page.getByRole("contentinfo").getByText("© 2025")).toBeInViewport();
    await scrollByKey(page, "Home");
    expect(await scrolled(page)).toBe(0);
    await scrollByKey(page, "PageDown");
    expect(await scrolled(page)).toBeGreaterThan(400);
    await page.setViewportSize({ width: 900, height: 800 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.mouse.wheel(0, 120);
    await expect.poll(() => scrolled(page)).toBe(120);
    await page.setViewportSize({ width: 901, height: 800 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.mouse.wheel(0, 120);
    await expect.poll(() => scrolled(page)).toBe(800);
  });
});

test("the wheel scrolls smoothly except under reduced motion", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/");
  const seen: number[] = [];
  await page.mouse.wheel(0, 120);
  await expect
    .poll(
      async () => {
        seen.push(await scrolled(page));
        return seen.at(-1);
      },
      { intervals: [30] },
    )
    .toBe(900);
  expect(seen.some((top) => top > 0 && top < 900)).toBe(true);
});

test("anchors lead to their section, and Back to the previous position", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/BusinessGuide/intro");
  await page.getByRole("banner").getByRole("link", { name: "센트럴 루미나 홈" }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await page.evaluate(() => scrollTo(0, 130));
  for (const id of ["unit", "location", "interestForm"]) {
    await rail(page).locator(`a[href="#${id}"]`).click();
    await expect.poll(() => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)).toBe(0);
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
  }
  await page.goBack();
  await expect.poll(() => step(page)).toBe("#location");
  await page.goBack();
  await expect.poll(() => step(page)).toBe("#unit");
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(130);
  await page.goForward();
  await expect.poll(() => step(page)).toBe("#unit");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/BusinessGuide\/intro$/);
});

test.describe("sections", { tag: "@wide" }, () => {
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

test("the hero shows one hour until its slider moves, then loads the neighbouring hours", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const name = /\/pictures\/(hero[^-]*)-/.exec(request.url())?.[1];
    if (name) asked.add(name);
  });
  await open(page, "/");
  const opening = [...asked];
  expect(opening).toHaveLength(1);
  expect(opening[0]).toMatch(/^hero(Dusk|Portrait)$/);
  const slider = page.getByRole("slider", { name: "하루의 빛" });
  const frame = (hour: string) => page.locator(`#hero [data-hour="${hour}"]`);
  await slider.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", "18:20");
  await expect(frame("18:20")).toHaveCSS("opacity", "1");
  await expect(frame("18:20").locator("img")).toHaveAttribute("data-shown");
  await expect(frame("17:10")).toHaveCSS("opacity", "0");
  await expect(frame("06:40")).toHaveCount(0);
  await slider.press("Home");
  await expect(frame("06:40")).toHaveCSS("opacity", "1");
  // Later elements are on top: an earlier hour covers the later ones.
  const above = await page.locator("#hero [data-hour]").evaluateAll((all) => all.map((each) => each.dataset.hour));
  expect(above).toEqual(["18:20", "17:10", "12:30", "06:40"]);
  await slider.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "19:12");
  for (const hour of ["06:40", "18:20"]) await expect(frame(hour)).toHaveCSS("opacity", "0");
});
