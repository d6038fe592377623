/**
 * The main journeys in WebKit and Firefox: `npm run test:engines`, or with `-- webkit` or `-- firefox` for one of them.
 * Installs the engines where apt is available; an engine that can't be installed is skipped with a message.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../server/database/embedded/freePort.ts";
import { administrator } from "../browser/administrator.ts";
import { end, startProcess } from "../load/serverProcess.ts";
import { startFirefox } from "./firefox.ts";
import { journeys } from "./journeys.ts";
import { type Launch, Page } from "./page.ts";
import { ensure, findFirefox, findWebKit, howToInstall } from "./programs.ts";
import { startWebKit } from "./webkit.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const count = { passed: 0, failed: 0, skipped: 0 };

/** Timeout of a journey in milliseconds: a browser that hangs would never answer. */
const limit = 5 * 60_000;

/** @throws Error when it takes longer */
async function withinLimit<T>(work: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = pause(limit, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`it takes longer than ${limit / 60_000} minutes`);
  });
  return Promise.race([work, late]).finally(() => ended.abort());
}

/** Runs all journeys, each in a browser of its own. */
async function runJourneys(engine: string, launch: Launch, origin: string): Promise<void> {
  for (const { name, run, withoutScripts, phone, wheel } of journeys) {
    const browser = await withinLimit(launch({ scripts: !withoutScripts }));
    try {
      if (wheel && !browser.wheel) {
        count.skipped += 1;
        say(`skipped ${engine}: ${name}`);
        continue;
      }
      await browser.resize(phone ? 390 : 1440, phone ? 844 : 900);
      await withinLimit(run(new Page(browser, origin)));
      if (browser.troubles.length > 0) throw new Error(`console: ${browser.troubles.join("; ")}`);
      count.passed += 1;
      say(`ok      ${engine}: ${name}`);
    } catch (error) {
      count.failed += 1;
      say(`FAILED  ${engine}: ${name}: ${error instanceof Error ? error.message : error}`);
    } finally {
      await browser.close();
    }
  }
}

function skip(engine: "webkit" | "firefox"): void {
  count.skipped += journeys.length;
  say(`skipped ${engine}: not installed, and couldn't be; use ${howToInstall(engine)}`);
}

const wanted = process.argv.slice(2);
const isWanted = (engine: string) => wanted.length === 0 || wanted.includes(engine);
const port = await freePort();
const data = mkdtempSync(join(tmpdir(), "lumina-engines-"));
const server = await startProcess(
  ["dist/server/main.js"],
  {
    PORT: String(port),
    DATA_DIR: data,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    REGISTRATION_LIMIT: "10000",
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
  },
  "http://",
);
const origin = `http://localhost:${port}`;
try {
  if (isWanted("webkit")) {
    const programs = ensure("webkit", findWebKit);
    if (programs) {
      const { launch, stop } = await startWebKit(programs);
      await runJourneys("webkit", launch, origin).finally(stop);
    } else skip("webkit");
  }
  if (isWanted("firefox")) {
    const programs = ensure("firefox", findFirefox);
    if (programs) await runJourneys("firefox", startFirefox(programs), origin);
    else skip("firefox");
  }
} finally {
  await end(server, "SIGTERM");
  rmSync(data, { recursive: true, force: true });
}
say(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exitCode = count.failed > 0 ? 1 : 0;
