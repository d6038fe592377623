import { randomUUID } from "node:crypto";
import { tours } from "../../client/copy/tours.ts";
import { expectContract, expectListenersHeard } from "./controls.ts";
import { openDesk, register, signedIn } from "./desk.ts";
import { expect, hydrated, site, test } from "./test.ts";

/* What controls.ts describes, for pages that everyPage.spec.ts doesn't open. */

test("every control of an article's page, and of a visitor's own, works before its code is there, or is held until it is @wide", async ({
  page,
}) => {
  await page.goto(`/${site}/press`);
  const article = await page.locator("tbody a").first().getAttribute("href");
  // With a key: an equal registration within ten minutes would get no link.
  const data = { form: "popup", name: "김하늘", phone: "010-2468-1357", key: randomUUID() };
  const headers = { Origin: new URL(page.url()).origin };
  const own = (await page.request.post("/registrations", { data, headers })).headers().location;
  expect(own).toBeDefined();
  for (const path of [article, own]) {
    await expectContract(page, String(path));
    await hydrated(page);
    await expectListenersHeard(page);
    await page.unrouteAll();
  }
});

for (const { url } of tours)
  test(`so does every control of ${url} @wide`, async ({ page }) => {
    await expectContract(page, url);
  });

test.describe("the desk", () => {
  signedIn();
  test("keeps the contract on its pages too @wide", async ({ page }) => {
    test.slow();
    await register(page);
    await openDesk(page, "/admin/leads");
    const lead = await page.locator("tbody a").first().getAttribute("href");
    await openDesk(page, "/admin/articles");
    const article = await page.locator("tbody a").first().getAttribute("href");
    for (const path of ["/admin/leads", lead, "/admin/overview", "/admin/articles", article, "/admin/log"]) {
      await expectContract(page, String(path));
      await page.waitForSelector("#root[data-hydrated]");
      await expectListenersHeard(page);
      await page.unrouteAll();
    }
  });
});
