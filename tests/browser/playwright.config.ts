import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { chromiumLaunch } from "../support/chromium.ts";
import { administrator } from "./administrator.ts";

const sample = "waitlist.spec.ts";
const port = Number(process.env.BROWSER_TEST_PORT ?? 4173);
// Set once: the workers read this file again.
process.env.BROWSER_TEST_DATA ??= mkdtempSync(join(tmpdir(), "lumina-browser-"));

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  workers: 2,
  fullyParallel: true,
  reporter: [["list"]],
  retries: 0,
  // Upper bounds only: tests wait for conditions, and a busy machine is slow.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "ko-KR",
    timezoneId: "America/New_York",
    launchOptions: chromiumLaunch(),
  },
  projects: [
    // What a visitor waits for is offered while the ledger is a sample, until the desk's tests change it.
    { name: "sample", testMatch: sample, use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } } },
    {
      name: "desktop",
      testIgnore: sample,
      grepInvert: /@narrow/,
      dependencies: ["sample"],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testIgnore: sample,
      grepInvert: /@wide/,
      dependencies: ["sample"],
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: "exec node dist/server/main.js",
    cwd: "../..",
    port,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.BROWSER_TEST_DATA,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      REGISTRATION_LIMIT: "10000",
      REGISTRATION_FLOOD: "10000",
      LOG_LEVEL: "warn",
      NODE_ENV: "production",
      DATABASE_URL: "",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    timeout: 300_000,
  },
});
