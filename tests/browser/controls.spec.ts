import { randomUUID } from "node:crypto";
import { tours } from "../../client/copy/tours.ts";
import { entries, expectContract, expectListenersHeard, withoutContract } from "./controls.ts";
import { openDesk, register, signedIn } from "./desk.ts";
import { delayRequests, expect, hydrated, site, test } from "./test.ts";

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

test.describe("controls that break the contract are found", () => {
  test.use({ expectedErrors: /404/ });
  test("are found @wide", async ({ page }) => {
    await delayRequests(page, entries);
    await page.goto("/Brand/intro", { waitUntil: "commit" });
    await page.waitForFunction(() => document.readyState !== "loading");
    await page.getByRole("main").evaluate((main) => {
      main.insertAdjacentHTML(
        "beforeend",
        `<a>dead</a> <a href="#nothing">lost</a> <a href="/no/such/page">gone</a> <button>no form</button>
       <form action="/Brand/intro"><button name="tab" value="2">not drawn</button></form>
       <button type="button" commandfor="nothing" command="show-modal">opens nothing</button>
       <div role="button" tabindex="0">no button</div> <input aria-label="kept nowhere">
       <form action="/Brand/intro"><input aria-label="nameless"></form>
       <div role="slider" tabindex="0">no keys</div> <svg class="pointed"></svg>`,
      );
      for (const drawing of main.querySelectorAll<SVGElement>(".pointed")) drawing.style.cursor = "crosshair";
    });
    const found = (await withoutContract(page)).map((fault) => fault.replace(/:.*/s, ""));
    expect(found.toSorted()).toEqual(
      [
        ...["leads nowhere", "leads nowhere", "leads nowhere", "sends nothing", "sends nothing", "commands nothing"],
        ...["loses its value", "loses its value", "has a role and no key handling", "has a role and no key handling"],
        ...["is focusable without a function", "is focusable without a function"],
        "looks draggable or clickable",
      ].toSorted(),
    );
  });
});
