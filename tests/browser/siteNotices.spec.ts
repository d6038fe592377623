import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noticeCopy } from "../../client/copy/siteNotice.ts";
import { seoulTime } from "../../client/shared/seoulTime.ts";
import { freePort } from "../../server/database/embedded/freePort.ts";
import { administrator } from "./administrator.ts";
import { expect, hydrated, type Page, test } from "./test.ts";

// A server of their own: a notice is on every page, those of other tests too.
test.describe.configure({ mode: "serial" });

const heading = "견본주택 임시 휴관";
const data = mkdtempSync(join(tmpdir(), "lumina-notices-"));
let server: ChildProcess;
let origin = "";

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const { DATABASE_URL: _, ...env } = process.env;
  server = spawn("node", ["dist/server/main.js"], {
    env: {
      ...env,
      PORT: String(port),
      DATA_DIR: data,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: "warn",
      NODE_ENV: "production",
    },
    stdio: "ignore",
  });
  const request = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } });
  const status = () =>
    request.get("/readyz").then(
      (answer) => answer.status(),
      () => 0,
    );
  await expect.poll(status, { timeout: 240_000 }).toBe(200);
  expect((await request.post("/session", { data: administrator })).ok()).toBe(true);
  const at = (hours: number) => seoulTime(new Date(Date.now() + hours * 3_600_000)).slice(0, 16);
  const notice = { heading, words: "쉽니다.", link: "/Promotion/visit", linkLabel: "", place: "both", position: "1" };
  const added = await request.post("/admin/notices", {
    data: { ...notice, from: at(-1), until: at(24) },
    headers: { Accept: "application/json" },
  });
  expect(added.status()).toBe(201);
  await expect.poll(async () => (await request.get("/")).text()).toContain(heading);
  await request.dispose();
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill();
  await ended;
  rmSync(data, { recursive: true, force: true });
});

const bar = (page: Page) => page.locator("aside[data-notice]");
const dialog = (page: Page) => page.getByRole("dialog", { name: heading });
const away = { name: noticeCopy.away };

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar is above the header, and the dialog isn't shown", async ({ page }) => {
    await page.goto(`${origin}/`);
    await expect(bar(page)).toContainText(heading);
    await expect(bar(page).getByRole("button", away)).toBeHidden();
    await expect(dialog(page)).toBeHidden();
    const [above, below] = [await bar(page).boundingBox(), await page.getByRole("banner").boundingBox()];
    expect(below?.y).toBe((above?.y ?? 0) + (above?.height ?? 0));
  });
});

test("the dialog comes by itself without starting React, and closes by Escape, once in a tab", async ({ page }) => {
  await page.goto(`${origin}/`);
  await expect(dialog(page)).toBeVisible();
  expect(await page.locator("#root[data-hydrated]").count()).toBe(0);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(dialog(page)).toBeHidden();
});

test("Back closes the dialog and stays on the page", async ({ page }) => {
  await page.goto(`${origin}/`);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  expect(page.url()).toBe(`${origin}/`);
});

test("the bar and the dialog are put away for the day", async ({ page }) => {
  await page.goto(`${origin}/`);
  await dialog(page).getByRole("button", away).click();
  await expect(dialog(page)).toBeHidden();
  await expect(bar(page)).toBeHidden();
  await page.goto(`${origin}/Brand/intro`);
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("notice-")) localStorage.setItem(key, "1");
  });
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole("button", away).click();
  await expect(bar(page)).toBeHidden();
});
