import { expectAccessibleAtAnyWidth } from "./accessibility.ts";
import { administrator } from "./administrator.ts";
import { openDesk, register, signedIn } from "./desk.ts";
import { expect, test } from "./test.ts";

test.use({ keepsTab: true });

test.describe("signing in to the desk", () => {
  // The list may poll at the moment its session ends.
  test.use({ expectedErrors: /401/ });

  test("the desk asks for sign-in, redirects to the requested page, and signs out @wide", async ({ page }) => {
    await openDesk(page, "/admin/overview");
    await expect(page).toHaveURL(/\/admin\/sign-in\?next=/);
    await page.getByLabel("이메일").fill(administrator.email);
    await page.getByLabel("비밀번호").fill(administrator.password);
    await page.getByRole("button", { name: "로그인" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "현황" })).toBeVisible();
    await page.getByRole("link", { name: "상담", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "상담" })).toBeVisible();
    await page.getByRole("button", { name: "로그아웃" }).click();
    await expect(page.getByRole("button", { name: "로그인" })).toBeVisible();
    await page.goto("/admin/leads");
    await expect(page).toHaveURL(/sign-in/);
  });
});

test.describe("signed in", () => {
  signedIn();

  test("charts stay visible in forced colours @wide", async ({ page }) => {
    await register(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await openDesk(page, "/admin/overview");
      const bars = page.locator("main svg rect");
      expect(await bars.count()).toBeGreaterThan(30);
      const faint = await bars.evaluateAll((all) => {
        const light = (colour: string) =>
          (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
        const groundOf = (element: Element | null): string => {
          const colour = element ? getComputedStyle(element).backgroundColor : "rgb(255, 255, 255)";
          return colour === "rgba(0, 0, 0, 0)" ? groundOf(element?.parentElement ?? null) : colour;
        };
        return all.filter((bar) => Math.abs(light(getComputedStyle(bar).fill) - light(groundOf(bar))) < 200).length;
      });
      expect(faint, colorScheme).toBe(0);
    }
  });

  test.describe("when signing out fails", () => {
    test.use({ expectedErrors: /503/ });
    test("the page stays and says that the session is still open @wide", async ({ page }) => {
      await openDesk(page, "/admin/overview");
      await page.route("**/session", (route) => route.fulfill({ status: 503, json: { message: "지금은 안 됩니다." } }));
      await page.getByRole("button", { name: "로그아웃" }).click();
      await expect(page.getByRole("alert")).toHaveText("지금은 안 됩니다.");
      await expect(page).toHaveURL(/overview$/);
    });
  });

  for (const wanted of [
    "/admin/today",
    "/admin/leads?status=new",
    "/admin/leads/new",
    "a lead",
    "a lead's texts",
    "/admin/overview",
    "/admin/figures",
    "/admin/accounts",
    "/admin/password",
    "/admin/log",
    "/admin/articles",
    "/admin/articles/new",
    "/admin/notices",
    "/admin/terms",
  ]) {
    test(`${wanted} has no accessibility violation and no sideways scroll at any width @wide`, async ({ page }) => {
      await register(page, "아주 긴 문의입니다. ".repeat(90));
      await page.emulateMedia({ reducedMotion: "reduce" });
      const ofLead = wanted.startsWith("a lead");
      await openDesk(page, ofLead ? "/admin/leads" : wanted);
      if (ofLead) {
        const lead = await page.locator("tbody td:first-child a").first().getAttribute("href");
        await openDesk(page, `${lead}${wanted === "a lead" ? "" : "/texts?kind=visit"}`);
      }
      await expect(page.locator("h1")).toHaveCount(1);
      await expectAccessibleAtAnyWidth(page, wanted);
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("searches, opens a lead and changes its status", async ({ page }) => {
      const name = await register(page);
      await page.goto("/admin/leads");
      await page.getByLabel("고객명이나 연락처로 찾기").fill(name);
      await page.getByRole("button", { name: "찾기" }).click();
      await page.getByRole("link", { name }).click();
      await page.getByRole("button", { name: "방문함" }).click();
      await expect(page.getByText("상태를 바꾸었습니다.")).toBeVisible();
      await expect(page.getByRole("button", { name: "방문함" })).toHaveAttribute("aria-pressed", "true");
    });
  });
});
