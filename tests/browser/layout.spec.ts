import { axeViolations } from "./accessibility.ts";
import { delayRequests, enlargeText, expect, hydrated, open, test } from "./test.ts";

test.use({ keepsTab: true });

test("navigation starts at the top of the page, moves the focus to it and announces its title", async ({ page }) => {
  await open(page, "/BusinessGuide/intro");
  await page.evaluate(() => scrollTo(0, 500));
  await page.getByRole("link", { name: "분양일정" }).last().click();
  await expect(page).toHaveURL(/BusinessGuide\/plan$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("p[role=status]").last()).toHaveText(/분양일정/);
});

test("the skip link skips the menus, and Back returns without loading the page again @wide", async ({ page }) => {
  await open(page, "/센트럴루미나/press");
  await page.locator("tbody a").last().click();
  await expect(page.getByRole("article")).toBeVisible();
  const views = await page.getByText(/^조회수/).textContent();
  await page.evaluate(() => document.body.focus());
  await page.getByRole("link", { name: "본문으로 건너뛰기" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/#main$/);
  await page.goBack();
  await expect(page).toHaveURL(/press\/[^#]+$/);
  await page.goForward();
  await expect(page).toHaveURL(/#main$/);
  expect(await page.getByText(/^조회수/).textContent()).toBe(views);
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

  test("the whole menu fits the narrowest desktop on one line", async ({ page }) => {
    await page.setViewportSize({ width: 901, height: 700 });
    await open(page, "/BusinessGuide/intro");
    const banner = page.getByRole("banner");
    const items = page.getByRole("navigation", { name: "주 메뉴" }).locator("> ul > li > a");
    let edge = 0;
    for (const control of [...(await items.all()), banner.getByRole("link", { name: "모바일 상담예약" })]) {
      const box = await control.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(edge);
      edge = (box?.x ?? 0) + (box?.width ?? 0);
    }
    const phone = await banner.getByRole("button", { name: /1533-8848/ }).boundingBox();
    expect((phone?.x ?? 0) + (phone?.width ?? 0)).toBeLessThanOrEqual(901);
  });

  test("with enlarged text the ways to reserve and to call stay on the screen", async ({ page }) => {
    await open(page, "/BusinessGuide/intro");
    for (const [standard, width] of [
      [20, 1024],
      [20, 1280],
      [24, 1280],
      [24, 1440],
      [32, 1280],
    ] as const) {
      await enlargeText(page, standard);
      await page.setViewportSize({ width, height: 800 });
      const controls = page.getByRole("banner").getByRole("button").or(page.getByRole("banner").getByRole("link"));
      const edges = await controls
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.filter((each) => !each.closest("ul ul")).map((each) => each.getBoundingClientRect().right),
        );
      expect(edges.length).toBeGreaterThan(2);
      expect(Math.max(...edges), `${standard} px at ${width}`).toBeLessThanOrEqual(width);
    }
  });
});

test.describe("a wide touch screen", { tag: "@wide" }, () => {
  test.use({ hasTouch: true });

  test("the first tap shows a drop-down, the second follows the item, before and after hydration", async ({ page }) => {
    const menu = page.getByRole("navigation", { name: "주 메뉴" });
    const top = (name: string) => menu.locator("> ul > li > a", { hasText: name });
    const notice = menu.getByRole("link", { name: "모집공고" });
    const release = await delayRequests(page, /assets\/entry-client-/);
    await page.goto("/Brand/intro", { waitUntil: "commit" });
    await top("분양안내").tap();
    await expect(notice).toBeVisible();
    await top("단지안내").tap();
    await expect(menu.getByRole("link", { name: "커뮤니티" })).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL(/Brand\/intro$/);
    release();
    await page.waitForLoadState();
    await hydrated(page);
    await top("분양안내").tap();
    await expect(notice).toBeVisible();
    await page.getByRole("main").tap({ position: { x: 300, y: 500 } });
    await expect(notice).toBeHidden();
    await top("분양안내").tap();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/Brand\/intro$/);
    await top("분양안내").tap();
    await expect(page).toHaveURL(/SubscriptionGuide$/);
    await expect(notice).toBeHidden();
    // An item without a drop-down needs no second tap, nor does a link in one.
    await top("분양안내").tap();
    await notice.tap();
    await expect(page).toHaveURL(/announcement$/);
    await top("홈").tap();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe("narrow", { tag: "@narrow" }, () => {
  test("the drawer expands one section at a time and closes when a link is followed", async ({ page }) => {
    await open(page, "/Brand/intro");
    await page.getByRole("button", { name: "메뉴 열기" }).click();
    const drawer = page.getByRole("dialog", { name: "메뉴" });
    await expect(drawer.getByRole("link", { name: "모바일 방문예약" })).toBeVisible();
    expect(await axeViolations(page, "dialog[open]")).toEqual([]);
    await expect(drawer.getByRole("link", { name: "언론보도" })).toHaveAttribute("href", /\/press$/);
    await expect(drawer.getByRole("link", { name: "공식 홈페이지 확인" })).toHaveAttribute("href", "/official");
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
});
