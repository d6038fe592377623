import { horizontalOverflow } from "./accessibility.ts";
import { fillPopup, openPopup, popup } from "./popup.ts";
import { expect, open, type Page, site, test } from "./test.ts";

test.use({ keepsTab: true });

const samples = ["/", "/BusinessGuide/intro", "/FloorPlan/59A", "/SalesInfo/SubscriptionGuide", `/${site}/press`];

/** Boxes with hidden overflow whose text is cut off. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((box) => {
        if (
          !box.checkVisibility({ visibilityProperty: true }) ||
          box.closest('.vh, [href="#main"], [aria-hidden], dialog:not([open])')
        )
          return false;
        const { overflowX, overflowY } = getComputedStyle(box);
        const words = [...box.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        // A box of one pixel is for screen readers only.
        if (!words || box.clientWidth <= 1) return false;
        return (
          (overflowX === "hidden" && box.scrollWidth > box.clientWidth + 1) ||
          (overflowY === "hidden" && box.scrollHeight > box.clientHeight + 1)
        );
      })
      .map((box) => `${box.tagName} ${box.textContent?.trim().slice(0, 20)}`),
  );

/** Pairs of overlapping links and buttons in a bar. */
const overlaps = (page: Page, bar: string) =>
  page.locator(bar).evaluate((element) => {
    const shown = [...element.querySelectorAll("a, button")].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = shown.map((control) => control.getBoundingClientRect());
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .flatMap((other, next) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1
            ? [`${shown[at]?.textContent} and ${shown[at + 1 + next]?.textContent}`]
            : [],
        ),
    );
  });

test.describe("wide text spacing", { tag: "@wide" }, () => {
  // The content security policy would block the test's style.
  test.use({ bypassCSP: true });

  // https://www.w3.org/TR/WCAG22/#text-spacing
  const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`;

  for (const width of [360, 901, 1440]) {
    test(`no text is lost at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of samples) {
        await page.goto(path);
        await page.addStyleTag({ content: spacing });
        expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
        expect(await cutOff(page), path).toEqual([]);
        expect(await overlaps(page, "body > div > header"), path).toEqual([]);
      }
    });
  }
});

test.describe("a page enlarged", { tag: "@wide" }, () => {
  // 1280 x 720 at 200 % and at 400 % zoom, in CSS pixels.
  for (const [width, height] of [
    [640, 360],
    [320, 180],
  ] as const) {
    test(`to a screen of ${width} x ${height} px keeps its menu, its popup and its form in reach`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      for (const path of samples) {
        await page.goto(path);
        expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
      }
      await open(page, "/BusinessGuide/intro");
      await page.getByRole("button", { name: "메뉴 열기" }).click();
      const drawer = page.getByRole("dialog", { name: "메뉴" });
      await drawer.getByText("홍보센터", { exact: true }).click();
      await drawer.getByRole("link", { name: "관심고객등록" }).click();
      await expect(page).toHaveURL(/Promotion\/Customer$/);
      await openPopup(page);
      await fillPopup(page);
      await popup(page).locator('button[type="submit"]').click();
      await expect(popup(page).getByText(/등록이 완료되었습니다/)).toBeVisible();
      await popup(page).getByRole("button", { name: "닫기" }).click();
      await expect(popup(page)).toBeHidden();
    });
  }
});
