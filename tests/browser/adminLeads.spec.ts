import { openDesk, register, signedIn, word } from "./desk.ts";
import { expect, test } from "./test.ts";

test.use({ keepsTab: true });

signedIn();

test("a lead appears in the open list without a reload @wide", async ({ page }) => {
  await openDesk(page, "/admin/leads");
  await expect(page.getByText("실시간", { exact: true })).toBeVisible();
  const name = await register(page, "$' <b>굵게</b>");
  await expect(page.getByRole("link", { name })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "새 상담" })).toBeVisible();
});

test("finds a lead by name without putting the name into the URL, and edits it @wide", async ({ page }) => {
  const name = await register(page);
  await openDesk(page, "/admin/leads");
  await page.getByLabel("고객명이나 연락처로 찾기").fill(name.slice(3));
  await page.getByRole("button", { name: "찾기" }).click();
  await expect(page.locator("tbody tr")).toHaveCount(1);
  expect(page.url()).toMatch(/\/admin\/leads$/);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: "연락함" }).click();
  await expect(page.getByRole("button", { name: "연락함" })).toHaveAttribute("aria-pressed", "true");
  await page.getByLabel("새 메모").fill("토요일 오전에 다시 전화");
  await page.getByRole("button", { name: "메모 남기기" }).click();
  await expect(page.getByText("토요일 오전에 다시 전화")).toBeVisible();
  await expect(page.getByLabel("새 메모")).toHaveValue("");
  await page.getByText("열람과 변경").click();
  await expect(page.getByText("신규 → 연락함")).toBeVisible();
});

test("search, filters and scroll position survive opening a lead and going back, by Back and by our links @wide", async ({
  page,
}) => {
  const common = word();
  const names = [];
  for (const letter of ["가", "나", "다"]) names.push(await register(page, "", `${letter} ${common}`));
  const found = () => page.locator("tbody td:first-child a");
  await openDesk(page, "/admin/leads");
  await page.getByRole("main").getByText("필터", { exact: true }).click();
  await page.getByLabel("상태").selectOption("new");
  await expect(page).toHaveURL(/status=new/);
  await page.getByLabel("고객명이나 연락처로 찾기").fill(common);
  await page.getByRole("button", { name: "찾기" }).click();
  await expect(found().first()).toHaveText(names[2] ?? "");
  await found().first().click();
  await page.getByRole("link", { name: "다음 상담" }).click();
  await expect(page.getByRole("heading", { level: 1, name: names[1] })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("고객명이나 연락처로 찾기")).toHaveValue(common);
  await expect(page.getByLabel("상태")).toHaveValue("new");
  await expect(found()).toHaveCount(3);
  await found().nth(1).click();
  await page.getByRole("button", { name: "연락함" }).click();
  await expect(page.getByText("상태를 바꾸었습니다.")).toBeVisible();
  await page.getByRole("link", { name: "상담 목록" }).click();
  await expect(page.getByLabel("고객명이나 연락처로 찾기")).toHaveValue(common);
  // A lead with another status isn't new any more.
  await expect(page.getByRole("link", { name: names[1] })).toHaveCount(0);
  await expect(page.getByRole("link", { name: names[0] })).toBeVisible();
  expect(page.url()).toMatch(/leads\?status=new$/);
});

test("arrow keys move between leads @wide", async ({ page }) => {
  // Only these two: leads of other tests may arrive meanwhile.
  const common = word();
  for (const letter of ["가", "나"]) await register(page, "", `${letter} ${common}`);
  await openDesk(page, "/admin/leads");
  await page.getByLabel("고객명이나 연락처로 찾기").fill(common);
  await page.getByRole("button", { name: "찾기" }).click();
  const links = page.locator("tbody td:first-child a");
  await expect(links).toHaveCount(2);
  await links.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/leads\/\d+$/);
});
