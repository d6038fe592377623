import { firstCome } from "../../client/copy/sale/signing.ts";
import { expectAccessibleAtAnyWidth } from "./accessibility.ts";
import { expect, open, site, test } from "./test.ts";

test.use({ keepsTab: true });

/** States that survive resizing: each is tested at all widths. */
test.describe("no state of an inner page has an accessibility violation at any width", { tag: "@wide" }, () => {
  // Each is tested at four widths.
  test.describe.configure({ timeout: 120_000 });
  test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: /401|GPU stall|GL Driver/ });

  test("the extended press list, and a failed sign-in", async ({ page }) => {
    await open(page, `/${site}/press`);
    await page.getByRole("button", { name: "더보기" }).click();
    await expect(page.locator("tbody tr")).toHaveCount(20);
    await page.getByLabel("이메일").fill("somebody");
    await page.getByRole("button", { name: "로그인" }).click();
    await expect(page.getByText(/^로그인 실패: /)).toBeVisible();
    await expectAccessibleAtAnyWidth(page, "the list", "main");
  });

  test("an empty press list", async ({ page }) => {
    await open(page, "/nobody/press");
    await expect(page.getByText("아직 등록된 기사가 없습니다")).toBeVisible();
    await expectAccessibleAtAnyWidth(page, "the empty list", "main");
  });

  test("the reservation page with errors, and with its confirmation", async ({ page }) => {
    await open(page, `/${site}/customer`);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "방문예약 신청" }).click();
    await expect(main.getByRole("alert")).toHaveCount(2);
    await expectAccessibleAtAnyWidth(page, "the errors", "main");
    await main.getByLabel("고객명").fill("김하늘");
    await main.getByLabel("연락처").fill("010-1234-5678");
    await main.getByRole("button", { name: "방문예약 신청" }).click();
    await expect(main.getByText(/등록이 완료되었습니다/)).toBeVisible();
    await expectAccessibleAtAnyWidth(page, "the thanks", "main");
  });

  test("calculators with all their fields, and the tax on a price", async ({ page }) => {
    await open(page, "/SalesInfo/SubscriptionGuide");
    await page.getByText(firstCome.closed).click();
    await page.getByLabel("사업지").selectOption({ label: "규제지역" });
    await page.getByLabel(/통장 가입 기간/).fill("1");
    await expect(page.getByText(/개월 더 필요합니다/)).toBeVisible();
    await expectAccessibleAtAnyWidth(page, "the calculators", "main");
    await open(page, "/SalesInfo/stampTax");
    await page.getByLabel("계약서에 적힌 금액").fill("85000");
    await expectAccessibleAtAnyWidth(page, "the tax", "main");
    await page.getByLabel("계약서에 적힌 금액").fill("-85000");
    await expect(page.getByRole("alert")).toContainText("적어 주세요");
    await expectAccessibleAtAnyWidth(page, "what isn't a sum", "main");
  });

  test("the overlay while a file loads", async ({ page, context }) => {
    await context.route("**/announcement.pdf", () => {});
    await open(page, "/SalesInfo/announcement");
    await page.getByRole("button", { name: "모집공고 PDF 보기" }).click();
    await expect(page.getByRole("dialog", { name: "파일을 불러오는 중입니다..." })).toBeVisible();
    await page.bringToFront();
    await expectAccessibleAtAnyWidth(page, "the overlay", "dialog[open]");
  });

  test("an enlarged plan, zoomed in", async ({ page }) => {
    await open(page, "/FloorPlan/59A");
    await page.getByRole("link", { name: "84A 평면도 크게 보기" }).click();
    const dialog = page.getByRole("dialog", { name: "84A 평면도" });
    await expect(dialog.getByRole("img")).toHaveCSS("transform", /matrix/);
    await dialog.getByRole("button", { name: "확대" }).click();
    await expect(dialog.getByRole("button", { name: "축소" })).toBeEnabled();
    await expectAccessibleAtAnyWidth(page, "the plan", "dialog[open]");
  });

  test("the second tab of the films and of the tours, and a tour by itself", async ({ page }) => {
    await open(page, "/FloorPlan/videos");
    await page.getByRole("tab").nth(1).click();
    await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
    await expectAccessibleAtAnyWidth(page, "the films", "main");
    await open(page, "/FloorPlan/Emodel");
    await page.getByRole("tab", { name: "84C" }).click();
    await expect(page.frameLocator("iframe").getByRole("button", { name: /화면을 클릭하시면/ })).toBeVisible();
    await expectAccessibleAtAnyWidth(page, "the tours", "main");
    await page.goto("/tours/84C");
    await expectAccessibleAtAnyWidth(page, "the tour");
  });
});
