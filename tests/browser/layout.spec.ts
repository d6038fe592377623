import { AxeBuilder } from "@axe-core/playwright";
import { expect, open, test } from "./test.ts";

test("the header changes once the page is scrolled", async ({ page }) => {
  await open(page, "/BusinessGuide/intro");
  const ground = () => page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor);
  const atTop = await ground();
  await page.mouse.wheel(0, 40);
  await expect.poll(ground).not.toBe(atTop);
});

test("the footer credits the builder, carries the disclaimer and unfolds the family site", async ({ page }) => {
  await open(page, "/Brand/intro");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("가온누리건설(주)");
  await expect(footer).toContainText("실제와 다를 수 있습니다");
  await expect(footer).toContainText("© 2025");
  const family = footer.locator('a[target="_blank"]');
  await expect(family).toBeHidden();
  await footer.getByText("패밀리 사이트").click();
  await expect(family).toBeVisible();
});

test.describe("wide", { tag: "@wide" }, () => {
  test("drop-downs open on hover and by keyboard, and Escape closes them", async ({ page }) => {
    await open(page, "/Brand/intro");
    const menu = page.getByRole("navigation", { name: "주 메뉴" });
    const stampTax = menu.getByRole("link", { name: "인지세 납부안내" });
    await expect(stampTax).toBeHidden();
    await menu.getByRole("link", { name: "분양안내" }).hover();
    await expect(stampTax).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(stampTax).toBeHidden();
    await menu.getByRole("link", { name: "분양안내" }).focus();
    await expect(stampTax).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(stampTax).toBeHidden();
  });

  test("the phone button opens the popup, and the bottom bar isn't there", async ({ page }) => {
    await open(page, "/Brand/intro");
    await page
      .getByRole("banner")
      .getByRole("button", { name: /1533-8848/ })
      .click();
    await expect(page.getByRole("dialog", { name: "방문예약" })).toBeVisible();
    await expect(page.getByRole("link", { name: "전화상담" })).toBeHidden();
  });
});

test.describe("narrow", { tag: "@narrow" }, () => {
  test("the drawer unfolds one section at a time and closes when a link is followed", async ({ page }) => {
    await open(page, "/Brand/intro");
    await page.getByRole("button", { name: "메뉴 열기" }).click();
    const drawer = page.getByRole("dialog", { name: "메뉴" });
    await expect(drawer.getByRole("link", { name: "모바일 방문예약" })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include("dialog[open]").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await drawer.getByText("사업안내", { exact: true }).click();
    await expect(drawer.getByRole("link", { name: "분양일정" })).toBeVisible();
    await drawer.getByText("분양안내", { exact: true }).click();
    await expect(drawer.getByRole("link", { name: "모집공고" })).toBeVisible();
    await expect(drawer.getByRole("link", { name: "분양일정" })).toBeHidden();
    await drawer.getByText("분양안내", { exact: true }).click();
    await expect(drawer.getByRole("link", { name: "모집공고" })).toBeHidden();
    await drawer.getByText("단지안내", { exact: true }).click();
    await drawer.getByRole("link", { name: "커뮤니티" }).click();
    await expect(page).toHaveURL(/ComplexGuide\/community$/);
    await expect(drawer).toBeHidden();
  });

  test("the bottom bar books a visit and calls", async ({ page }) => {
    await open(page, "/BusinessGuide/intro");
    await expect(page.getByRole("link", { name: "전화상담" })).toHaveAttribute("href", /^tel:/);
    await page.getByRole("button", { name: "방문예약", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "방문예약" })).toBeVisible();
  });
});
