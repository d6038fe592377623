import { expect, hydrated, type Page, test } from "./test.ts";

/**
 * Pauses animations and transitions when they start, within elements of the page's `holds`. In every frame: on a busy
 * machine one may be over when its first event arrives.
 */
const holdMovements = () => {
  const held: Animation[] = [];
  const holdThem = () => {
    requestAnimationFrame(holdThem);
    const { holds } = window as unknown as { holds: string | undefined };
    for (const animation of document.getAnimations()) {
      const { target } = animation.effect as KeyframeEffect;
      if (!holds || !target?.closest(holds) || held.includes(animation)) continue;
      animation.pause();
      held.push(animation);
    }
  };
  requestAnimationFrame(holdThem);
  Object.assign(window, { held });
};

/** Holds movements of elements that the selector finds, from now on and on later pages. */
async function hold(page: Page, selector: string): Promise<void> {
  const set = (holds: string) => Object.assign(window, { holds });
  await page.addInitScript(set, selector);
  await page.evaluate(set, selector);
}

type Held = { held: Animation[] };
const held = (page: Page) => page.evaluate(() => (window as unknown as Held).held.length);

/** Shows all held movements at a time, in milliseconds from their start, and waits until that is painted. */
const seek = (page: Page, time: number) =>
  page.evaluate(async (at) => {
    for (const animation of (window as unknown as Held).held) animation.currentTime = at;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, time);

/** @returns the number of different pictures of the screen at some moments of 0.9 s, in milliseconds */
async function frames(page: Page, moments = [0, 300, 600, 900]): Promise<number> {
  const seen = new Set<string>();
  for (const at of moments) {
    await seek(page, at);
    seen.add((await page.screenshot({ animations: "allow" })).toString("base64"));
  }
  return seen.size;
}

/** Loads all visible pictures, which would cost layouts later. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = "eager";
    await Promise.allSettled([...pictures.map((image) => image.decode()), document.fonts.ready]);
  });

/** @returns a function that reads how many layouts the page has had: a movement may cost one where it ends, not in each frame */
async function layouts(page: Page): Promise<() => Promise<number>> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Performance.enable");
  return async () => {
    const { metrics } = await tools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")?.value ?? Number.NaN;
  };
}

const movements = "main [data-movement]:visible";
const awaited = "main [data-awaited]";

test.describe("the hero", { tag: "@wide" }, () => {
  for (const [width, height] of [
    [1280, 600],
    [1920, 1080],
  ] as const)
    test(`dusk falls in frames that all differ at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(holdMovements);
      await hold(page, "#hero");
      await page.goto("/");
      await page
        .locator("#hero img")
        .first()
        .evaluate((image: HTMLImageElement) => image.decode());
      await expect.poll(() => held(page)).toBeGreaterThan(0);
      expect(await frames(page, [0, 200, 400, 600])).toBe(4);
    });

  test("another hour fades in, in frames that all differ", async ({ page }) => {
    await page.addInitScript(holdMovements);
    await page.goto("/");
    await hydrated(page);
    await hold(page, "#hero [data-hour]");
    await page.locator("#hero input[type=range]").press("ArrowLeft");
    const hour = page.locator("#hero [data-hour][data-on]");
    await expect(hour.locator("img")).toHaveAttribute("data-shown");
    await page.locator("#hero input[type=range]").press("ArrowRight");
    await expect.poll(() => held(page)).toBeGreaterThan(0);
    // Half a second of the fade: its end depends on how much of it had been seen.
    expect(await frames(page, [0, 150, 300, 450])).toBe(4);
  });

  test("nothing moves with reduced motion, and another hour is there at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(holdMovements);
    await hold(page, "#hero");
    await page.goto("/");
    await expect(page.locator("#hero img").first()).toBeVisible();
    const slider = page.locator("#hero input[type=range]");
    await slider.press("ArrowLeft");
    const hour = page.locator("#hero [data-hour][data-on]");
    await expect(hour.locator("img")).toHaveAttribute("data-shown");
    await expect(hour).toHaveCSS("opacity", "1");
    // A picture that is added has nothing to fade from; one that goes does.
    const name = await hour.getAttribute("data-hour");
    await slider.press("ArrowRight");
    await expect(page.locator(`#hero [data-hour="${name}"]`)).toHaveCSS("opacity", "0");
    expect(await held(page)).toBe(0);
  });
});

test("sections of home move once, when they are seen, in frames that differ and without a layout", async ({ page }) => {
  test.slow();
  await page.addInitScript(holdMovements);
  await page.goto("/");
  await loadPictures(page);
  await expect(page.locator(awaited).first()).toBeAttached();
  const count = await layouts(page);
  const sections = page.locator(movements);
  const total = await sections.count();
  expect(total).toBeGreaterThanOrEqual(3);
  for (let at = 0; at < total; at += 1) {
    const section = sections.nth(at);
    const name = String(await section.getAttribute("class"));
    await expect(section, name).toHaveAttribute("data-awaited");
    await hold(page, "[data-movement]");
    await section.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
    await expect(section, name).not.toHaveAttribute("data-awaited");
    await expect.poll(() => held(page), name).toBeGreaterThan(0);
    expect(await frames(page), name).toBe(4);
    await seek(page, 0);
    const before = await count();
    for (let time = 0; time <= 1500; time += 50) await seek(page, time);
    expect((await count()) - before, name).toBeLessThanOrEqual(Math.min(await held(page), 15));
    await page.evaluate(() => {
      const { held } = window as unknown as Held;
      for (const animation of held.splice(0)) animation.finish();
    });
  }
  // Not a second time.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await sections.last().evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
  await expect(page.locator(awaited)).toHaveCount(0);
});

test("home's sections are complete without an observer, and with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await loadPictures(page);
  await expect(page.locator(awaited).first()).toBeAttached();
  const complete = () =>
    page.locator(movements).evaluateAll((elements) =>
      elements.flatMap((element) =>
        [element, ...element.querySelectorAll("*")].map((part) => {
          const { opacity, clipPath, scale, transform, strokeDashoffset } = getComputedStyle(part);
          const light = getComputedStyle(part, "::after");
          return [opacity, clipPath, scale, transform, strokeDashoffset, light.translate, light.display].join();
        }),
      ),
    );
  const still = await complete();
  // Without the attribute nothing is held back.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-awaited]")) element.removeAttribute("data-awaited");
  });
  expect(await complete()).toEqual(still);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    };
  });
  await page.reload();
  await loadPictures(page);
  await page.waitForLoadState("networkidle");
  await expect(page.locator(awaited)).toHaveCount(0);
});

for (const path of ["/Brand/intro", "/LocationEnvironment/intro", "/Promotion/visit", "/BusinessGuide/documents"])
  test(`what moves on ${path} costs no layout`, async ({ page }) => {
    await page.addInitScript(holdMovements);
    await hold(page, "body");
    await page.goto(path);
    await loadPictures(page);
    await expect.poll(() => held(page)).toBeGreaterThan(0);
    const count = await layouts(page);
    await seek(page, 0);
    const before = await count();
    for (let time = 0; time <= 2000; time += 50) await seek(page, time);
    expect((await count()) - before).toBeLessThanOrEqual(await held(page));
  });

test("the view that moves through the plan costs no layouts", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/FloorPlan/59A");
  await hydrated(page);
  await loadPictures(page);
  const beam = page.locator("[data-beam]");
  await expect(beam).toHaveAttribute("style");
  await page
    .locator("[data-room]")
    .nth(1)
    .evaluate((room) => room.scrollIntoView({ behavior: "instant" }));
  const count = await layouts(page);
  const shapes = new Set<string>();
  const before = await count();
  for (let turn = 0; turn < 60; turn += 1) {
    await page.evaluate(async () => {
      scrollBy({ top: 20, behavior: "instant" });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    shapes.add(await beam.evaluate((element) => element.style.clipPath));
  }
  expect(shapes.size).toBeGreaterThan(10);
  // The name of the current room changes its weight, which is one for each room.
  expect((await count()) - before).toBeLessThan(10);
});
