import { homeKeyOf, homeNameOf } from "../../client/complex/plans/homeKeys.ts";
import { homeCopy, homeNotices } from "../../client/copy/homes.ts";
import type { DeskHomesProps } from "../../client/shared/desk/homes.ts";
import type { LeadsProps } from "../../client/shared/desk/leads.ts";
import { axeViolations, horizontalOverflow } from "./accessibility.ts";
import { openDesk, register, signedIn, word } from "./desk.ts";
import { expect, type Page, test } from "./test.ts";

signedIn();

const headers = (page: Page) => ({ Origin: new URL(page.url()).origin, Accept: "application/json" });
const stateName = (key: string, state: keyof typeof homeCopy.states) =>
  `${key.split("-")[1]}호 ${homeCopy.states[state]}`;
const cellOf = (page: Page, key: string) => page.locator(`[data-home="${key}"]`);
const panelOf = (page: Page, key: string) => page.getByRole("region", { name: homeNameOf(key) });

/** @returns the key of a free home in a tower that only one test uses */
async function freeHome(page: Page, tower: string): Promise<string> {
  const response = await page.request.get("/admin/homes", { headers: headers(page) });
  const { homes }: DeskHomesProps = await response.json();
  const found = homes.find(({ key, state }) => key.startsWith(`${tower}-`) && state === "offered");
  if (!found) throw new Error(`No home is free in ${tower}.`);
  return found.key;
}

/** @returns a new lead's id and name */
async function newLead(page: Page): Promise<{ id: string; name: string }> {
  const name = await register(page);
  const response = await page.request.post("/admin/leads/search", { data: { q: name }, headers: headers(page) });
  const { leads }: LeadsProps = await response.json();
  return { id: leads[0]?.id ?? "", name };
}

const release = (page: Page, key: string) =>
  page.request.delete(`/admin/homes/${key}/hold`, { headers: headers(page) });

test("a home that one account holds changes in another's open grid without a reload, and is undone @wide", async ({
  page,
  browser,
}) => {
  const account = { email: `${word()}@lumina.example`, password: "a counsellor's password" };
  const data = { ...account, name: "이상담", role: "counsellor" };
  expect((await page.request.post("/admin/accounts", { data, headers: headers(page) })).status()).toBe(201);
  const lead = await newLead(page);
  const key = await freeHome(page, "103");
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await other.goto("/admin/sign-in");
  expect((await other.request.post("/session", { data: account, headers: headers(other) })).ok()).toBe(true);
  await openDesk(other, "/admin/homes");
  await expect(cellOf(other, key)).toHaveAccessibleName(stateName(key, "offered"));

  await openDesk(page, `/admin/leads/${lead.id}`);
  await page.getByRole("link", { name: "이 고객에게 세대 지정" }).click();
  await cellOf(page, key).click();
  await panelOf(page, key)
    .getByRole("button", { name: `${lead.name} 고객에게 지정` })
    .click();
  await expect(page.getByText(homeNotices["home-hold"] ?? "")).toBeVisible();
  await expect(panelOf(page, key)).toContainText(homeCopy.states.held);
  await expect(cellOf(other, key)).toHaveAccessibleName(new RegExp(stateName(key, "held")));

  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect(cellOf(page, key)).toHaveAccessibleName(new RegExp(stateName(key, "offered")));
  await expect(cellOf(other, key)).toHaveAccessibleName(new RegExp(stateName(key, "offered")));
  await other.context().close();
});

test("the arrows move between homes as between cells, Enter opens one, and Escape returns to it @wide", async ({
  page,
}) => {
  await openDesk(page, "/admin/homes");
  const first = homeKeyOf("101동", 4, 10);
  await cellOf(page, first).focus();
  await page.keyboard.press("ArrowUp");
  await expect(cellOf(page, homeKeyOf("101동", 4, 11))).toBeFocused();
  await page.keyboard.press("ArrowRight");
  const reached = homeKeyOf("102동", 1, 11);
  await expect(cellOf(page, reached)).toBeFocused();
  expect(await page.locator('[data-home][tabindex="0"]').count(), "one stop of the Tab key").toBe(1);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: homeNameOf(reached) })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`home=${reached}`));
  await page.keyboard.press("Escape");
  await expect(panelOf(page, reached)).toHaveCount(0);
  await expect(cellOf(page, reached)).toBeFocused();
});

test("filters are in the address, and homes that don't match stay in their place", async ({ page }) => {
  await openDesk(page, "/admin/homes");
  const before = await page.locator("[data-home]").count();
  await page.getByLabel("상태", { exact: true }).selectOption("held");
  await expect(page).toHaveURL(/state=held/);
  await expect(page.getByRole("link", { name: "조건 초기화" })).toBeVisible();
  expect(await page.locator("[data-home]").count()).toBe(before);
});

test("the grid and an open home are accessible, and no wider than the screen", async ({ page }) => {
  const key = await freeHome(page, "104");
  for (const [path, part] of [
    ["/admin/homes", "body"],
    // The grid beside it is the same.
    [`/admin/homes?home=${key}`, "[aria-labelledby=home-heading]"],
    [`/admin/homes/${key}/slip`, "body"],
  ] as const) {
    await openDesk(page, path);
    expect(await axeViolations(page, part), path).toEqual([]);
    expect(await horizontalOverflow(page), path).toBe(0);
  }
});

test("a file is compared first, and taken over as a whole or not at all @wide", async ({ page }) => {
  const key = await freeHome(page, "106");
  const [tower, number] = key.split("-");
  const contract = `T-${word()}`;
  const line = `${tower},${number},${homeCopy.states.contracted},${contract},2026-02-03`;
  const compare = async (...lines: string[]) => {
    await page.goto("/admin/homes");
    const text = [homeCopy.csvColumns.join(","), ...lines].join("\r\n");
    await page
      .getByLabel("CSV 파일")
      .setInputFiles({ name: "homes.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await page.getByRole("button", { name: "비교하기" }).click();
  };
  await compare(line, `101,9901,${homeCopy.states.offered},,`);
  await expect(page.getByRole("heading", { name: "1세대 변경, 1세대 알 수 없음" })).toBeVisible();
  await expect(page.getByText(homeCopy.lines.unknownHome)).toBeVisible();
  await expect(page.getByRole("button", { name: /모두 바꾸기/ })).toHaveCount(0);
  await compare(line);
  await expect(page.getByText(contract)).toBeVisible();
  await page.getByRole("button", { name: "1세대 모두 바꾸기" }).click();
  await expect(page.getByText(homeNotices["home-imported"] ?? "")).toBeVisible();
  await expect(cellOf(page, key)).toHaveAccessibleName(stateName(key, "contracted"));
  const back = { data: { reason: "시험" }, headers: headers(page) };
  expect((await page.request.delete(`/admin/homes/${key}/contract`, back)).ok()).toBe(true);
});

test.describe("two people at one home", () => {
  // The browser notes the answer 409, and the stream that doesn't open.
  test.use({ expectedErrors: /409|ERR_FAILED/ });

  test("the one who comes second is told what stands there, with what was typed @wide", async ({ page }) => {
    const key = await freeHome(page, "105");
    const lead = await newLead(page);
    // Without its events the open page doesn't see the other's change before its own.
    await page.route("**/admin/leads/events", (route) => route.abort());
    await openDesk(page, `/admin/homes?home=${key}`);
    const panel = panelOf(page, key);
    await panel.getByText("계약 기록", { exact: true }).click();
    const contract = `T-${word()}`;
    await panel.getByLabel("계약번호").fill(contract);
    const held = await page.request.post(`/admin/homes/${key}/hold`, {
      data: { lead: lead.id },
      headers: headers(page),
    });
    expect(held.ok()).toBe(true);
    await panel.getByRole("button", { name: "계약으로 기록" }).click();
    const alert = panel.getByRole("alert");
    await expect(alert).toContainText(homeCopy.states.held);
    await expect(alert).toContainText(lead.name);
    await expect(alert).toContainText(contract);
    await expect(panel.getByLabel("계약번호")).toHaveValue(contract);
    await release(page, key);
  });
});

test("what was typed into a form that another's change takes away is still to be seen @wide", async ({ page }) => {
  const key = await freeHome(page, "106");
  const lead = await newLead(page);
  await openDesk(page, `/admin/homes?home=${key}`);
  const panel = panelOf(page, key);
  await panel.getByText("보류", { exact: true }).last().click();
  const reason = `사유 ${word()}`;
  await panel.getByLabel("사유").fill(reason);
  const held = await page.request.post(`/admin/homes/${key}/hold`, { data: { lead: lead.id }, headers: headers(page) });
  expect(held.ok()).toBe(true);
  await expect(panel.getByRole("alert")).toContainText(reason);
  await expect(panel.getByLabel("사유")).toHaveCount(0);
  await release(page, key);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of (409|422)/ });

  test("a refused form comes back with what was typed and why @wide", async ({ page }) => {
    const key = await freeHome(page, "103");
    await page.goto(`/admin/homes?home=${key}&type=105`);
    const panel = panelOf(page, key);
    await panel.getByText("계약 기록", { exact: true }).click();
    await panel.getByLabel("계약번호").fill("!! 다시");
    await panel.getByLabel("계약일").fill("2026-02-03");
    await panel.getByRole("button", { name: "계약으로 기록" }).click();
    await expect(panel.getByText(homeCopy.lines.badNumber)).toBeVisible();
    await expect(panel.getByLabel("계약번호")).toHaveValue("!! 다시");
    await expect(panel.getByLabel("계약일")).toHaveValue("2026-02-03");
    const lead = await newLead(page);
    const held = await page.request.post(`/admin/homes/${key}/hold`, {
      data: { lead: lead.id },
      headers: headers(page),
    });
    expect(held.ok()).toBe(true);
    const contract = `T-${word()}`;
    await panel.getByLabel("계약번호").fill(contract);
    await panel.getByRole("button", { name: "계약으로 기록" }).click();
    await expect(panel.getByRole("alert")).toContainText(contract);
    // Its address, opened again, is the home's panel.
    await page.goto(`/admin/homes/${key}/contract`);
    await expect(page).toHaveURL(`/admin/homes?home=${key}`);
    await release(page, key);
  });

  test("a home is held and released by plain forms @wide", async ({ page }) => {
    const key = await freeHome(page, "102");
    const lead = await newLead(page);
    await page.goto(`/admin/homes?home=${key}&lead=${lead.id}`);
    await panelOf(page, key)
      .getByRole("button", { name: `${lead.name} 고객에게 지정` })
      .click();
    await expect(page.getByText(homeNotices["home-hold"] ?? "")).toBeVisible();
    await expect(page.getByRole("button", { name: "되돌리기" })).toBeVisible();
    await panelOf(page, key).getByRole("button", { name: "지정 해제" }).click();
    await expect(page.getByText(homeNotices["home-release"] ?? "")).toBeVisible();
    await expect(cellOf(page, key)).toHaveAccessibleName(stateName(key, "offered"));
  });
});
