import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { findChromium } from "../../support/chromium.ts";
import { RoundRobin } from "../roundRobin.ts";
import { end, startServer } from "../serverProcess.ts";
import { AssetReader } from "./assetReader.ts";
import { Cluster } from "./cluster.ts";
import { secondBuild } from "./secondBuild.ts";

const ports = [4331, 4332] as const;
const proxyPort = 4330;
const url = `http://127.0.0.1:${proxyPort}`;
const readers = 3;
const paths = [
  "/",
  "/Brand/video",
  "/FloorPlan/84A",
  "/a-site/press",
  "/SalesInfo/stampTax",
  "/tours/84A",
  "/FloorPlan/Emodel",
];

const guard = { timeout: 30_000 };

const isSecond = (page: Page) => page.evaluate(() => "secondBuild" in globalThis);

/** Open tabs without interaction, each with its first interaction. */
async function openTabs(browser: Browser): Promise<(() => Promise<void>)[]> {
  const open = async (path: string) => {
    const page = await browser.newPage();
    await page.goto(url + path, { waitUntil: "networkidle" });
    const second = await isSecond(page);
    return { page, stays: async () => assert.equal(await isSecond(page), second, `${path} was reloaded`) };
  };
  const calculator = await open("/SalesInfo/stampTax");
  const guide = await open("/BusinessGuide/intro");
  const tour = await open("/tours/84A");
  return [
    async () => {
      await calculator.page.getByRole("main").getByRole("textbox").first().fill("85000");
      await expect(calculator.page.getByRole("main").getByRole("status")).toContainText("150,000", guard);
      await calculator.stays();
    },
    async () => {
      await guide.page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "분양일정" }).click();
      await expect(guide.page.getByRole("heading", { level: 1 })).toHaveText("분양일정", guard);
      await guide.stays();
    },
    async () => {
      await tour.page.getByRole("button").first().click();
      await expect(tour.page.locator('[data-tour="status"]')).not.toHaveText("불러오는 중입니다", guard);
      await expect(tour.page.getByRole("alert")).toHaveCount(0);
      await tour.stays();
    },
  ];
}

/**
 * Two different builds of the site, whose instances alternately replace each other and back, behind a round-robin
 * proxy: every file that a page references is found, and tabs opened before work at their first interaction when their
 * version isn't running any more.
 */
export async function twoBuilds(): Promise<string> {
  const second = await secondBuild();
  const shared = await mkdtemp(join(tmpdir(), "lumina-assets-"));
  const cluster = await Cluster.start();
  const proxy = new RoundRobin(ports);
  const servers = new Map<number, ChildProcess>();
  const reader = new AssetReader(url);
  let browser: Browser | undefined;
  const put = async (port: number, folder: string) => {
    const old = servers.get(port);
    if (old) await end(old, "SIGTERM");
    servers.set(
      port,
      await startServer(port, cluster.url, { ASSETS_DIR: shared }, join(folder, "dist/server/main.js")),
    );
  };
  try {
    for (const port of ports) await put(port, ".");
    await proxy.listen(proxyPort);
    browser = await chromium.launch({ executablePath: findChromium() });

    /** Replaces every instance of one build by one of the other, then uses tabs opened before. */
    const replaceBy = async (folder: string) => {
      const touches = await openTabs(browser as Browser);
      let going = true;
      const loops = Array.from({ length: readers }, async (_, index) => {
        for (let count = index; going; count += 1) await reader.read(paths[count % paths.length] ?? "/");
      });
      try {
        for (const port of ports) {
          await put(port, folder);
          // Both versions answer for a while.
          const { pages } = reader;
          while (reader.pages < pages + paths.length) await pause(50);
        }
      } finally {
        going = false;
        await Promise.all(loops);
      }
      for (const touch of touches) await touch();
      return touches.length;
    };
    const touched = (await replaceBy(second.folder)) + (await replaceBy("."));
    assert.deepEqual(reader.failures.slice(0, 20), [], `${reader.failures.length} failures`);
    return `${2 * ports.length} instances replaced, by the new version and back: ${reader.pages} pages with ${reader.files} files of ${reader.names.size} names, each there with its hash; ${touched} tabs opened before worked at their first interaction`;
  } finally {
    await browser?.close();
    reader.close();
    proxy.close();
    await Promise.all([...servers.values()].map((server) => end(server, "SIGTERM")));
    await cluster.stop();
    await second.remove();
    await rm(shared, { recursive: true });
  }
}
