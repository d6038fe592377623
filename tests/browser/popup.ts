import { expect, type Page } from "./test.ts";

/** The registration popup. */
export const popup = (page: Page) => page.getByRole("dialog", { name: "방문예약" });

/** Opens it by the button that every layout has. */
export async function openPopup(page: Page): Promise<void> {
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: /방문예약/ })
    .click();
  await expect(popup(page)).toBeVisible();
}
