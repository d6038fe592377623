/**
 * Draws the still that the model by the hour shows before it is opened, with the model itself:
 *   node --import tsx art/modelStill.ts ADDRESS
 * ADDRESS is that of a running site. A machine without a graphics card takes some minutes.
 */

import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../tests/support/chromium.ts";

const size = { width: 1500, height: 1150 };
const frames = 12;
const [address = "http://localhost:3000"] = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: findChromium() ?? "",
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
});
const page = await browser.newPage({ viewport: size, reducedMotion: "reduce" });
await page.goto(`${address}/ComplexGuide/model`);
// Alone on the page, so that the picture has the master's size.
await page.evaluate(() => {
  const stage = document.querySelector<HTMLElement>("[data-stage]");
  if (stage) Object.assign(stage.style, { position: "fixed", inset: "0", zIndex: "99", height: "100vh" });
});
await page.locator("[data-stage] button").click();
// Not all of the still's frames: the rest would change what nobody sees, at ten seconds each.
await page.waitForFunction(
  (count) => Number(document.querySelector<HTMLElement>("[data-stage]")?.dataset.frames) >= count,
  frames,
  { timeout: 1_800_000, polling: 500 },
);
const drawn = await page.evaluate(() => document.querySelector("canvas")?.toDataURL("image/png") ?? "");
await browser.close();
await sharp(Buffer.from(drawn.replace(/^.*,/, ""), "base64"))
  .webp({ quality: 90 })
  .toFile("art/renders/modelDay.webp");
