import { messages } from "../../client/copy/messages.ts";
import { fillPopup, openPopup, popup } from "./popup.ts";
import { delayRequests, expect, open, site, test } from "./test.ts";

test.use({ keepsTab: true });

const thanks = /등록이 완료되었습니다\.\s*전문 상담사가 곧 연락드리겠습니다\./;

test("the popup registers once for a double click, and its result replaces the form", async ({ page }) => {
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await open(page, "/BusinessGuide/intro");
  await openPopup(page);
  await fillPopup(page);
  await popup(page).locator('button[type="submit"]').dblclick();
  await expect(popup(page).getByText(thanks)).toBeVisible();
  await expect(popup(page).getByLabel("고객명")).toBeHidden();
  expect(posts).toBe(1);
  await popup(page).getByRole("button", { name: "닫기" }).click();
  await openPopup(page);
  await expect(popup(page).getByLabel("고객명")).toHaveValue("");
});

test("over a home's page the popup registers for that home, also after another home's page", async ({ page }) => {
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(request.postDataJSON()?.unit);
  });
  await open(page, "/SalesInfo/homes/106-802");
  const other = page
    .getByRole("main")
    .getByRole("link", { name: /\d동 \d+호$/ })
    .last();
  const key = (await other.getAttribute("href"))?.split("/").at(-1) ?? "";
  await other.click();
  await expect(page).toHaveURL(new RegExp(`${key}$`));
  await openPopup(page);
  await fillPopup(page);
  await expect(popup(page).getByRole("link", { name: "날짜와 시간 고르기" })).toHaveAttribute(
    "href",
    new RegExp(`home=${key}`),
  );
  await popup(page).locator('button[type="submit"]').click();
  await expect(popup(page).getByText(thanks)).toBeVisible();
  expect(asked).toEqual([`${key.replace("-", "동 ")}호`]);
});

test("a number that looks incomplete is asked about once, and registered when it is sent again", async ({ page }) => {
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await open(page, "/BusinessGuide/intro");
  await openPopup(page);
  await fillPopup(page, "0109876");
  const send = popup(page).locator('button[type="submit"]');
  const question = popup(page).getByText(messages.phoneDoubted);
  const short = popup(page).getByText(messages.phoneShort);
  await send.click();
  await expect(short).toBeVisible();
  await expect(popup(page).getByLabel("연락처")).toBeFocused();
  await popup(page).getByLabel("연락처").fill("010987765432");
  await expect(short).toBeHidden();
  await send.click();
  await expect(question).toBeVisible();
  expect(posts).toBe(0);
  await send.click();
  await expect(popup(page).getByText(thanks)).toBeVisible();
});

test.describe("a form that can't be sent", () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });
  test("keeps what was typed, and the focus on its button, which sends it again", async ({ page }) => {
    await open(page, `/${site}/customer`);
    const form = page.getByRole("main").locator("form");
    const send = form.locator('button[type="submit"]');
    await form.getByLabel("고객명").fill("박구름");
    await form.getByLabel("연락처").fill("010-1234-5678");
    await page.route("**/registrations", (route) => route.abort());
    await send.focus();
    await page.keyboard.press("Enter");
    await expect(form.getByRole("alert")).toHaveText(messages.unexpected);
    await expect(send).toBeFocused();
    await page.unroute("**/registrations");
    await page.keyboard.press("Enter");
    await expect(page.getByText(messages.registeredOnCustomerPage)).toBeVisible();
  });
});

test("a form that was left while it was sent tells its result once it is there again", async ({ page }) => {
  await open(page, `/${site}/customer`);
  const form = page.getByRole("main").locator("form");
  const leaveWhileSending = async () => {
    const release = await delayRequests(page, "**/registrations");
    await form.getByLabel("고객명").fill("박구름");
    await form.getByLabel("연락처").fill("010-1234-5678");
    await form.locator('button[type="submit"]').click();
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator("#customer-form")).toBeHidden();
    const answered = page.waitForResponse("**/registrations");
    release();
    await answered;
    await page.unroute("**/registrations");
    await page.goBack();
  };
  await leaveWhileSending();
  await expect(page.getByText(messages.registeredOnCustomerPage)).toBeVisible();
  await expect(form.getByLabel("고객명")).toHaveValue("");
});

test("a result belongs to the form that was sent, not to the next of its kind", async ({ page }) => {
  const posts: { unit: string; key: string }[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.postDataJSON());
  });
  const release = await delayRequests(page, "**/registrations");
  await open(page, "/Promotion/Customer");
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("고객명").fill("박구름");
  await form.getByLabel("연락처").fill("010-1234-5678");
  await form.locator('button[type="submit"]').click();
  // A link of the page to a home's own inquiry, whose form has another purpose.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/SalesInfo/homes"]')?.click());
  await page.getByRole("main").locator("ol h3 a").first().click();
  await page.getByRole("main").getByRole("link", { name: "상담 신청" }).first().click();
  await expect(form.getByLabel("관심 세대")).not.toHaveValue("");
  const answered = page.waitForResponse("**/registrations");
  release();
  await answered;
  await expect(form.locator('button[type="submit"]')).toBeEnabled();
  await page.unroute("**/registrations");
  await form.getByLabel("고객명").fill("박구름");
  await form.getByLabel("연락처").fill("010-1234-5678");
  await form.locator('button[type="submit"]').click();
  await expect(page.getByText(thanks)).toBeInViewport({ ratio: 1 });
  expect(posts.map(({ unit }) => unit)).toEqual(["", expect.stringMatching(/동/)]);
});

test("a type selected on its page is prefilled, and optional fields survive an invalid number @wide", async ({
  page,
}) => {
  await open(page, "/FloorPlan/59A");
  await page.getByRole("link", { name: "84A 상담 신청" }).click();
  const form = page.getByRole("main").locator("form");
  await expect(form.getByLabel("관심 타입")).toHaveValue("84A");
  await form.getByLabel("통화 가능 시간").selectOption({ index: 1 });
  await form.getByLabel("고객명").fill("박구름");
  await form.getByLabel("연락처").fill("02-123-4567");
  await form.locator('button[type="submit"]').click();
  await expect(form.getByText("연락처를 다시 확인해 주세요.")).toBeVisible();
  await expect(form.getByLabel("연락처")).toBeFocused();
  await expect(form.getByLabel("고객명")).toHaveValue("박구름");
  await expect(form.getByLabel("통화 가능 시간")).not.toHaveValue("");
  await form.getByLabel("연락처").fill("01012345678");
  const [request] = await Promise.all([
    page.waitForRequest((candidate) => candidate.method() === "POST"),
    form.locator('button[type="submit"]').click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ interestType: "84A", callTime: "오전 (9~12시)", residence: "" });
  await expect(page.getByRole("main").getByText(thanks)).toBeVisible();
});

test("what was typed is still there after reading the privacy policy, and gone once it was sent @wide", async ({
  page,
}) => {
  await open(page, "/#interestForm");
  const form = page.locator("#interestForm form");
  await form.getByLabel("고객명").fill("서노을");
  await form.getByText("관심 타입과 통화 시간 알려 주기").click();
  await form.getByLabel("통화 가능 시간").selectOption({ index: 1 });
  await form.getByRole("link", { name: "개인정보처리방침" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "개인정보처리방침" })).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel("고객명")).toHaveValue("서노을");
  await expect(form.getByLabel("통화 가능 시간")).toHaveValue("오전 (9~12시)");
  await form.getByLabel("연락처").fill("01012345678");
  await form.locator('button[type="submit"]').click();
  await expect(page.getByRole("main").getByText(thanks)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "개인정보처리방침" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "개인정보처리방침" })).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel("고객명")).toHaveValue("");
});

test("a result that came after the popup was closed is shown when it opens again @wide", async ({ page }) => {
  const release = await delayRequests(page, "**/registrations");
  await open(page, "/BusinessGuide/intro");
  await openPopup(page);
  await fillPopup(page);
  await popup(page).locator('button[type="submit"]').click();
  await expect(popup(page).getByRole("button", { name: "등록 중..." })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  const answered = page.waitForResponse("**/registrations");
  release();
  await (await answered).finished();
  await expect(page.locator("#visit-popup form").first()).toHaveAttribute("hidden");
  await openPopup(page);
  await expect(popup(page).getByText(thanks)).toBeVisible();
  await page.keyboard.press("Escape");
  await openPopup(page);
  await expect(popup(page).getByLabel("고객명")).toHaveValue("");
});

test.describe("when the key is already used", () => {
  test.use({ expectedErrors: /422/ });

  test("an error of no field is shown at the form's top, and the next attempt has another key @wide", async ({
    page,
  }) => {
    const keys: string[] = [];
    await open(page, "/#interestForm");
    await page.route("**/registrations", (route) => {
      keys.push(route.request().postDataJSON().key);
      const taken = "이미 다른 내용으로 접수된 신청입니다.";
      return keys.length === 1
        ? route.fulfill({ status: 422, json: { ok: false, message: "", fields: { key: taken } } })
        : route.fulfill({ status: 201, json: { ok: true } });
    });
    const form = page.locator("#interestForm form");
    await form.getByLabel("고객명").fill("박구름");
    await form.getByLabel("연락처").fill("01012345678");
    await form.locator('button[type="submit"]').click();
    await expect(form.getByRole("alert")).toHaveText("이미 다른 내용으로 접수된 신청입니다.");
    await expect(form.getByRole("alert")).toBeFocused();
    await form.locator('button[type="submit"]').click();
    await expect(page.locator("#interestForm").getByText(thanks)).toBeVisible();
    expect(new Set(keys).size).toBe(2);
  });
});

test.describe("when the answer is an error", () => {
  test.use({ expectedErrors: /503|ERR_FAILED|Failed to load resource/ });

  test("the popup shows the error in place of its form, and keeps the input when it opens again @narrow", async ({
    page,
  }) => {
    await open(page, "/Brand/intro");
    await page.route("**/registrations", (route) =>
      route.fulfill({ status: 503, json: { ok: false, message: "등록에 실패했습니다. 다시 시도해 주세요." } }),
    );
    await openPopup(page);
    await popup(page).getByLabel("고객명").fill("최별");
    await popup(page).getByLabel("연락처").fill("010-1111-2222");
    await popup(page).locator('button[type="submit"]').click();
    await expect(popup(page).getByText("등록에 실패했습니다. 다시 시도해 주세요.")).toBeVisible();
    await expect(popup(page).getByLabel("고객명")).toBeHidden();
    await popup(page).getByRole("button", { name: "닫기" }).click();
    await openPopup(page);
    await expect(popup(page).getByLabel("고객명")).toHaveValue("최별");
  });

  test("a network failure is shown as an error, and the input is kept @wide", async ({ page }) => {
    await open(page, `/${site}/customer`);
    await page.route("**/registrations", (route) => route.abort());
    const form = page.getByRole("main");
    await form.getByLabel("고객명").fill("정바람");
    await form.getByLabel("연락처").fill("010-1111-2222");
    await form.getByRole("button", { name: "방문예약 신청" }).click();
    await expect(form.getByText("오류가 발생했습니다. 잠시 후 다시 시도해 주세요.")).toBeVisible();
    await expect(form.getByLabel("고객명")).toHaveValue("정바람");
  });
});
