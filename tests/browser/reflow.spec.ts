import { horizontalOverflow } from "./accessibility.ts";
import { fillPopup, openPopup, popup } from "./popup.ts";
import { expect, open, site, test } from "./test.ts";

test.use({ keepsTab: true });

test("a page enlarged to 400 % keeps its menu, its popup and its form in reach @wide", async ({ page }) => {
  // 1280 x 720 at 400 % zoom, in CSS pixels.
  await page.setViewportSize({ width: 320, height: 180 });
  for (const path of ["/", "/FloorPlan/59A", "/SalesInfo/SubscriptionGuide", `/${site}/press`]) {
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
