import { readdirSync } from "node:fs";
import { administrator } from "./administrator.ts";
import { openDesk } from "./desk.ts";
import { expect, hydrated, type Page, test } from "./test.ts";

test.use({ expectedErrors: /409/, keepsTab: true });

/** Signs in on this test's own board. */
async function openBoard(page: Page, board: string): Promise<void> {
  await page.goto(`/${board}/press`);
  await page.request.post("/session", { data: administrator, headers: { Origin: new URL(page.url()).origin } });
  await page.reload();
  await hydrated(page);
}

const board = () => `desk-${Math.random().toString(36).slice(2, 8)}`;

async function publish(page: Page, where: string, title: string): Promise<string> {
  const data = { title, summary: "한 줄 요약", content: "첫 문단\n둘째 문단" };
  const answer = await page.request.post(`/${where}/press`, { data, headers: { Origin: new URL(page.url()).origin } });
  return (await answer.json()).article.id;
}

const openEdit = (page: Page, id: string) => openDesk(page, `/admin/articles/${id}`);

test("writes an article in the desk with a title picture and one in the text, and previews both @wide", async ({
  page,
}) => {
  const where = board();
  await openBoard(page, where);
  await openDesk(page, `/admin/articles/new?site=${where}`);
  await page.getByLabel("제목", { exact: true }).fill("사진이 있는 기사");
  await page.getByLabel("요약").fill("한 줄 요약");
  await page.getByRole("textbox", { name: "본문" }).fill("## 소제목");
  const [file] = readdirSync("public/pictures").filter((name) => /^cafe-.*\.jpg$/.test(name));
  for (const [alt, button, said] of [
    ["제목의 카페", "제목 사진으로", "제목 사진으로 올렸습니다."],
    ["본문의 카페", "본문에 넣기", "본문에 사진을 넣었습니다."],
  ] as const) {
    await page.getByLabel("올릴 사진").setInputFiles(`public/pictures/${file}`);
    await page.getByLabel("대체 텍스트", { exact: true }).fill(alt);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(said)).toBeVisible();
  }
  await page.getByRole("button", { name: "미리보기" }).click();
  const preview = page.getByRole("dialog", { name: "기사 미리보기" });
  for (const alt of ["제목의 카페", "본문의 카페"]) await expect(preview.getByAltText(alt)).toBeVisible();
  await expect(preview.getByRole("heading", { name: "소제목" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "저장하기" }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/\d+$/);
  await page.goto(`/${where}/press`);
  await page.getByRole("link", { name: "사진이 있는 기사" }).click();
  for (const alt of ["제목의 카페", "본문의 카페"]) {
    await page.getByAltText(alt).scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.getByAltText(alt).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("a draft survives a closed tab, is announced, and is deleted once published @wide", async ({ page, context }) => {
  const where = board();
  await openBoard(page, where);
  await page.getByLabel("제목").fill("쓰다 만 기사");
  await page.getByLabel("본문").fill("여기까지 썼다");
  await page.waitForFunction(() => Object.values(localStorage).some((draft) => draft.includes("여기까지 썼다")));
  await page.close();
  const again = await context.newPage();
  await again.goto(`/${where}/press`);
  await hydrated(again);
  await expect(again.getByText(/작성하던 글을 불러왔습니다/)).toBeVisible();
  await expect(again.getByLabel("제목")).toHaveValue("쓰다 만 기사");
  await again.getByLabel("요약").fill("이제 다 썼다");
  await again.getByRole("button", { name: "게시하기" }).click();
  await expect(again.locator("tbody tr").first()).toContainText("쓰다 만 기사");
  await again.reload();
  await hydrated(again);
  await expect(again.getByLabel("제목")).toHaveValue("");
});

test("a draft can be discarded, and another window's is left alone @wide", async ({ page, context }) => {
  const where = board();
  await openBoard(page, where);
  await page.getByLabel("제목").fill("첫째 창의 글");
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("draft:")));
  const second = await context.newPage();
  await second.goto(`/${where}/press`);
  await hydrated(second);
  await expect(second.getByText(/다른 창에서도 이 글을 작성하고 있습니다/)).toBeVisible();
  await expect(second.getByLabel("제목")).toHaveValue("");
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "초안 버리기" }).click();
  await expect(page.getByLabel("제목")).toHaveValue("");
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(/작성하던 글을 불러왔습니다/)).toBeHidden();
});

test("two editors of one article are notified, and neither text is lost @wide", async ({ page }) => {
  const where = board();
  await openBoard(page, where);
  const id = await publish(page, where, "함께 고치는 글");
  await openEdit(page, id);
  await page.getByLabel("제목").fill("내가 고친 제목");
  const theirs = { title: "남이 고친 제목", summary: "요약", content: "", revision: 1 };
  const origin = new URL(page.url()).origin;
  await page.request.put(`/${where}/press/${id}`, { data: theirs, headers: { Origin: origin } });
  await page.getByRole("button", { name: "저장하기" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "다른 곳에서 이 기사를 먼저" })).toBeVisible();
  await expect(page.getByLabel("제목")).toHaveValue("내가 고친 제목");
  await page.getByRole("button", { name: "저장된 글에서 다시 시작하기" }).click();
  await expect(page.getByLabel("제목")).toHaveValue("남이 고친 제목");
  await expect(page.getByText(/다른 초안: 내가 고친 제목/)).toBeVisible();
  await page.getByRole("button", { name: "불러오기" }).click();
  await expect(page.getByLabel("제목")).toHaveValue("내가 고친 제목");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByRole("button", { name: "내 글로 저장하기" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "다른 곳에서 이 기사를 먼저" })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("제목")).toHaveValue("내가 고친 제목");
});

test("hides, shows and deletes an article, each after confirmation @wide", async ({ page }) => {
  const where = board();
  await openBoard(page, where);
  const id = await publish(page, where, "없어질 글");
  await openEdit(page, id);
  await page.getByText("게시 중단하기").click();
  await page.getByRole("button", { name: "게시 중단", exact: true }).click();
  await expect(page.getByText("다시 게시하기")).toBeVisible();
  await page.goto(`/${where}/press/${id}`);
  await expect(page).toHaveURL(new RegExp(`${where}/press$`));
  await openEdit(page, id);
  await page.getByText("다시 게시하기").click();
  await page.getByRole("button", { name: "다시 게시", exact: true }).click();
  await expect(page.getByText("게시 중단하기")).toBeVisible();
  await page.getByText("삭제하기").click();
  await page.getByRole("button", { name: "영구 삭제" }).click();
  await expect(page).toHaveURL(/\/admin\/articles\?site=/);
  await expect(page.getByText("아직 기사가 없습니다")).toBeVisible();
});
