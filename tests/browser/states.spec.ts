import { expectAccessible, layouts } from "./accessibility.ts";
import { fillPopup, openPopup, popup } from "./popup.ts";
import { expect, open, type Page, test } from "./test.ts";

test.use({ keepsTab: true });

/** Expands everything on the home page at once. */
const unfoldAll = (page: Page) =>
  page.locator("main details").evaluateAll((panels) => {
    for (const panel of panels) {
      panel.removeAttribute("name");
      panel.toggleAttribute("open", true);
    }
  });

async function lookAtMenu(page: Page, wide: boolean): Promise<void> {
  if (wide) {
    const links = page.getByRole("navigation", { name: "주 메뉴" }).getByRole("link");
    await links.filter({ hasText: "세대안내" }).hover();
    await expect(links.filter({ hasText: "E-모델하우스" })).toBeVisible();
    await expectAccessible(page, "a drop-down", "header");
    await page.mouse.move(5, 600);
    return;
  }
  await page.getByRole("button", { name: "메뉴 열기" }).click();
  await page.getByRole("dialog", { name: "메뉴" }).getByText("세대안내", { exact: true }).click();
  await expectAccessible(page, "the slide menu with an open section", "dialog[open]");
  await page.keyboard.press("Escape");
}

test.describe("no state of the layout and of home has an accessibility violation", { tag: "@wide" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const width of layouts) {
    test(`at ${width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/");
      await unfoldAll(page);
      await page.getByText("패밀리 사이트").click();
      await page.locator("#interestForm").locator('button[type="submit"]').click();
      await expect(page.locator("#interestForm").getByRole("alert")).toHaveCount(2);
      await expectAccessible(page, "home, everything expanded and nothing filled in");
      await lookAtMenu(page, width > 900);

      await openPopup(page);
      await popup(page).getByText("개인정보 수집·이용 안내").click();
      await expectAccessible(page, "the popup", "dialog[open]");
      await popup(page).locator('button[type="submit"]').click();
      await expect(popup(page).getByRole("alert")).toHaveCount(2);
      await expectAccessible(page, "the popup, nothing filled in", "dialog[open]");
      await fillPopup(page);
      await popup(page).locator('button[type="submit"]').click();
      await expect(popup(page).getByText(/등록이 완료되었습니다/)).toBeVisible();
      await expectAccessible(page, "the popup's confirmation", "dialog[open]");
    });
  }
});

test.describe("when a registration fails", { tag: "@wide" }, () => {
  test.use({ expectedErrors: /503|Failed to load resource/, contextOptions: { reducedMotion: "reduce" } });
  test("the popup's error message is accessible", async ({ page }) => {
    await page.route("**/registrations", (route) => route.fulfill({ status: 503, json: { ok: false } }));
    await open(page, "/Brand/intro");
    await openPopup(page);
    await fillPopup(page);
    await popup(page).locator('button[type="submit"]').click();
    await expect(popup(page).getByText("등록에 실패했습니다.")).toBeVisible();
    await expectAccessible(page, "the failure", "dialog[open]");
  });
});
