import { consent } from "../../client/copy/consent.ts";
import { registrationLink } from "../../client/copy/registrationLink.ts";
import { visits } from "../../client/copy/visits.ts";
import { expect, hydrated, test } from "./test.ts";

/** A host that browsers don't trust without TLS, unlike localhost: the site before it has a certificate. */
const host = "site.test";

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`] }),
  // Headers that require TLS are ignored there, and the browser logs it.
  expectedErrors: /Cross-Origin-Opener-Policy|Origin-Agent-Cluster|410/,
});

test("over plain HTTP a form is sent, and its consent withdrawn @wide", async ({ page, baseURL }) => {
  const address = new URL("/Promotion/Customer", baseURL);
  address.hostname = host;
  await page.goto(address.href);
  await hydrated(page);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const form = page.locator("main form");
  await form.getByLabel("고객명").fill("김하늘");
  await form.getByLabel("연락처").fill("010-2345-6789");
  await form.getByRole("button", { name: /신청|등록/ }).click();
  await page.getByRole("link", { name: visits.details }).click();
  for (const { label } of [consent.marketing.use, consent.marketing])
    await page.getByLabel(label, { exact: true }).check();
  await page.getByRole("button", { name: registrationLink.marketing.turnOn }).click();
  await expect(page.getByRole("status")).toHaveText(registrationLink.done.marketing);
  await page.getByLabel(registrationLink.withdraw.confirm).check();
  await page.getByRole("button", { name: registrationLink.withdraw.action }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(registrationLink.erased.title);
});
