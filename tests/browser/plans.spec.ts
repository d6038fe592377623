import sharp from "sharp";
import { expect, open, type Page, test } from "./test.ts";

test.use({ keepsTab: true });

const path = "/FloorPlan/59A";
const sheetOf = (page: Page, label = "84A") => page.getByRole("img", { name: `${label} 타입 평면도` });

/** The transform of the picture in the enlarged view. */
const transform = (page: Page) =>
  page
    .getByRole("dialog")
    .getByRole("img")
    .evaluate((image) => image.style.transform);
const scale = (page: Page) => page.getByRole("dialog").getByLabel("배율");

async function enlarge(page: Page): Promise<void> {
  await open(page, path);
  await page.getByRole("link", { name: "84A 평면도 크게 보기" }).click();
  await expect(page.getByRole("dialog", { name: "84A 평면도" })).toBeVisible();
  // The library has loaded when the view has its first transform.
  await expect.poll(() => transform(page)).toContain("scale");
}

test("a tab replaces the plan with another type's", async ({ page }) => {
  await open(page, path);
  await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "84C", exact: true }).click();
  await expect(page).toHaveURL(/FloorPlan\/84A$/);
  await expect(sheetOf(page, "84C")).toHaveCSS("opacity", "1");
  await expect(sheetOf(page)).toBeHidden();
});

test.describe("wide", { tag: "@wide" }, () => {
  test("a click on the sheet opens the enlarged view, and Escape closes it", async ({ page }) => {
    await open(page, path);
    // The link covers the sheet, so Playwright would wait forever for the sheet itself.
    await sheetOf(page).click({ position: { x: 200, y: 200 }, force: true });
    await expect(page.getByRole("dialog", { name: "84A 평면도" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("link", { name: "84A 평면도 크게 보기" })).toBeFocused();
  });
});

test("the wheel, a double click, keys and buttons zoom the plan; dragging pans it, and not out of view @wide", async ({
  page,
}) => {
  await enlarge(page);
  await expect(scale(page)).toHaveText("100%");
  const dialog = page.getByRole("dialog");
  const picture = dialog.getByRole("img");
  const drag = async () => {
    await page.mouse.move(700, 500);
    await page.mouse.down();
    await page.mouse.move(560, 420, { steps: 5 });
    await page.mouse.up();
  };
  const expectMove = async (move: () => Promise<void>) => {
    const before = await transform(page);
    await move();
    await expect.poll(() => transform(page)).not.toBe(before);
  };
  const whole = await picture.boundingBox();
  await drag();
  expect(await picture.boundingBox(), "the whole plan stays").toEqual(whole);
  await page.mouse.wheel(0, -400);
  await expect(scale(page)).not.toHaveText("100%");
  await expectMove(drag);
  await page.getByRole("region", { name: /화살표로 움직이고/ }).focus();
  await page.keyboard.press("0");
  await expect(scale(page)).toHaveText("100%");
  await page.mouse.dblclick(700, 500);
  await expect(scale(page)).toHaveText("200%");
  await page.keyboard.press("+");
  await expect(scale(page)).not.toHaveText("200%");
  await expectMove(() => page.keyboard.press("ArrowRight"));
  const larger = dialog.getByRole("button", { name: "확대" });
  await expect(async () => {
    if (await larger.isEnabled()) await larger.click({ timeout: 500 });
    await expect(larger).toBeDisabled({ timeout: 200 });
  }).toPass({ intervals: [50] });
  await expect(scale(page)).toHaveText("800%");
  await dialog.getByRole("button", { name: "전체 보기" }).click();
  await expect(scale(page)).toHaveText("100%");
  await expect(dialog.getByRole("button", { name: "축소" })).toBeDisabled();
});

test.describe("narrow", { tag: "@narrow" }, () => {
  test("the sheet is shown larger than on the page first, in the middle, and pinching zooms it", async ({ page }) => {
    await enlarge(page);
    await expect(scale(page)).not.toHaveText("100%");
    const first = Number.parseInt((await scale(page).textContent()) ?? "", 10);
    expect(first).toBeGreaterThan(130);
    const picture = page.getByRole("dialog").getByRole("img");
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
      .toMatch(/^\/assets\/84A-narrow-/);
    const box = await picture.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo((page.viewportSize()?.width ?? 0) / 2, 0);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Input.synthesizePinchGesture", { x: 195, y: 420, scaleFactor: 2, gestureSourceType: "touch" });
    await expect.poll(async () => Number.parseInt((await scale(page).textContent()) ?? "", 10)).toBeGreaterThan(first);
    // The page itself isn't zoomed.
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await page.getByRole("dialog").getByRole("button", { name: "닫기" }).click();
    await page.getByRole("link", { name: "84A 평면도 크게 보기" }).click();
    await expect(scale(page)).toHaveText(`${first}%`);
    await page.getByRole("dialog").getByRole("button", { name: "전체 보기" }).click();
    await expect(scale(page)).toHaveText("100%");
  });
});

test("a slider that keys move divides the plans before and after the extension @wide", async ({ page }) => {
  await open(page, path);
  const edge = page.getByRole("slider", { name: "확장 전과 후의 경계" });
  await page
    .getByRole("img", { name: "확장한 뒤의" })
    .evaluate((plan) => plan.scrollIntoView({ behavior: "instant", block: "center" }));
  for (const name of ["확장하기 전의", "확장한 뒤의"]) {
    const plan = page.getByRole("img", { name });
    await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  }
  const box = await page.getByRole("img", { name: "확장한 뒤의" }).boundingBox();
  if (!box) throw new Error("The plan isn't shown");
  const drawn = async (x: number, y: number, width: number, height: number) => {
    const image = await page.screenshot({ clip: { x: box.x + x, y: box.y + y, width, height } });
    return sharp(image).removeAlpha().raw().toBuffer();
  };
  /** Two parts of the plan, without the edges and the middle, where the handle is. */
  const parts = async (): Promise<[Buffer, Buffer]> => [
    await drawn(0.1 * box.width, 0, 0.3 * box.width, box.height),
    await drawn(0.6 * box.width, 0, 0.3 * box.width, box.height),
  ];
  /** The names above the plan, which the line doesn't cut. */
  const names = () => drawn(0, -30, box.width, 28);
  /** Mean difference of each, from 0 to 255. */
  const differences = (some: readonly Buffer[], others: readonly Buffer[]) =>
    some.map(
      (one, index) =>
        one.reduce((sum, value, at) => sum + Math.abs(value - (others[index]?.[at] ?? 0)), 0) / one.length,
    );
  await edge.focus();
  await edge.press("Home");
  await expect(edge).toHaveAttribute("aria-valuetext", "확장 전 0%, 확장 후 100%");
  const after = [...(await parts()), await names()] as const;
  await edge.press("End");
  await expect(edge).toHaveAttribute("aria-valuetext", "확장 전 100%, 확장 후 0%");
  const before = [...(await parts()), await names()] as const;
  const [left = 0, right = 0, above] = differences(before, after);
  expect(Math.min(left, right)).toBeGreaterThan(1);
  expect(above).toBe(0);
  for (let press = 0; press < 50; press += 1) await edge.press("ArrowLeft");
  await expect(edge).toHaveAttribute("aria-valuetext", "확장 전 50%, 확장 후 50%");
  const half = await parts();
  const [leftNow = Number.NaN, rightNow = Number.NaN] = differences(half, [before[0], after[1]]);
  expect(leftNow / left).toBeLessThan(0.3);
  expect(rightNow / right).toBeLessThan(0.3);
  expect(differences([await names()], [after[2]])).toEqual([0]);
});

test("every button of the enlarged view is in sight on the narrowest phone @narrow", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, path);
  await page.getByRole("link", { name: "84A 평면도 크게 보기" }).click();
  const dialog = page.getByRole("dialog");
  for (const button of await dialog.getByRole("button").all()) await expect(button).toBeInViewport({ ratio: 1 });
  const heading = dialog.getByRole("heading");
  expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

test.describe("without scripts", () => {
  // The sheet is no page of the site, so the browser skips the view transition, and logs it.
  test.use({ javaScriptEnabled: false, expectedErrors: /Transition was aborted/ });
  test("the plans before and after the extension are both shown, one below the other @narrow", async ({ page }) => {
    await page.goto(path);
    const [before, after] = await Promise.all(
      ["확장하기 전의", "확장한 뒤의"].map((name) => page.getByRole("img", { name }).boundingBox()),
    );
    expect(after?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? Number.NaN));
    await expect(page.getByRole("slider", { name: "확장 전과 후의 경계" })).toBeHidden();
  });

  test("the plan is shown, and its link leads to the file", async ({ page }) => {
    await page.goto(path);
    await expect(sheetOf(page)).toHaveCSS("opacity", "1");
    await page.getByRole("link", { name: "84A 평면도 크게 보기" }).click();
    await expect(page).toHaveURL(/\/assets\/84A-[\w-]{8}\.svg$/);
    await expect(page.locator("svg")).toBeVisible();
  });
});
