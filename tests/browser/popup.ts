import { expect, type Page } from "./test.ts";

/** The registration popup. */
export const popup = (page: Page) => page.getByRole("dialog", { name: "방문예약" });

/** Opens it with the button that every layout has. */
export async function openPopup(page: Page): Promise<void> {
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: /방문예약/ })
    .click();
  await expect(popup(page)).toBeVisible();
}

/** Fills in the popup's required fields. */
export async function fillPopup(page: Page, phone = "010-1234-5678"): Promise<void> {
  await popup(page).getByLabel("고객명").fill("김하늘");
  await popup(page).getByLabel("연락처").fill(phone);
}
