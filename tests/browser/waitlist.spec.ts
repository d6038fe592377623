import { homePath } from "../../client/complex/homes/homePath.ts";
import { homeNameOf } from "../../client/complex/plans/homeKeys.ts";
import { homesPage } from "../../client/copy/homesPage.ts";
import { waitlist } from "../../client/copy/waitlist.ts";
import { ledgerInterval } from "../../client/shared/home.ts";
import { homesPath } from "../../client/shared/homePaths.ts";
import { waitlistLimit } from "../../client/shared/waitlist.ts";
import { expect, type Page, test } from "./test.ts";

// A refused form is answered with its status.
test.use({ expectedErrors: /the server responded with a status of (409|410|422)/ });

/** A home of the sample that somebody holds. */
async function heldHome(page: Page): Promise<string> {
  const list = await page.request.get(homesPath, { headers: { Accept: "application/json" } });
  const { homes } = (await list.json()) as { homes: { key: string; state: string }[] };
  return homes.find(({ state }) => state === "held")?.key ?? "";
}

/** Each number waits a few times at most, and a test may be run again on the same database. */
const number = () => `010${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;

async function joinAndEnd(page: Page) {
  const key = await heldHome(page);
  // Held homes come after those that can be had.
  const [tower = "", home = ""] = key.split("-");
  const floor = home.slice(0, -2);
  await page.goto(`${homesPath}?tower=${tower}&floorFrom=${floor}&floorTo=${floor}`);
  await page.locator(`[id="${key}"]`).getByRole("link", { name: waitlist.name }).click();
  await expect(page).toHaveURL(`${homePath(key)}#waitlist`);
  // The address changes first, and the list may have such a form too.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(homeNameOf(key));
  const form = page.getByRole("form", { name: waitlist.name });
  const phone = form.getByLabel(waitlist.phone, { exact: true });
  // A number that receives no texts stays in its field.
  await phone.fill("02-1234-5678");
  await form.getByRole("button", { name: waitlist.submit }).click();
  await expect(page.getByText(waitlist.phoneWrong)).toBeVisible();
  await expect(phone).toHaveValue("02-1234-5678");
  await phone.fill(number());
  await form.getByRole("button", { name: waitlist.submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(waitlist.titles.joined);
  await page.getByRole("link", { name: waitlist.own }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(waitlist.titles.waiting);
  await page.getByRole("button", { name: waitlist.end }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(waitlist.titles.ended);
}

test("a visitor asks for a text when a held home is offered again, and ends it", async ({ page }) => {
  await joinAndEnd(page);
});

test("the form stays while the page asks for the ledger again", async ({ page }) => {
  await page.clock.install();
  await page.goto(homePath(await heldHome(page)));
  const form = page.getByRole("form", { name: waitlist.name });
  await form.getByLabel(waitlist.phone, { exact: true }).fill(number());
  let asked = false;
  page.on("requestfinished", (request) => {
    asked ||= new URL(request.url()).pathname === homesPath;
  });
  await expect
    .poll(async () => {
      await page.clock.fastForward(ledgerInterval);
      return asked;
    })
    .toBe(true);
  await form.getByRole("button", { name: waitlist.submit }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(waitlist.titles.joined);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the same works with plain forms", async ({ page }) => {
    await joinAndEnd(page);
  });
});

test("a search without a result offers the same, and a number waits a few times at most", async ({ page }) => {
  const phone = number();
  const search = async (times: number) => {
    await page.goto(`${homesPath}?type=119A&floorFrom=${10 + times}`);
    const form = page.getByRole("form", { name: waitlist.name });
    await form.getByLabel(waitlist.phone, { exact: true }).fill(phone);
    await form.getByRole("button", { name: waitlist.submit }).click();
  };
  for (let times = 1; times <= waitlistLimit; times += 1) {
    await search(times);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(waitlist.titles.joined);
  }
  await search(waitlistLimit + 1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(waitlist.titles.full);
  // What the sale has nowhere can't be waited for.
  await page.goto(`${homesPath}?type=119A&priceTo=1`);
  await expect(page.getByText(homesPage.find.none)).toBeVisible();
  await expect(page.getByRole("form", { name: waitlist.name })).toHaveCount(0);
});
