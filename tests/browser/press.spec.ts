import { administrator } from "./administrator.ts";
import { expect, hydrated, open, site, test } from "./test.ts";

test.use({ keepsTab: true });

const list = `/${site}/press`;

test("loads more: ten articles, then ten more, until the button is gone", async ({ page }) => {
  await open(page, list);
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(10);
  const more = page.getByRole("button", { name: "더보기" });
  await more.click();
  await expect(rows).toHaveCount(20);
  await more.click();
  await expect(rows).toHaveCount(30);
  await more.click();
  await expect(more).toBeHidden();
  expect(await rows.count()).toBeGreaterThan(30);
  const numbers = await page.locator("tbody td:first-child").allTextContents();
  expect(numbers.map(Number)).toEqual(numbers.map((_, index) => Number(numbers[0]) - index));
});

test("an extended list is restored with its scroll position after Back from an article @wide", async ({ page }) => {
  test.slow();
  await open(page, list);
  const rows = page.locator("tbody tr");
  await page.getByRole("button", { name: "더보기" }).click();
  await expect(rows).toHaveCount(20);
  const link = page.locator("tbody a").nth(16);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  for (const back of [() => page.goBack(), () => page.getByRole("button", { name: "목록으로" }).click()]) {
    await link.click();
    await expect(page.getByRole("button", { name: "목록으로" })).toBeVisible();
    await back();
    await expect(rows).toHaveCount(20);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  }
  // The list opened from the menu is a new visit: it starts with its first page.
  await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "방문예약" }).click();
  // Both pages have this menu: the next click must hit the new one.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("방문예약");
  await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "언론보도" }).click();
  await expect(rows).toHaveCount(10);
});

test("one step back from an article's neighbour is the list", async ({ page }) => {
  await open(page, list);
  await page.locator("tbody a").nth(1).click();
  const heading = page.getByRole("heading", { level: 1 });
  for (const name of ["이전 글", "다음 글"]) {
    const link = page.locator("article dl > div").filter({ hasText: name }).getByRole("link");
    const title = (await link.textContent()) ?? "";
    await link.click();
    await expect(heading).toHaveText(title);
  }
  await page.getByRole("button", { name: "목록으로" }).click();
  await expect(page.locator("tbody tr")).toHaveCount(10);
});

test("an extended list is restored after the article was reloaded @wide", async ({ page }) => {
  test.slow();
  await open(page, list);
  await page.getByRole("button", { name: "더보기" }).click();
  await expect(page.locator("tbody tr")).toHaveCount(20);
  await page.locator("tbody a").nth(16).click();
  await expect(page.getByRole("button", { name: "목록으로" })).toBeVisible();
  await page.reload();
  // Before the article's hydration: the list is loaded, and extended again by its own code.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("언론보도");
  await hydrated(page);
  await expect(page.locator("tbody tr")).toHaveCount(20);
});

test.describe("when the next page can't be loaded", () => {
  test.use({ expectedErrors: /503|Failed to load resource/ });
  test("says so, keeps the list, and can be retried @wide", async ({ page }) => {
    await open(page, list);
    const rows = page.locator("tbody tr");
    const next = /press\?cursor=/;
    await page.route(next, (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.getByRole("button", { name: "더보기" }).click();
    await expect(page.getByRole("alert")).toHaveText("오류가 발생했습니다. 잠시 후 다시 시도해 주세요.");
    await expect(rows).toHaveCount(10);
    await page.unroute(next);
    await page.getByRole("button", { name: "더보기" }).click();
    await expect(rows).toHaveCount(20);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("shows author and views on wide screens only", async ({ page }) => {
  await open(page, list);
  for (const [width, visible] of [
    [901, true],
    [900, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole("columnheader", { name: "작성자" })).toBeVisible({ visible });
    await expect(page.getByRole("columnheader", { name: "조회수" })).toBeVisible({ visible });
    await expect(page.getByRole("columnheader", { name: "NO" })).toBeVisible();
  }
});

test("opens an article, counts the view, and goes back one step", async ({ page }) => {
  await open(page, `/${encodeURIComponent("가온누리")}/press`);
  const link = page.locator("tbody a").nth(4);
  const title = await link.textContent();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(title));
  await expect(page).toHaveTitle(
    new RegExp(
      String(title)
        .slice(0, 10)
        .replace(/[^가-힣 ]/g, "."),
    ),
  );
  const views = async () => Number((await page.getByText(/^조회수/).textContent())?.replace(/\D/g, ""));
  const before = await views();
  await page.reload();
  expect(await views()).toBeGreaterThan(before);
  await page.getByRole("button", { name: "목록으로" }).click();
  await expect(page).toHaveURL(/press$/);
});

test.describe("an article deleted while its list is open", () => {
  test.use({ expectedErrors: /404/ });
  test("leads back to the list @wide", async ({ page }) => {
    await open(page, list);
    await page.route(/press\/\d+$/, (route) => route.fulfill({ status: 404, json: { ok: false } }));
    await page.locator("tbody a").first().click();
    await expect(page.locator("tbody tr")).toHaveCount(10);
    await expect(page).toHaveURL(new RegExp(`${encodeURI(list)}$`));
  });
});

test.describe("signing in", () => {
  test.use({ expectedErrors: /401|422/ });

  test("shows a failed sign-in under the form and keeps the e-mail @wide", async ({ page }) => {
    await open(page, list);
    // The server validates everything: an empty form, and an invalid e-mail.
    await page.getByRole("button", { name: "로그인" }).click();
    await expect(page.getByText("로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.")).toBeVisible();
    await page.getByLabel("이메일").fill("somebody");
    await page.getByLabel("비밀번호").fill("wrong");
    const answer = page.waitForResponse((response) => response.url().endsWith("/session"));
    await page.getByRole("button", { name: "로그인" }).click();
    expect((await answer).status()).toBe(401);
    await expect(page.getByText("로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.")).toBeVisible();
    await expect(page.getByLabel("이메일")).toHaveValue("somebody");
  });

  test("publishes, shows the article on top, and signs out", async ({ page }, { project }) => {
    const where = `/browser-${project.name}/press`;
    await open(page, where);
    await expect(page.getByText("아직 등록된 기사가 없습니다")).toBeVisible();
    await page.getByLabel("이메일").fill(administrator.email);
    await page.getByLabel("비밀번호").fill(administrator.password);
    await page.getByRole("button", { name: "로그인" }).click();
    await expect(page.getByText(`${administrator.email} 님, 환영합니다.`)).toBeVisible();
    await expect(page.getByRole("button", { name: "로그인" })).toBeHidden();

    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await page.getByLabel("제목").fill("제목만 있는 글");
    await page.getByRole("button", { name: "게시하기" }).click();
    expect(alerts).toEqual(["제목/요약은 필수입니다!"]);
    await expect(page.getByLabel("제목")).toHaveValue("제목만 있는 글");

    const title = `새 기사 ${project.name}`;
    await page.getByLabel("제목").fill(title);
    await page.getByLabel("요약").fill("한 줄 요약");
    await page.getByLabel("본문").fill("첫 문단\n둘째 문단");
    await page.getByRole("button", { name: "게시하기" }).click();
    await expect(page.locator("tbody tr").first()).toContainText(title);
    await expect(page.getByLabel("제목")).toHaveValue("");
    await page.getByRole("link", { name: title }).click();
    await expect(page.locator("article > p", { hasText: /^(첫|둘째) 문단$/ })).toHaveCount(2);
    await page.goBack();
    await page.getByRole("button", { name: "로그아웃" }).click();
    await expect(page.getByRole("button", { name: "로그인" })).toBeVisible();
    await expect(page.getByRole("button", { name: "게시하기" })).toBeHidden();
  });
});
