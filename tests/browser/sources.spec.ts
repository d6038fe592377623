import { expect, open, type Page, test } from "./test.ts";

async function send(page: Page): Promise<{ first?: Record<string, string>; last?: Record<string, string> }> {
  const form = page.locator("main form");
  await form.getByLabel("고객명").fill("김하늘");
  await form.getByLabel("연락처").fill("010-2345-6789");
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => candidate.url().endsWith("/registrations")),
    form.getByRole("button").last().click(),
  ]);
  await expect(page.getByText("등록이 완료되었습니다.")).toBeVisible();
  return request.postDataJSON().touches;
}

test("a form sends the visitor's first and last source, which are then deleted @wide", async ({ page }) => {
  await page.goto("/Brand/intro?utm_source=naver&utm_medium=cpc&utm_campaign=%EA%B0%80%EC%9D%84");
  await page.goto("/BusinessGuide/intro");
  await page.goto("/Promotion/Customer?utm_source=kakao", { referer: "https://search.example/path?q=secret" });
  await open(page, "/Promotion/Customer");
  expect(await send(page)).toEqual({
    first: { source: "naver", medium: "cpc", campaign: "가을", landing: "/Brand/intro", at: expect.any(String) },
    last: { source: "kakao", referrer: "search.example", landing: "/Promotion/Customer", at: expect.any(String) },
  });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("only the sources are stored, and no cookie is set @wide", async ({ page, context }) => {
  await open(page, "/");
  const stored = await page.evaluate(() => Object.entries(localStorage));
  expect(stored.map(([key]) => key).sort()).toEqual(["lumina.first-touch", "lumina.last-touch"]);
  for (const [, value] of stored) expect(Object.keys(JSON.parse(value)).sort()).toEqual(["at", "landing"]);
  expect(await context.cookies()).toEqual([]);
});
