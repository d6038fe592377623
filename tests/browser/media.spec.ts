import { films } from "../../client/content/generated/films.ts";
import { brandVideo, guideVideos } from "../../client/content/videos.ts";
import type { Video } from "../../client/shared/video.ts";
import { horizontalOverflow } from "./accessibility.ts";
import { expect, hydrated, type Page, test } from "./test.ts";

const state = (page: Page, name: string) => page.locator(`[data-player-state="${name}"]`);
const film = (page: Page) => page.locator("video");
const playing = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => !video.paused && !video.ended);

function fileOf({ source }: Video): string {
  if (source?.kind !== "file") throw new Error("This test needs a film of our own");
  return source.captions.replace(".vtt", "");
}

const length = films.brand?.seconds ?? 0;

/** Seeks to the end of the film by keyboard. */
async function toTheEnd(page: Page): Promise<void> {
  const position = page.getByRole("slider", { name: "재생 위치" });
  await expect(async () => {
    await position.press("End");
    await expect.poll(() => position.inputValue().then(Number), { timeout: 2000 }).toBeGreaterThan(length - 1);
  }).toPass({ timeout: 15_000 });
}

test("the brand film autoplays, shows its state, and stops at its end", async ({ page }) => {
  await page.goto("/Brand/video");
  await expect(state(page, "playing")).toHaveText("재생 중", { timeout: 15_000 });
  expect(await playing(page)).toBe(true);
  await toTheEnd(page);
  await expect(state(page, "ended")).toHaveText("재생이 끝났습니다", { timeout: 15_000 });
  expect(await playing(page)).toBe(false);
  await page.getByRole("button", { name: "다시 보기" }).click();
  await expect(state(page, "playing")).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeLessThan(20);
});

test("the brand film can be paused and resumed @wide", async ({ page }) => {
  await page.goto("/Brand/video");
  await expect(state(page, "playing")).toBeVisible({ timeout: 15_000 });
  await page.getByRole("button", { name: "일시정지" }).click();
  await expect(state(page, "paused")).toHaveText("일시정지");
  expect(await playing(page)).toBe(false);
  await page.getByRole("button", { name: "재생", exact: true }).click();
  await expect(state(page, "playing")).toBeVisible();
});

test("hydration keeps the position of a playing film @wide", async ({ page }) => {
  await page.goto("/Brand/video");
  await expect(state(page, "playing")).toBeVisible({ timeout: 15_000 });
  await expect(page.locator("#root[data-hydrated]")).toHaveCount(0);
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 20;
    video.dataset.seen = "";
  });
  await hydrated(page);
  await expect(state(page, "playing")).toHaveText("재생 중");
  await expect(page.getByRole("button", { name: "일시정지" })).toBeVisible();
  // The same element is still playing, without a restart.
  await expect(film(page)).toHaveAttribute("data-seen", "");
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThanOrEqual(20);
  await page.getByRole("button", { name: "일시정지" }).click();
  await expect(state(page, "paused")).toHaveText("일시정지");
});

test("the brand film shows when it is buffering @wide", async ({ page }) => {
  await page.goto("/Brand/video");
  await expect(state(page, "playing")).toBeVisible({ timeout: 15_000 });
  await film(page).dispatchEvent("waiting");
  await expect(state(page, "buffering")).toHaveText("불러오는 중");
});

test("under reduced motion visitors start the film themselves @wide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/Brand/video");
  await page.waitForSelector("[data-player][data-ready]");
  await expect(state(page, "cued")).toHaveText("재생 준비");
  expect(await playing(page)).toBe(false);
  await page.getByRole("button", { name: "재생", exact: true }).click();
  await expect(state(page, "playing")).toBeVisible({ timeout: 15_000 });
});

test("captions can be shown and hidden @wide", async ({ page }) => {
  await page.goto("/Brand/video");
  await page.waitForSelector("[data-player][data-ready]");
  const mode = () => film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode);
  const button = page.getByRole("button", { name: "자막" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect(await mode()).toBe("showing");
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(3);
  await button.click();
  expect(await mode()).toBe("disabled");
});

/** Size of the film, and its distances to the window's left and right edges. */
async function filmIn(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const box = await film(page).boundingBox();
  const window = await page.evaluate(() => document.body.clientWidth);
  const { x = Number.NaN, width: wide = 0, height = 0 } = box ?? {};
  return { size: [wide, height], window, sides: x + (x + wide) - window };
}

test("the brand film is 1300 by 500 where the window allows it, and as wide as a smaller window @wide", async ({
  page,
}) => {
  await page.goto("/Brand/video");
  for (const width of [1320, 1366, 1440, 1441, 1600, 2560]) {
    const { size, sides } = await filmIn(page, width);
    expect(size, `at ${width} px`).toEqual([1300, 500]);
    // On wider screens it begins at the page's margin.
    if (width < 1600) expect(Math.abs(sides), `at ${width} px`).toBeLessThanOrEqual(1);
    expect(await horizontalOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  const { size, window } = await filmIn(page, 1200);
  expect(size[0]).toBe(window);
});

test("the brand film is 400 by 300 on a narrow screen, and as wide as a smaller one @narrow", async ({ page }) => {
  await page.goto("/Brand/video");
  for (const width of [400, 412, 600, 900])
    expect((await filmIn(page, width)).size, `at ${width} px`).toEqual([400, 300]);
  expect((await filmIn(page, 360)).size).toEqual([360, 270]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test("guide films: the first plays, and each tab plays its own", async ({ page }) => {
  await page.goto("/FloorPlan/videos");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(["입지환경 안내영상", "59 타입 안내영상", "84 타입 안내영상"]);
  for (const [index, video] of guideVideos.entries()) {
    if (index > 0) await tabs.nth(index).click();
    await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
    await expect(state(page, "playing")).toBeVisible({ timeout: 15_000 });
    expect(await film(page).evaluate((element: HTMLVideoElement) => element.currentSrc)).toContain(fileOf(video));
    await expect(page.getByText(video.text)).toBeVisible();
  }
});

test.describe("when the film can't be loaded", () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });
  test("its still is shown with a message @wide", async ({ page }) => {
    await page.route("**/films/**", (route) => route.abort());
    await page.goto("/Brand/video");
    await expect(page.getByText("영상을 불러오지 못했습니다")).toBeVisible({ timeout: 15_000 });
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the browser's own controls are shown @wide", async ({ page }) => {
    await page.goto("/Brand/video");
    await expect(film(page)).toHaveAttribute("controls", "");
    expect(fileOf(brandVideo)).toContain("/films/brand");
  });
});
