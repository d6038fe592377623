import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The build without windows takes two thirds of the processor time that the other takes to open a page. */
const headlessShell = "chromium-headless-shell";
const headlessNames = [headlessShell, ...names];

const named = () => [process.env.CHROMIUM_PATH].find((path) => path && existsSync(path));
const playwrightsOwn = () => [chromium.executablePath()].find((path) => existsSync(path));

function findInstalled(wanted: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** @returns the path of Chromium: CHROMIUM_PATH, Playwright's own, or the system's */
export const findChromium = (): string | undefined =>
  named() ?? playwrightsOwn() ?? findInstalled(names) ?? findInstalled(headlessNames);

/** @returns whether tests get a build without windows, or the one that CHROMIUM_PATH requests. */
export const hasHeadlessShell = (): boolean =>
  (named() ?? playwrightsOwn() ?? findInstalled([headlessShell])) !== undefined;

/**
 * Chromium uses only the last --disable-features, so Playwright's own list is repeated here:
 * https://github.com/microsoft/playwright/blob/main/packages/playwright-core/src/server/chromium/chromiumSwitches.ts
 */
const disabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // The full browser renders two internal pages per window for its address bar: a third of its work.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** Launch options of tests; Playwright finds its own headless build by itself. */
export function chromiumLaunch(...args: string[]): LaunchOptions {
  const path = named() ?? (playwrightsOwn() ? undefined : findInstalled(headlessNames));
  return {
    ...(path && { executablePath: path }),
    args: [
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${disabledFeatures.join()}`,
      ...args,
    ],
  };
}
