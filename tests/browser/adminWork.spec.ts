import { desk } from "../../client/copy/desk.ts";
import { openDesk, register, signedIn, word } from "./desk.ts";
import { expect, test } from "./test.ts";

test.use({ keepsTab: true });

signedIn();

test("leads are moved on from the list, assigned in bulk, and the assignment is undone @wide", async ({ page }) => {
  const common = word();
  const names = [];
  for (const letter of ["가", "나"]) names.push(await register(page, "", `${letter} ${common}`));
  await openDesk(page, "/admin/leads");
  await page.getByLabel("고객명이나 연락처로 찾기").fill(common);
  await page.getByRole("button", { name: "찾기" }).click();
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(2);
  const row = rows.filter({ hasText: names[0] ?? "" });
  await row.locator("summary").click();
  await row.getByRole("button", { name: "부재 +1" }).click();
  await expect(row.getByText("부재 1회")).toBeVisible();
  await row.getByRole("button", { name: "방문예약", exact: true }).click();
  await expect(row.locator("summary")).toContainText("방문예약");
  for (const box of await page.getByRole("checkbox", { name: common }).all()) await box.check();
  const assignee = page.getByRole("combobox", { name: "선택한 상담의 담당" });
  await assignee.selectOption({ index: 1 });
  const name = await assignee.locator("option:checked").innerText();
  await page.getByRole("button", { name: "담당 지정" }).click();
  await expect(page.getByText("상담 2건의 담당을 바꾸었습니다.")).toBeVisible();
  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect(page.getByText("되돌렸습니다.")).toBeVisible();
  await expect(rows.getByRole("cell", { name, exact: true })).toHaveCount(0);
});

test("texts that wait for the office are sent from 현황 by one button @wide", async ({ page }) => {
  // A text waits only once hundreds were sent in an hour, so the number in the page's data is the test's.
  let waiting = 7;
  // The page is read again whenever something changes, also before the button is pressed.
  await page.route("**/admin/texts", (route) => {
    waiting = 0;
    return route.continue();
  });
  await page.route("**/admin/overview*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), heldTexts: waiting } });
  });
  await openDesk(page, "/admin/leads");
  await page.getByRole("link", { name: "현황" }).click();
  const form = page.getByRole("form", { name: desk.heldTexts.label });
  await expect(form).toContainText(desk.heldTexts.note("7"));
  const sent = page.waitForResponse("**/admin/texts");
  await form.getByRole("button", { name: desk.heldTexts.send }).click();
  expect((await sent).status()).toBe(202);
  await expect(form).toBeHidden();
});

test("leads of one number are merged on a lead's page, and a callback is announced when its time comes @wide", async ({
  page,
}) => {
  const common = word();
  const phone = `010-${String(Date.now()).slice(-8, -4)}-${String(Date.now()).slice(-4)}`;
  const older = await register(page, "", `가 ${common}`, phone);
  const newer = await register(page, "", `나 ${common}`, phone);
  await page.clock.install();
  await openDesk(page, "/admin/leads");
  await page.getByLabel("고객명이나 연락처로 찾기").fill(common);
  await page.getByRole("button", { name: "찾기" }).click();
  await page.getByRole("link", { name: newer }).click();
  await page.getByRole("checkbox", { name: `${older} 합치기` }).check();
  await page.getByRole("button", { name: "선택한 상담을 여기에 합치기" }).click();
  await expect(page.getByRole("heading", { name: "이 상담에 합친 상담" })).toBeVisible();
  await page.getByRole("button", { name: "1시간 뒤" }).click();
  await expect(page.getByText("다시 전화할 시간을 정했습니다.")).toBeVisible();
  await page.reload();
  await page.waitForSelector("#root[data-hydrated]");
  await page.clock.fastForward("02:00:00");
  await expect(page.getByText("약속한 전화 시간이 되었습니다.")).toBeVisible();
});

test.describe("saving at the same time", () => {
  // The browser itself notes that the server answered 409.
  test.use({ expectedErrors: /409/ });

  test("two people who save a callback don't overwrite each other unseen, and what was typed stays @wide", async ({
    page,
    context,
  }) => {
    const name = await register(page);
    await openDesk(page, "/admin/leads");
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const other = await context.newPage();
    await openDesk(other, new URL(page.url()).pathname);
    await other.getByRole("button", { name: "1시간 뒤" }).click();
    await expect(other.getByText("다시 전화할 시간을 정했습니다.")).toBeVisible();
    const field = page.getByLabel("다시 전화할 날짜와 시간");
    await field.fill("2999-01-31T10:00");
    await page.getByRole("button", { name: "정하기" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "다른 사람이 먼저 바꾸었습니다" })).toBeVisible();
    await expect(field).toHaveValue("2999-01-31T10:00");
    await page.getByRole("button", { name: "정하기" }).click();
    await expect(page.getByText("다시 전화할 시간을 정했습니다.")).toBeVisible();
  });
});
