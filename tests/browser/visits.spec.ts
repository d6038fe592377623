import type { Locator } from "@playwright/test";
import { formatVisit } from "../../client/complex/sale/visitSlots.ts";
import { consent } from "../../client/copy/consent.ts";
import { registrationLink } from "../../client/copy/registrationLink.ts";
import { visits } from "../../client/copy/visits.ts";
import { expectAccessibleAtAnyWidth } from "./accessibility.ts";
import { fillPopup, openPopup, popup } from "./popup.ts";
import { delayRequests, expect, open, type Page, site, test } from "./test.ts";

test.use({ keepsTab: true });

const customer = `/${encodeURIComponent(site)}/customer`;

/** Picks the last hour of a day. @returns both as pages write them */
async function pickVisit(form: Locator): Promise<string> {
  const choice = form.getByRole("group", { name: visits.label });
  const days = choice.locator('[name="visitDay"]');
  const day = days.nth(Math.floor(Math.random() * (await days.count())));
  await day.check();
  const hour = choice.locator('[name="visitDate"]:visible:not([value=""])').last();
  await hour.check();
  return formatVisit((await hour.getAttribute("value")) ?? "");
}

/** A number has few visits ahead, and the tests of all sizes share one database. */
const anotherPhone = () => `010${String(Date.now()).slice(-8)}`;

async function fillName(form: Locator): Promise<void> {
  await form.getByLabel("고객명").fill("김하늘");
  await form.getByLabel("연락처").fill(anotherPhone());
}

async function fill(page: Page): Promise<string> {
  const form = page.locator("main form");
  await fillName(form);
  return pickVisit(form);
}

test("a visit is booked, shown on the registration's own page, and cancelled", async ({ page }) => {
  await open(page, customer);
  const slot = await fill(page);
  await page.getByRole("button", { name: "방문예약 신청" }).click();
  const booked = page.getByText(visits.bookedAt(slot));
  await expect(booked).toBeVisible();
  await expect(page.getByRole("status").filter({ has: booked })).toBeFocused();
  await expect(booked).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: visits.details }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(registrationLink.title);
  await expect(page.getByText(slot, { exact: true })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: registrationLink.visit.calendar }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("visit.ics");
  await page.getByRole("button", { name: registrationLink.visit.cancel }).click();
  await expect(page.getByRole("status")).toHaveText(registrationLink.done.visit);
  await expect(page.getByText(registrationLink.visit.open)).toBeVisible();
});

test("a day without an hour is asked about once, and isn't lost without a word", async ({ page }) => {
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await open(page, customer);
  const form = page.locator("main form");
  await fillName(form);
  await form.locator('[name="visitDay"]').last().check();
  const send = page.getByRole("button", { name: "방문예약 신청" });
  await send.click();
  await expect(form.getByText(visits.chooseHour)).toBeVisible();
  await expect(form.locator('[name="visitDate"]:focus')).toBeInViewport();
  expect(posts).toBe(0);
  const hour = form.locator('[name="visitDate"]:focus');
  await page.keyboard.press("Space");
  await expect(form.getByText(visits.chooseHour)).toBeHidden();
  const slot = formatVisit((await hour.getAttribute("value")) ?? "");
  await send.click();
  await expect(page.getByText(visits.bookedAt(slot))).toBeVisible();

  await fillName(form);
  await form.locator('[name="visitDay"]').last().check();
  await form.getByLabel(visits.undecided).check();
  await send.click();
  await expect.poll(() => posts).toBe(2);
});

test("the bar of a reservation leads on in its form, which says what was chosen @narrow", async ({ page }) => {
  await open(page, customer);
  const form = page.locator("main form");
  const slot = await pickVisit(form);
  await expect(form.getByText(slot, { exact: true })).toBeVisible();
  const on = page.getByRole("complementary", { name: "상담" }).getByRole("link", { name: "방문예약" });
  await on.click();
  await expect(form.getByLabel("고객명")).toBeFocused();
  await expect(form.getByLabel("고객명")).toBeInViewport();
  await expect(popup(page)).toBeHidden();
  await fillName(form);
  await on.click();
  const send = form.getByRole("button", { name: "방문예약 신청" });
  await expect(send).toBeFocused();
  await send.click();
  await expect(page.getByText(visits.bookedAt(slot))).toBeVisible();
});

test("after registering the popup offers a time, and keeps the focus", async ({ page }) => {
  await open(page, "/BusinessGuide/intro");
  await openPopup(page);
  await fillPopup(page, anotherPhone());
  await popup(page).getByRole("button", { name: "방문예약 신청" }).click();
  await expect(popup(page).getByText(visits.offer.heading)).toBeVisible();
  const choice = popup(page).locator('[name="visitDay"]').first();
  await choice.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(choice).toBeFocused();
  const slot = await pickVisit(popup(page));
  await popup(page).getByRole("button", { name: visits.offer.action }).click();
  await expect(page.getByRole("status")).toHaveText(registrationLink.done.booked);
  await expect(page.getByText(slot, { exact: true })).toBeVisible();
});

test("a link of the result stays under the finger while the days of visits arrive", async ({ page }) => {
  for (const [path, form] of [
    ["/Promotion/Customer", page.locator("main")],
    ["/BusinessGuide/intro", popup(page)],
  ] as const) {
    const release = await delayRequests(page, /\/registrations\/[\w-]+$/, "fetch");
    await open(page, path);
    if (path === "/BusinessGuide/intro") await openPopup(page);
    await fillName(form);
    await form.getByRole("button", { name: /신청|등록/ }).click();
    const link = form.getByRole("link", { name: visits.details });
    await link.hover();
    await page.mouse.down();
    release();
    await expect(form.getByText(visits.offer.heading)).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(registrationLink.title);
  }
});

test.describe("the registration's own page", () => {
  test.use({ expectedErrors: /410/ });
  test("marketing consent is given and all consent withdrawn, leaving no data behind the link @wide", async ({
    page,
  }) => {
    await open(page, customer);
    await fill(page);
    await page.getByRole("button", { name: "방문예약 신청" }).click();
    await page.getByRole("link", { name: visits.details }).click();
    for (const { label } of [consent.marketing.use, consent.marketing])
      await page.getByLabel(label, { exact: true }).check();
    await page.getByRole("button", { name: registrationLink.marketing.turnOn }).click();
    await expect(page.getByText(registrationLink.marketing.on)).toBeVisible();
    await page.getByLabel(registrationLink.withdraw.confirm).check();
    await page.getByRole("button", { name: registrationLink.withdraw.action }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(registrationLink.erased.title);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visit is booked and its page opened without scripts @narrow", async ({ page }) => {
    await page.goto(customer);
    const slot = await fill(page);
    await page.getByRole("button", { name: "방문예약 신청" }).click();
    await page.getByRole("link", { name: visits.details }).click();
    await expect(page.getByText(slot, { exact: true })).toBeVisible();
  });
});

test("the registration's own page is accessible at any width @wide", async ({ page }) => {
  await open(page, customer);
  await fill(page);
  await page.getByRole("button", { name: "방문예약 신청" }).click();
  await page.getByRole("link", { name: visits.details }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(registrationLink.title);
  await expectAccessibleAtAnyWidth(page, "the registration");
});
