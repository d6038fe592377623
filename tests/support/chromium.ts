import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** @returns where Chromium is: CHROMIUM_PATH, Playwright's own, or one that the system has. */
export function findChromium(): string | undefined {
  const own = [process.env.CHROMIUM_PATH, chromium.executablePath()].find((path) => path && existsSync(path));
  if (own) return own;
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}
