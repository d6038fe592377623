import { drawnLetters } from "./drawnLetters.ts";
import { expect, open, test } from "./test.ts";

test.use({ keepsTab: true });

/** The narrowest and the lowest of each layout, where drawings are smallest. */
const screens = [
  [320, 640],
  [844, 390],
  [901, 1100],
  [1201, 800],
  [1280, 600],
  [1301, 800],
  [1361, 900],
  [1561, 900],
] as const;

test.describe("composition", { tag: "@wide" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("every section of home fits short laptops and portrait tablets, including the form with its notice", async ({
    page,
  }) => {
    await page.goto("/");
    for (const [width, height] of [
      [1280, 600],
      [1366, 640],
      [1440, 900],
      [901, 1100],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tall = await page.locator("main > section:visible").evaluateAll((sections) =>
        sections
          .map((section) => ({ id: section.id, over: section.getBoundingClientRect().height - innerHeight }))
          .filter(({ over }) => over > 32)
          .map(({ id, over }) => `${id} +${over}`),
      );
      expect(tall, `at ${width} x ${height}`).toEqual([]);
      await expect(page.locator("#hero button")).toBeInViewport({ ratio: 1 });
    }
  });

  test("large figures of the overview stay within their columns", async ({ page }) => {
    await page.goto("/BusinessGuide/intro");
    for (const width of [280, 320, 390, 600, 620, 768, 900, 901, 1024, 1239, 1240, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page
        .locator("#overview dd")
        .evaluateAll((figures) =>
          figures.filter((figure) => figure.scrollWidth > figure.clientWidth + 1).map((figure) => figure.textContent),
        );
      expect(wide, `at ${width} px`).toEqual([]);
    }
  });

  test("facts on several lines lose no letter where the dots of lines are cut off", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ["/SalesInfo/homes", "/"]) {
      await page.goto(path);
      const cut = await page.locator(".dotted:visible").evaluateAll((lists) =>
        (lists as HTMLElement[]).flatMap((list) => {
          // So narrow that its facts need several lines.
          list.style.width = "7em";
          const seen = list.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(list).marginLeft) * -1;
          return [...list.querySelectorAll("li")].flatMap((item) => {
            const text = document.createRange();
            text.selectNodeContents(item);
            return [...text.getClientRects()].some(({ left }) => left < seen - 0.5) ? (item.textContent ?? "") : [];
          });
        }),
      );
      expect(cut, path).toEqual([]);
    }
  });

  test("labels of the location map neither overlap nor leave it", async ({ page }) => {
    await page.goto("/LocationEnvironment/intro");
    for (const [width, height] of [[390, 844], ...screens] as const) {
      await page.setViewportSize({ width, height });
      const map = page.locator("svg[aria-labelledby=distance-drawing]");
      const faults = await map.evaluate((drawing) => {
        const frame = drawing.getBoundingClientRect();
        const boxes = [...drawing.querySelectorAll("rect")]
          .map((rect) => rect.getBoundingClientRect())
          .filter(({ width }) => width > 0);
        const outside = boxes.filter(({ left, right }) => left < frame.left + 4 || right > frame.right - 4).length;
        const overlapping = boxes.filter((one, at) =>
          boxes.some(
            (other, index) =>
              index > at &&
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
        ).length;
        return { labels: boxes.length, outside, overlapping };
      });
      // Six places and the site, whose name a phone that lies down has no room for.
      expect(faults, `at ${width} x ${height}`).toEqual({ labels: height < 500 ? 6 : 7, outside: 0, overlapping: 0 });
    }
  });

  test("letters in drawings have 10 px or more on desktops of every width, and 11 px on phones", async ({ page }) => {
    test.slow();
    for (const path of [
      "/",
      "/BusinessGuide/plan",
      "/ComplexGuide/intro",
      "/ComplexGuide/detailintro",
      "/FloorPlan/59A",
      "/FloorPlan/59B",
      "/FloorPlan/84A",
      "/FloorPlan/84B",
      "/FloorPlan/compare",
      "/LocationEnvironment/intro",
      "/Promotion/visit",
    ]) {
      await page.goto(path);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        const least = width > 900 ? 10 : 11;
        const small = async () => (await drawnLetters(page, "main")).filter(({ size }) => !(size >= least));
        // A drawing may still be exchanged for the one of this width.
        await expect.poll(small, `${path} at ${width} x ${height}`).toEqual([]);
      }
    }
  });

  for (const [path, title] of [
    ["/ComplexGuide/intro", "단지배치도"],
    ["/ComplexGuide/detailintro", "동·호수배치도"],
    ["/FloorPlan/84A", "84C 평면도"],
  ] as const)
    test(`the ${title} opens enlarged with letters of that size`, async ({ page }) => {
      await open(page, path);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        await page.getByRole("link", { name: `${title} 크게 보기` }).click();
        const dialog = page.getByRole("dialog", { name: title });
        await expect(dialog).toHaveAttribute("aria-busy", "false");
        const smallest = async () => (await drawnLetters(page, "dialog[open]"))[0]?.size;
        await expect.poll(smallest, `at ${width} x ${height}`).toBeGreaterThanOrEqual(width > 900 ? 10 : 11);
        await page.keyboard.press("Escape");
      }
    });
});
