import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { build, type Rolldown } from "vite";
import type { Quality } from "../../client/complex3d/gl/renderer.ts";
import { findChromium } from "../../tests/support/chromium.ts";
import type { MapShot, Shot } from "./scene.ts";

interface Scene {
  begin(city: string, width: number, height: number, quality: Quality): void;
  take(shot: Shot): Promise<string>;
  map(city: string, shot: MapShot, quality: Quality): string;
}

export interface Camera {
  /** @returns a PNG of the model, rendered as a still */
  take(shot: Shot): Promise<Buffer>;
  close(): Promise<void>;
}

async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      minify: false,
      lib: { entry: "art/model/scene.ts", formats: ["iife"], name: "scene" },
    },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** The surroundings' file, in base64. */
const city = readFileSync("client/content/generated/city.bin").toString("base64");

const png = (url: string) => Buffer.from(url.replace(/^.*,/, ""), "base64");

/** Opens a browser with the model's code, without a page or a server; works without a graphics card, slowly. */
async function openScene(width: number, height: number) {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "",
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
  });
  const page = await browser.newPage({ viewport: { width, height } });
  page.setDefaultTimeout(0);
  await page.addScriptTag({ content: await script() });
  return { browser, page };
}

/** @returns a PNG of the town from a map's camera */
export async function takeMap(shot: MapShot, quality: Quality): Promise<Buffer> {
  const { browser, page } = await openScene(...shot.size);
  const url = await page.evaluate(([file, what, fine]) => (window as unknown as Scene).map(file, what, fine), [
    city,
    shot,
    quality,
  ] as const);
  await browser.close();
  return png(url);
}

/** Opens the model. */
export async function openCamera(width: number, height: number, quality: Quality): Promise<Camera> {
  const { browser, page } = await openScene(width, height);
  await page.evaluate(([file, wide, high, fine]) => (window as unknown as Scene).begin(file, wide, high, fine), [
    city,
    width,
    height,
    quality,
  ] as const);
  return {
    async take(shot) {
      return png(await page.evaluate((what) => (window as unknown as Scene).take(what), shot));
    },
    close: () => browser.close(),
  };
}
