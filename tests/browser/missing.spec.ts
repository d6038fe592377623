import { signedIn } from "./desk.ts";
import { expect, hydrated, type Page, site, test } from "./test.ts";

// Each test fails on any error or warning in the console, except for the status of its own answers.
test.use({ expectedErrors: /status of 40[04]/, keepsTab: true });

const board = `/${encodeURIComponent(site)}/press`;

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not Found");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page).toHaveTitle(/^Not Found/);
}

/** Not Found as rendered by the server, and after hydration. */
async function expectNotFoundForGood(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url);
  expect(answer?.status(), url).toBe(404);
  await hydrated(page);
  await expectNotFound(page);
}

/** The same after navigating away and back. */
async function expectNotFoundAgain(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "세대안내" }).click();
  await expect(page).toHaveURL(/FloorPlan\/59A$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Not Found");
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.locator("html[data-busy]")).toHaveCount(0);
  await page.goBack();
  await expectNotFound(page);
  await expect(page.locator("#main")).toBeFocused();
  await expect(page.locator("html[data-busy]")).toHaveCount(0);
}

/** Paths that the router matches differently than the server, and paths that neither knows. */
const unknown = [
  "/registrations//",
  "/registrations/wrong-token",
  "/registrations/wrong-token/visit.ics",
  "/registrations/press",
  "/tours/unknown",
  "/tours/press",
  `${board}//`,
  `${board}/1/publication`,
  "/a.b/press",
  "/a.b/press/1",
  "/a.b/customer",
  "//Brand/intro",
  "/Brand%2Fintro",
  "/:site/press",
  "/*",
  "/error",
  "/no/such/page?a=%zz#%zz",
  "/%00",
  "/constructor/__proto__",
];
/** Of those, one that only the router matches, one that only the server's routes match, and one of neither. */
const returned = [`${board}//`, "/registrations/wrong-token", "/%00"];

test("unknown paths are Not Found, and stay so after hydration and after Back @wide", async ({ page, baseURL }) => {
  test.slow();
  for (const path of unknown) {
    await expectNotFoundForGood(page, baseURL + path);
    if (returned.includes(path)) await expectNotFoundAgain(page);
  }
});

test.describe("signed in", () => {
  signedIn();
  test("so are unknown paths of the desk @wide", async ({ page, baseURL }) => {
    test.slow();
    for (const path of [
      "/admin/nothing",
      "/admin/press",
      "/admin/leads//",
      "/admin/leads/999999",
      "/admin/leads/export",
      "/admin/leads/1/status",
      "/admin/articles/none",
      "/admin/relay",
    ])
      await expectNotFoundForGood(page, baseURL + path);
    await expectNotFoundAgain(page);
  });
});

test("a malformed URL is refused by a page without scripts @wide", async ({ page, baseURL }) => {
  for (const path of ["/%E0%A4%A", "/%zz/press", "/registrations/%zz", `${board}?cursor=none`]) {
    const answer = await page.goto(baseURL + path);
    expect(answer?.status(), path).toBe(400);
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await expect(page.getByRole("alert"), path).toContainText("400");
    await page.getByRole("main").getByRole("link", { name: "홈" }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test("a board's name may be decomposed Hangul @wide", async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/${encodeURIComponent(site.normalize("NFD"))}/customer`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("방문예약");
  const menu = page.getByRole("navigation", { name: "하위 메뉴" });
  await expect(menu.getByRole("link", { name: "방문예약" })).toHaveAttribute("aria-current", "page");
  const hrefs = await menu
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const href of hrefs) expect(href).toContain(encodeURIComponent(site));
});
