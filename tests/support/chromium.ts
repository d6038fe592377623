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

/** @returns where Chromium is: CHROMIUM_PATH, Playwright's own, or one that the system has. */
export const findChromium = (): string | undefined =>
  named() ?? playwrightsOwn() ?? findInstalled(names) ?? findInstalled(headlessNames);

/** @returns whether tests get a build without windows, or the one that CHROMIUM_PATH asks for. */
export const hasHeadlessShell = (): boolean =>
  (named() ?? playwrightsOwn() ?? findInstalled([headlessShell])) !== undefined;

/**
 * Chromium takes the last --disable-features alone, so the names that Playwright gives stand here again:
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
  // With each window the whole browser draws two pages of its own for an address bar that nobody sees: a third of its work.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** How tests launch Chromium; Playwright's own it finds by itself, the build without windows. */
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
