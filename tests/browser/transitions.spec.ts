import { expect, open, type Page, test } from "./test.ts";

// Each test fails on any error that nobody caught.

/** Counts the transitions that begin within the document. @returns what tells how many there were */
async function countDissolves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    const counted = window as unknown as { dissolves: number };
    counted.dissolves = 0;
    document.startViewTransition = (update) => {
      counted.dissolves += 1;
      return begin(update);
    };
  });
  return () => page.evaluate(() => (window as unknown as { dissolves: number }).dissolves);
}

const step = async (page: Page, name: string) => {
  await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
};

test("a step from page to page dissolves, there and back, and keeps the scroll and the focus", async ({ page }) => {
  const dissolves = await countDissolves(page);
  await open(page, "/BusinessGuide/intro");
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await step(page, "분양일정");
  expect(await dissolves()).toBe(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("#main")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("사업개요");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  expect(await dissolves()).toBe(2);
});

test("what is clicked while one page dissolves into another is done", async ({ page }) => {
  await page.addInitScript(() => {
    // As long as the test takes.
    const slow = new CSSStyleSheet();
    slow.replaceSync(
      "html::view-transition-group(root) { animation: 600s forwards hold !important } @keyframes hold { }",
    );
    document.addEventListener("DOMContentLoaded", () => document.adoptedStyleSheets.push(slow));
  });
  const dissolves = await countDissolves(page);
  await open(page, "/BusinessGuide/intro");
  await step(page, "분양일정");
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition")),
  );
  const link = page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "계약서류" });
  const box = await link.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("계약서류");
  expect(await dissolves()).toBe(2);
});

test("a step whose transition is broken off is no error", async ({ page }) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = begin(update);
      transition.skipTransition();
      return transition;
    };
  });
  await open(page, "/BusinessGuide/intro");
  await step(page, "분양일정");
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
});

test("a system that asks for less motion sees no transition", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const dissolves = await countDissolves(page);
  await open(page, "/BusinessGuide/intro");
  await step(page, "분양일정");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("사업개요");
  expect(await dissolves()).toBe(0);
});
