import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../tests/support/chromium.ts";

const root = new URL("../", import.meta.url);
const types: Record<string, string> = {
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".html": "text/html; charset=utf-8",
};

export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error("No Chromium found: set CHROMIUM_PATH or run `npx playwright install chromium`.");
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}

/**
 * Renders HTML that may reference the project's files: `/renders/…` from art, `/fonts/…` from public and `/fonts.css`.
 * @param made files that exist only in memory, by path
 */
export async function show(page: Page, html: string, made: ReadonlyMap<string, Buffer> = new Map()): Promise<void> {
  await page.route("http://art.test/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
    const ready = made.get(pathname);
    if (ready) return route.fulfill({ contentType: "font/ttf", body: ready });
    const path = pathname.startsWith("/renders/")
      ? `art${pathname}`
      : pathname === "/fonts.css"
        ? "client/content/generated/fonts.css"
        : `public${pathname}`;
    const body = await readFile(new URL(path, root));
    return route.fulfill({ contentType: types[extname(path)] ?? "application/octet-stream", body });
  });
  await page.goto("http://art.test/", { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
}
