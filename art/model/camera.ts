import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { build, type Rolldown } from "vite";
import type { Quality } from "../../client/complex3d/gl/renderer.ts";
import { findChromium } from "../../tests/support/chromium.ts";
import type { Shot } from "./scene.ts";

interface Scene {
  begin(city: string, width: number, height: number, quality: Quality): void;
  take(shot: Shot): Promise<string>;
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

/** Opens the model in a browser, without a page or a server; works without a graphics card, slowly. */
export async function openCamera(width: number, height: number, quality: Quality): Promise<Camera> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? "",
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
  });
  const page = await browser.newPage({ viewport: { width, height } });
  page.setDefaultTimeout(0);
  await page.addScriptTag({ content: await script() });
  const city = readFileSync("client/content/generated/city.bin").toString("base64");
  await page.evaluate(([file, wide, high, fine]) => (window as unknown as Scene).begin(file, wide, high, fine), [
    city,
    width,
    height,
    quality,
  ] as const);
  return {
    async take(shot) {
      const address = await page.evaluate((what) => (window as unknown as Scene).take(what), shot);
      return Buffer.from(address.replace(/^.*,/, ""), "base64");
    },
    close: () => browser.close(),
  };
}
