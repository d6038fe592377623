import { horizontalOverflow } from "./accessibility.ts";
import { fillPopup, openPopup, popup } from "./popup.ts";
import { expect, open, site, test } from "./test.ts";

test.use({ keepsTab: true });

const samples = ["/", "/BusinessGuide/intro", "/FloorPlan/59A", "/SalesInfo/SubscriptionGuide", `/${site}/press`];

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
