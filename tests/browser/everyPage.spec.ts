import { pages } from "../../client/pages/pages.ts";
import { axeViolations, horizontalOverflow } from "./accessibility.ts";
import { brokenWords } from "./brokenWords.ts";
import { expectContract, expectListenersHeard } from "./controls.ts";
import { unfitSizes } from "./pictureSizes.ts";
import { sheet } from "./sheets.ts";
import { delayRequests, enlargeText, expect, hydrated, type Page, site, test } from "./test.ts";

test.use({ keepsTab: true });

/* What holds for every page, tested in one load of each: loading takes longer than looking. */

const shown = pages.filter((page) => !page.path.includes(":id"));
const address = (path: string) => path.replace(":site", site).replace(":home", "101-401");

/** Of pages that share one component, the first: axe tests these. */
const screens = new Set(
  shown.filter((page, index) => index === shown.findIndex(({ file }) => file === page.file)).map(({ path }) => path),
);

/** Every size is tested for sideways scroll; a phone and a desktop by axe. */
const sizes: readonly { width: number; height: number; axe?: true; words?: true; phone?: true }[] = [
  { width: 320, height: 780, axe: true, words: true, phone: true },
  { width: 844, height: 390 },
  { width: 900, height: 900 },
  { width: 901, height: 1100, words: true },
  { width: 1440, height: 900, axe: true },
  { width: 2560, height: 1440, words: true },
];

/** Addresses of the visible pictures that are transparent. */
const transparentPictures = (page: Page) =>
  page.locator("main img").evaluateAll((images) =>
    images
      .filter((image) => image.checkVisibility({ visibilityProperty: true }))
      .filter((image) => image.checkVisibility({ opacityProperty: true }) === false)
      .map((image) => (image as HTMLImageElement).src),
  );

/** Captions of the tables that are wider than their box, and have to be scrolled sideways. */
const scrolledTables = (page: Page) =>
  page
    .locator("section:has(> table)")
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.scrollWidth > box.clientWidth + 1)
        .map((box) => `${box.querySelector("caption")?.textContent}: ${box.scrollWidth} in ${box.clientWidth}`),
    );

/**
 * Texts of less than 12 px, those in drawings included, whose size depends on the drawing's. On phones what is read has at
 * least 15: all that is more than a mark of two letters, except in drawings and in the site's frame.
 */
const smallTexts = (page: Page, phone: boolean) =>
  page.evaluate(
    (phone) =>
      [...document.querySelectorAll<HTMLElement | SVGGraphicsElement>("#root *")]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('.vh, [href="#main"], dialog:not([open])'))
        .map((element) => {
          const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : undefined;
          const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
          const text = element.textContent?.trim() ?? "";
          const isRead = phone && text.length > 2 && !element.closest("svg, header, nav, footer");
          return { text, size: Number.parseFloat(getComputedStyle(element).fontSize) * scale, least: isRead ? 15 : 12 };
        })
        .filter(({ size, least }) => size < least - 0.05)
        .map(({ text, size }) => `${text}: ${size.toFixed(1)} px`),
    phone,
  );

/** Elements that would be printed on every page, over its text, or with a background other than white. */
const unprintable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((box) => box.checkVisibility() && !box.closest("svg"))
      .filter((box) => {
        const { position, backgroundColor } = getComputedStyle(box);
        return /fixed|sticky/.test(position) || !/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/.test(backgroundColor);
      })
      .map((box) => `${box.tagName} ${box.className}`),
  );

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

/** Boxes with hidden overflow whose text is cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((box) => {
        const words = [...box.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        // A box of one pixel is for screen readers only.
        if (!words || box.clientWidth <= 1 || !box.checkVisibility({ visibilityProperty: true })) return false;
        if (box.closest('.vh, [href="#main"], [aria-hidden], dialog:not([open])')) return false;
        const { overflowX, overflowY } = getComputedStyle(box);
        // An outer box may cut it, too; what is drawn, or moves sideways, is meant to be.
        const outer = box.closest("svg, nav") ? null : box.parentElement?.closest("section");
        if (outer && getComputedStyle(outer).overflowX === "hidden") {
          const text = document.createRange();
          text.selectNodeContents(box);
          const { right } = outer.getBoundingClientRect();
          if ([...text.getClientRects()].some((line) => line.left < right && line.right > right + 1)) return true;
        }
        return (
          (overflowX === "hidden" && box.scrollWidth > box.clientWidth + 1) ||
          (overflowY === "hidden" && box.scrollHeight > box.clientHeight + 1)
        );
      })
      .map((box) => `${box.tagName} ${box.textContent?.trim().slice(0, 20)}`),
  );

/** Widens the text as https://www.w3.org/TR/WCAG22/#text-spacing says, or as it was. */
const spaceText = (page: Page, wide: boolean) =>
  page.evaluate((wide) => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = wide ? [spacing] : [];
  }, wide);

/** Collapsed content that isn't shown. */
const folded = (page: Page) =>
  page
    .locator("main details:not(form *)")
    .evaluateAll((all) =>
      all.filter((box) => !box.lastElementChild?.checkVisibility()).map((box) => box.textContent?.slice(0, 30)),
    );

/** On a phone a page's subject begins in the upper half, and no document begins with a picture. */
async function expectSubject(page: Page, section: string): Promise<void> {
  const top = await page.locator("main").evaluate((main) => main.getBoundingClientRect().top + scrollY);
  expect(top, "the subject's upper edge").toBeLessThanOrEqual(340);
  if (section === "business" || section === "sales") await expect(page.locator("#root > section img")).toBeHidden();
}

for (const { path: pattern, section } of shown) {
  const path = address(pattern);
  test(`${path} @wide`, async ({ page }) => {
    // Never released: their boxes are the same without them, and decoding takes longer than all that is tested here.
    await delayRequests(page, /\/(pictures|plans)\//, "image");

    await test.step("every control works before its code is there, or is held until it is", async () => {
      await expectContract(page, path);
    });
    await test.step("no picture stays transparent once the page is scrolled past 200 px, loaded or not", async () => {
      await page.evaluate(() => scrollTo({ top: 201, behavior: "instant" }));
      await expect.poll(() => transparentPictures(page)).toEqual([]);
    });
    await test.step("it hydrates without warnings, with listeners only where earlier events are replayed", async () => {
      await hydrated(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expectListenersHeard(page);
    });
    await test.step("it has one heading and unique ids", async () => {
      expect(await page.locator("h1").count()).toBe(1);
      const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });
    // Nothing may be half faded in when axe measures contrast.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.evaluate(() => document.fonts.ready);
    for (const { width, height, axe, words, phone } of sizes)
      await test.step(`at ${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        expect(await horizontalOverflow(page), "sideways scroll").toBeLessThanOrEqual(0);
        if (width > 320) expect(await unfitSizes(page), "sizes of pictures").toEqual([]);
        if (width <= 900) expect(await scrolledTables(page), "tables that scroll sideways").toEqual([]);
        if (width <= 900 && section !== "desk")
          expect(await smallTexts(page, phone === true), "small texts").toEqual([]);
        if (words && section !== "desk") expect(await brokenWords(page), "words on two lines").toEqual([]);
        if (phone && section !== "desk" && section !== "home") await expectSubject(page, section);
        if (axe && screens.has(pattern)) expect(await axeViolations(page), "axe").toEqual([]);
      });
    await test.step("no text is lost with wide spacing", async () => {
      if (!screens.has(pattern)) return;
      await spaceText(page, true);
      for (const width of [320, 901]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await horizontalOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
        expect(await cutOff(page), `at ${width} px`).toEqual([]);
      }
      await spaceText(page, false);
    });
    await test.step("with text of twice its size, no phone scrolls sideways", async () => {
      await enlargeText(page, 32);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      await page.setViewportSize({ width: 320, height: 780 });
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      await enlargeText(page, 16);
    });
    await test.step("on paper nothing is repeated, cut off or coloured", async () => {
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize(sheet);
      expect(await unprintable(page)).toEqual([]);
      expect(await scrolledTables(page), "tables that are cut off").toEqual([]);
      expect(await folded(page), "collapsed content").toEqual([]);
      if (section !== "desk") {
        expect(await paleWords(page)).toEqual([]);
        await expect(page.getByRole("button").or(page.getByRole("navigation"))).toHaveCount(0);
      }
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    });
  });
}

test("pictures that have not loaded are transparent until then @wide", async ({ page }) => {
  await delayRequests(page, /\/(pictures|plans)\//);
  await page.goto("/ComplexGuide/community", { waitUntil: "domcontentloaded" });
  expect((await transparentPictures(page)).length).toBeGreaterThan(5);
});
