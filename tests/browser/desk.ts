import { administrator } from "./administrator.ts";
import { expect, type Page, test } from "./test.ts";

/** Desk pages hydrate at once, without an interaction. */
export async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector("#root[data-hydrated]");
}

/** Headers of a browser that is already on the site. */
const fromHere = (page: Page) => ({ Origin: new URL(page.url()).origin });

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post("/session", { data: administrator, headers: fromHere(page) });
  expect(answer.ok()).toBe(true);
}

/** A unique value, for names that only one test looks for. */
export const word = () => Math.random().toString(36).slice(2, 10);

/** @returns the unique name of a lead that a visitor left */
export async function register(
  page: Page,
  message = "",
  name = `고객 ${word()}`,
  phone = "010-2468-1357",
): Promise<string> {
  const data = { form: "popup", name, phone, message };
  expect((await page.request.post("/registrations", { data, headers: fromHere(page) })).status()).toBe(201);
  return name;
}

/** Signs in before each test of the file or group. */
export function signedIn(): void {
  test.beforeEach(async ({ page }) => {
    await page.goto("/admin/sign-in");
    await signIn(page);
  });
}
