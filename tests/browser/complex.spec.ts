import { homeCopy } from "../../client/copy/homes.ts";
import { axeViolations } from "./accessibility.ts";
import { expect, open, type Page, test } from "./test.ts";

test.use({ keepsTab: true });

const answer = (page: Page) => page.getByRole("main").getByRole("status");

test.describe("the home finder of the building layout", () => {
  test("shows type, number, orientation and sale of the selected home @narrow", async ({ page }) => {
    await open(page, "/ComplexGuide/detailintro");
    // It begins at a home that is left.
    await expect(answer(page)).toContainText(homeCopy.states.offered);
    await page.getByLabel("동", { exact: true }).selectOption("102동");
    await page.getByLabel("라인", { exact: true }).selectOption("3호 라인");
    await page.getByLabel("층", { exact: true }).selectOption("38층");
    await expect(answer(page)).toContainText("102동 3803호");
    await expect(answer(page)).toContainText("84B");
    await expect(answer(page)).toContainText("거실 정서향");
    await expect(answer(page)).toContainText("거실 정면 101동 37.6m");
    await expect(answer(page)).toContainText("지상 약 115m");
    await expect(answer(page)).toContainText(homeCopy.states.contracted);
    await expect(answer(page)).not.toContainText("분양가");
    await page.getByLabel("층", { exact: true }).selectOption("16층");
    await expect(answer(page)).toContainText(homeCopy.states.offered);
    await expect(answer(page)).toContainText("분양가 6억 300만원");
    await page.getByLabel("층", { exact: true }).selectOption("39층");
    await expect(answer(page)).toContainText(homeCopy.states.later);
    await expect(answer(page)).not.toContainText("분양가");
  });

  test("a click in the drawing selects a home", { tag: "@wide" }, async ({ page }) => {
    await open(page, "/ComplexGuide/detailintro");
    const drawing = page.getByRole("img", { name: /모든 동의 입면/ });
    await drawing.scrollIntoViewIfNeeded();
    const box = (await drawing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Near the top of the last tower, on its last line.
    await page.mouse.click(box.x + box.width - 10, box.y + box.height * 0.15);
    await expect(answer(page)).toContainText(/106동 4[5-7]03호/);
    await expect(page.getByLabel("동", { exact: true })).toHaveValue("5");
  });
});

test("on a phone the sheet of all homes opens enlarged, at its upper left corner @narrow", async ({ page }) => {
  await open(page, "/ComplexGuide/detailintro");
  await page.getByRole("link", { name: "동·호수배치도 크게 보기" }).click();
  const dialog = page.getByRole("dialog", { name: "동·호수배치도" });
  await expect(dialog.getByRole("status", { name: "배율" })).toHaveText(/^[23]\d\d%$/);
  const sheet = await dialog.getByRole("img").boundingBox();
  // The margin around the picture is outside.
  expect(sheet?.x).toBeLessThanOrEqual(0);
  expect(sheet?.x).toBeGreaterThan(-40);
  await dialog.getByRole("button", { name: "전체 보기" }).click();
  await expect(dialog.getByRole("status", { name: "배율" })).toHaveText("100%");
});

test("a community picture opens enlarged, arrow keys change it, and closing returns the focus", async ({ page }) => {
  await open(page, "/ComplexGuide/community");
  const opener = page.getByRole("link", { name: "피트니스 이미지 크게 보기" });
  await opener.click();
  const viewer = page.getByRole("dialog", { name: "피트니스" });
  await expect(viewer.getByRole("img", { name: "피트니스 연출 이미지" })).toBeVisible();
  expect(await axeViolations(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("ArrowRight");
  const next = page.getByRole("dialog", { name: "필라테스룸" });
  await expect(next.getByRole("img", { name: "필라테스룸 연출 이미지" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(next).toBeHidden();
  await expect(opener).toBeFocused();
});

test("on a phone the button that enlarges a community picture is within the picture @narrow", async ({ page }) => {
  await open(page, "/ComplexGuide/community");
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 780 });
    const outside = await page.locator("main li a:has(svg)").evaluateAll((links) =>
      links
        .filter((link) => {
          const image = link.parentElement?.querySelector("img")?.getBoundingClientRect();
          const icon = link.querySelector("svg")?.getBoundingClientRect();
          return !image || !icon || icon.bottom > image.bottom + 1 || icon.top < image.top;
        })
        .map((link) => link.ariaLabel),
    );
    expect(outside, `at ${width} px`).toEqual([]);
  }
});

test("facts of the selected home break only between them @narrow", async ({ page }) => {
  await open(page, "/ComplexGuide/detailintro");
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 780 });
    const broken = await page
      .locator("#finder output span")
      .evaluateAll((facts) => facts.filter((fact) => fact.clientHeight > 30).map((fact) => fact.textContent));
    expect(broken, `at ${width} px`).toEqual([]);
  }
});
