import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** @returns where Chromium is: CHROMIUM_PATH, the one Playwright installed, or the system's. */
export function chromiumPath(): string {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), "/usr/bin/chromium"];
  const found = candidates.find((path) => path && existsSync(path));
  if (!found) throw new Error("No Chromium found: set CHROMIUM_PATH or run `npx playwright install chromium`.");
  return found;
}
