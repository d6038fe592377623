import { brandVideo, guideVideos, videoPages, walkVideo } from "../../client/content/videos.ts";
import { videoCopy } from "../../client/copy/video.ts";
import type { Video } from "../../client/shared/video.ts";
import { present } from "../support/present.ts";
import { horizontalOverflow } from "./accessibility.ts";
import { expect, hydrated, type Page, test } from "./test.ts";

const state = (page: Page, name: string) => page.locator(`[data-film="${name}"]`);
const film = (page: Page) => page.locator("video");
const playing = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => !video.paused && !video.ended);

function fileOf({ source }: Video): string {
  if (source?.kind !== "file") throw new Error("This test needs a film of our own");
  return source.captions.replace(".vtt", "");
}

test("the brand film plays by itself, without sound, and hydration doesn't interrupt it @wide", async ({ page }) => {
  await page.goto("/Brand/video");
  await expect(state(page, "playing")).toBeVisible();
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await expect(page.locator("#root[data-hydrated]")).toHaveCount(0);
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 20;
    video.dataset.seen = "";
  });
  await hydrated(page);
  // The same element is still playing, without a restart.
  await expect(film(page)).toHaveAttribute("data-seen", "");
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThanOrEqual(20);
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.5;
  });
  await expect(state(page, "ended")).toBeVisible();
  expect(await playing(page)).toBe(false);
});

test("a chapter plays the film from there, and at its end it can be seen again", async ({ page }) => {
  const last = present(videoPages.brand.chapters.at(-1));
  await page.goto("/Brand/video");
  await expect(state(page, "playing")).toBeVisible();
  await hydrated(page);
  await page.getByRole("link", { name: last.text }).click();
  const time = () => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time).toBeGreaterThan(last.at);
  expect(new URL(page.url()).pathname).toBe("/Brand/video");
  await expect(page.getByRole("listitem").filter({ hasText: last.text })).toHaveAttribute("aria-current", "true");
  const again = page.getByRole("button", { name: videoCopy.again });
  await expect(again).toBeHidden();
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.2;
  });
  await again.click();
  await expect(state(page, "playing")).toBeVisible();
  await expect(film(page)).toBeFocused();
  expect(await time()).toBeLessThan(last.at);
});

test("a film that waits for data says so", async ({ page }) => {
  await page.goto("/Brand/video");
  await expect(state(page, "playing")).toBeVisible();
  await expect(page.getByText(videoCopy.loading)).toBeHidden();
  await film(page).dispatchEvent("waiting");
  await expect(page.getByText(videoCopy.loading)).toBeVisible();
  await film(page).evaluate((video: HTMLVideoElement) => video.pause());
  await expect(state(page, "paused")).toBeVisible();
});

test("under reduced motion visitors start the film themselves @wide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/Brand/video");
  await hydrated(page);
  await expect(state(page, "cued")).toBeVisible();
  expect(await playing(page)).toBe(false);
  // Nothing lies over its still but one button, until it is looked for.
  await expect(film(page)).toHaveJSProperty("controls", false);
  const play = page.getByRole("button", { name: videoCopy.play, exact: true });
  await expect(play).toBeVisible();
  await film(page).press("Space");
  await expect(state(page, "playing")).toBeVisible();
  await expect(film(page)).toHaveJSProperty("controls", true);
  await expect(play).toBeHidden();

  await page.reload();
  await play.click();
  await expect(state(page, "playing")).toBeVisible();
  await expect(film(page)).toBeFocused();

  await page.reload();
  await hydrated(page);
  const last = present(videoPages.brand.chapters.at(-1));
  await page.getByRole("link", { name: last.text }).click();
  await expect(state(page, "playing")).toBeVisible();
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThanOrEqual(last.at);
});

test("the promotional film is heard from its beginning, and the walk plays once it is asked for", async ({ page }) => {
  await page.goto("/Brand/video");
  await expect(state(page, "playing")).toBeVisible();
  const sound = page.getByRole("button", { name: videoCopy.sound });
  await expect.poll(() => film(page).evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5);
  await sound.click();
  await expect(sound).toBeHidden();
  await expect(film(page)).toBeFocused();
  const { muted, audible } = await film(page).evaluate((element: HTMLVideoElement) => ({
    muted: element.muted,
    audible: "webkitAudioDecodedByteCount" in element ? Number(element.webkitAudioDecodedByteCount) > 0 : true,
  }));
  expect({ muted, audible }).toEqual({ muted: false, audible: true });
  await hydrated(page);
  await page.getByRole("link", { name: videoPages.brand.walkHeading }).click();
  const walk = page.getByLabel(walkVideo.title);
  await expect(walk).toBeFocused();
  await expect(walk.locator("..")).toHaveAttribute("data-film", "playing");
});

test("a film fits its page at every width", async ({ page }) => {
  await page.goto("/Brand/video");
  for (const width of [360, 400, 412, 600, 900, 1200, 1320, 1441, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const box = present(await film(page).boundingBox());
    expect(box, "over its still").toEqual(await page.locator("[data-film]").boundingBox());
    expect(box.width, `at ${width} px`).toBe(
      Math.min(width <= 900 ? 400 : 1300, await page.evaluate(() => document.body.clientWidth)),
    );
    expect(await horizontalOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("guide films: the first plays, and each tab plays its own", async ({ page }) => {
  await page.goto("/FloorPlan/videos");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText(guideVideos.map(({ title }) => title));
  for (const [index, video] of guideVideos.entries()) {
    if (index > 0) await tabs.nth(index).click();
    await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
    await expect(state(page, "playing")).toBeVisible();
    expect(await film(page).evaluate((element: HTMLVideoElement) => element.currentSrc)).toContain(fileOf(video));
    await expect(page.getByText(video.text)).toBeVisible();
  }
});

test("a film that was replaced doesn't stop the one in its place", async ({ page }) => {
  await page.goto("/FloorPlan/videos");
  await expect(state(page, "playing")).toBeVisible();
  const replaced = await film(page).elementHandle();
  await page.getByRole("tab").nth(1).click();
  await expect.poll(() => replaced?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(state(page, "playing")).toBeVisible();
  // It waited for data, and its events come late.
  await replaced?.evaluate((element) => {
    for (const late of ["play", "playing"]) element.dispatchEvent(new Event(late));
  });
  expect(await playing(page)).toBe(true);
});

test.describe("when the film can't be loaded", () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });
  test("its still is shown with a message, and it can be tried again", async ({ page }) => {
    await page.route("**/films/**", (route) => route.abort());
    await page.goto("/Brand/video");
    await expect(page.getByText(videoCopy.failed)).toBeVisible();
    await page.unroute("**/films/**");
    await page.getByRole("button", { name: videoCopy.retry }).click();
    await expect(state(page, "playing")).toBeVisible();
    await expect(page.getByText(videoCopy.failed)).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the film has the browser's controls @wide", async ({ page }) => {
    await page.goto("/Brand/video");
    await expect(film(page)).toHaveAttribute("controls", "");
    await expect(page.locator("[data-play]")).toBeHidden();
    expect(fileOf(brandVideo)).toContain("/films/brand");
  });
});
