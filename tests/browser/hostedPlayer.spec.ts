import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { filmOrigins } from "../../client/complex/filmOrigins.ts";
import { hostedVideo } from "../../client/shared/video.ts";
import { hostedFilm } from "./hosted/hostedFilm.ts";
import { expect, type Page, test } from "./test.ts";

const file = (name: string) => fileURLToPath(new URL(`hosted/${name}`, import.meta.url));
const state = (page: Page, name: string) => page.locator(`[data-player-state="${name}"]`);
const files = new Map<string, string>();

// This complex has no hosted film, so the player is tested in a page of its own on the site's origin.
test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    build: { write: false, modulePreload: false, rollupOptions: { input: file("HostedPage.tsx") } },
  });
  if (!("output" in built)) throw new Error("Expected a single build");
  for (const part of built.output) files.set(part.fileName, String(part.type === "chunk" ? part.code : part.source));
});

/** @param origins that the page's content security policy allows for frames */
async function openPlayer(page: Page, origins: readonly string[]): Promise<void> {
  const answer = await page.request.get("/Brand/video");
  const policy = String(answer.headers()["content-security-policy"]);
  const frames = ["frame-src 'self'", ...origins].join(" ");
  const tags = [...files.keys()].map((name) =>
    name.endsWith(".css")
      ? `<link rel="stylesheet" href="/hosted/${name}">`
      : `<script type="module" src="/hosted/${name}"></script>`,
  );
  await page.route("**/hosted/**", (route) => {
    const name = new URL(route.request().url()).pathname.replace("/hosted/", "");
    const contentType = name.endsWith(".css") ? "text/css" : "text/javascript";
    return name === ""
      ? route.fulfill({
          contentType: "text/html; charset=utf-8",
          headers: { "Content-Security-Policy": policy.replace(/frame-src [^;]*/, frames) },
          body: `<!doctype html><html lang="ko"><title>영상</title>${tags.join("")}<div id="root"></div>`,
        })
      : route.fulfill({ contentType, body: files.get(name) ?? "" });
  });
  await page.route(`${hostedVideo.origin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: readFileSync(file("platform.html"), "utf8") }),
  );
  await page.goto("/hosted/");
}

/** Sends a state as the platform's frame would. */
async function tell(page: Page, number: number): Promise<void> {
  await platform(page)?.evaluate(`tell(${number})`);
}

const platform = (page: Page) => page.frames().find((frame) => frame.url().startsWith(hostedVideo.origin));
const commands = (page: Page) => platform(page)?.evaluate("commands");

test("a hosted film autoplays muted, and stops at its end @wide", async ({ page }) => {
  await openPlayer(page, filmOrigins([hostedFilm]));
  await expect(state(page, "playing")).toHaveText("재생 중");
  const parameters = new URL(platform(page)?.url() ?? "").searchParams;
  expect(Object.fromEntries(parameters)).toMatchObject({ autoplay: "1", mute: "1", enablejsapi: "1" });
  expect(parameters.has("loop")).toBe(false);
  await tell(page, 0);
  await expect(state(page, "ended")).toHaveText("재생이 끝났습니다");
  await page.getByRole("button", { name: "다시 보기" }).click();
  await expect(state(page, "playing")).toBeVisible();
});

test("each of the platform's five states has its label and its button @wide", async ({ page }) => {
  await openPlayer(page, filmOrigins([hostedFilm]));
  await expect(state(page, "playing")).toBeVisible();
  for (const [number, name, words, button] of [
    [0, "ended", "재생이 끝났습니다", "다시 보기"],
    [1, "playing", "재생 중", "일시정지"],
    [2, "paused", "일시정지", "재생"],
    [3, "buffering", "불러오는 중", "일시정지"],
    [5, "cued", "재생 준비", "재생"],
  ] as const) {
    await tell(page, number);
    await expect(state(page, name)).toHaveText(words);
    await expect(page.getByRole("button", { name: button, exact: true })).toBeVisible();
  }
  // An unknown state changes nothing.
  await tell(page, -1);
  await expect(state(page, "cued")).toBeVisible();
});

test("its buttons play, pause and unmute it @wide", async ({ page }) => {
  await openPlayer(page, filmOrigins([hostedFilm]));
  await page.getByRole("button", { name: "일시정지" }).click();
  await expect(state(page, "paused")).toBeVisible();
  await page.getByRole("button", { name: "재생", exact: true }).click();
  await expect(state(page, "playing")).toBeVisible();
  await page.getByRole("button", { name: "소리 켜기" }).click();
  await page.getByRole("button", { name: "소리 끄기" }).click();
  await expect(page.getByRole("button", { name: "소리 켜기" })).toBeVisible();
  await expect.poll(() => commands(page)).toEqual(["addEventListener", "pauseVideo", "playVideo", "unMute", "mute"]);
});

test("under reduced motion the visitor starts it @narrow", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPlayer(page, filmOrigins([hostedFilm]));
  await expect(state(page, "cued")).toHaveText("재생 준비");
  await expect.poll(() => platform(page)?.url()).toContain("autoplay=0");
  await page.getByRole("button", { name: "재생", exact: true }).click();
  await expect(state(page, "playing")).toBeVisible();
});

test("messages from other frames are ignored @wide", async ({ page }) => {
  await openPlayer(page, filmOrigins([hostedFilm]));
  await expect(state(page, "playing")).toBeVisible();
  const seen = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const said = document.querySelector("[data-player-state]");
        new MutationObserver(() => {
          seen.push(said?.getAttribute("data-player-state") ?? "");
          if (seen.includes("buffering")) resolve(seen);
        }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-player-state"] });
        postMessage(JSON.stringify({ event: "onStateChange", info: 0 }), "*");
      }),
  );
  await page.evaluate(() => new Promise((heard) => setTimeout(heard)));
  await tell(page, 3);
  expect(await seen).toEqual(["buffering"]);
});

test.describe("on a site without hosted films", () => {
  test.use({ expectedErrors: /Content Security Policy/ });
  test("the policy allows no frame of the platform @wide", async ({ page }) => {
    const policy = (await page.request.get("/Brand/video")).headers()["content-security-policy"];
    expect(policy).toContain(["frame-src 'self'", ...filmOrigins()].join(" "));
    expect(filmOrigins()).toEqual([]);
    let asked = false;
    page.on("request", (request) => {
      asked ||= request.url().startsWith(hostedVideo.origin);
    });
    const refused = page.waitForEvent("console", (message) => /Content Security Policy/.test(message.text()));
    await openPlayer(page, []);
    await refused;
    expect(asked).toBe(false);
  });
});
