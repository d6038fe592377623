import { messages } from "../../client/copy/messages.ts";
import { expectAccessible, horizontalOverflow, widths } from "./accessibility.ts";
import { administrator } from "./administrator.ts";
import { openPopup, popup } from "./popup.ts";
import { expect, open, type Page, site, test } from "./test.ts";

test.use({ keepsTab: true });

const title = "한 줄에 다 들어가지 않는 긴 제목의 기사 ".repeat(9).slice(0, 199).padEnd(200, "끝");
const word = "가".repeat(200);

/** Publishes on this test's own board. @returns the path of the list, and of the article */
async function publish(page: Page): Promise<{ list: string; article: string }> {
  const list = `/long-${Math.random().toString(36).slice(2, 8)}/press`;
  await page.goto(list);
  const headers = { Origin: new URL(page.url()).origin };
  await page.request.post("/session", { data: administrator, headers });
  const content = [word, ...Array.from({ length: 49 }, (_, index) => `${index + 2}번째 문단입니다. `.repeat(12))];
  const data = { title, summary: word.slice(0, 180), content: content.join("\r\n\r\n") };
  const answer = await page.request.post(list, { data, headers });
  expect(answer.status()).toBe(201);
  await page.request.delete("/session", { headers });
  return { list, article: `${list}/${(await answer.json()).article.id}` };
}

async function expectFit(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await horizontalOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test.describe("an article with a title of 200 characters, a word of 200 and fifty paragraphs", { tag: "@wide" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("fits every screen, in the list and on its page", async ({ page }) => {
    test.slow();
    const { list, article } = await publish(page);
    await open(page, list);
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    await expectAccessible(page, "the list", "main");
    await expectFit(page);
    await open(page, article);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("article > p", { hasText: /^\d+번째 문단/ })).toHaveCount(49);
    await expectAccessible(page, "the article", "main");
    await expectFit(page);
  });
});

test("view counts above ten thousand are grouped by thousands, and fit", { tag: "@wide" }, async ({ page }) => {
  await open(page, `/${site}/customer`);
  const number = 12_345;
  await page.route(`**/${encodeURIComponent(site)}/press`, async (route) => {
    const response = await route.fetch();
    const props = await response.json();
    for (const article of props.articles) Object.assign(article, { number, views: 1_234_567 });
    await route.fulfill({ response, json: props });
  });
  await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "언론보도" }).click();
  await expect(page.getByRole("cell", { name: "1,234,567" })).toHaveCount(10);
  await expectFit(page);
});

test("the longest name, number and message of a form are sent @narrow", async ({ page }) => {
  await open(page, `/${site}/customer`);
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("고객명").fill("김".repeat(60));
  await expect(form.getByLabel("고객명")).toHaveValue("김".repeat(50));
  await form.getByLabel("연락처").fill("0".repeat(40));
  await form.getByLabel("문의 내용").fill("문의".repeat(1_100));
  await expect(form.getByLabel("문의 내용")).toHaveValue("문의".repeat(1_000));
  // Such a number is asked about once.
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByText(messages.phoneDoubted)).toBeVisible();
  await form.getByRole("button", { name: "방문예약 신청" }).click();
  await expect(form.getByText(/등록이 완료되었습니다/)).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await openPopup(page);
  await popup(page).getByLabel("고객명").fill(word);
  expect(await popup(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
});
