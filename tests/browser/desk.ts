import { administrator } from "./administrator.ts";
import { expect, type Page, test } from "./test.ts";

/** Desk pages take themselves over at once: nothing has to be moved first. */
export async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector("#root[data-hydrated]");
}

/** A browser's header: the page has been somewhere on this site already. */
const fromHere = (page: Page) => ({ Origin: new URL(page.url()).origin });

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post("/session", { data: administrator, headers: fromHere(page) });
  expect(answer.ok()).toBe(true);
}

/** Found nowhere else: for names that only one test looks for. */
export const word = () => Math.random().toString(36).slice(2, 10);

/** @returns the name of a lead that a visitor left, unlike any other. */
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

/** Each test of the file, or of the group, begins signed in. */
export function signedIn(): void {
  test.beforeEach(async ({ page }) => {
    await page.goto("/admin/sign-in");
    await signIn(page);
  });
}
