/**
 * The main journeys in WebKit and Firefox: `npm run test:engines`, or with `-- webkit` or `-- firefox` for one of them.
 * An engine that is neither there nor can be installed is skipped with a message.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/database/embedded/freePort.ts";
import { administrator } from "../browser/administrator.ts";
import { end, startProcess } from "../load/serverProcess.ts";
import { findBrowser } from "./browsers.ts";
import { journeys } from "./journeys.ts";
import { Page } from "./page.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const wanted = process.argv.slice(2);
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
    REGISTRATION_FLOOD: "10000",
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
  },
  "http://",
);

for (const engine of ["webkit", "firefox"] as const) {
  if (wanted.length > 0 && !wanted.includes(engine)) continue;
  const launch = findBrowser(engine);
  if (!launch) say(`skipped ${engine}: it isn't installed, and couldn't be`);
  else
    for (const { name, run, withoutScripts, phone } of journeys) {
      const browser = await launch({ scripts: !withoutScripts });
      // A browser that hangs would never answer.
      const limit = setTimeout(() => void browser.close(), 300_000);
      try {
        await browser.resize(phone ? 390 : 1440, phone ? 844 : 900);
        await run(new Page(browser, `http://localhost:${port}`));
        if (browser.troubles.length > 0) throw new Error(`console: ${browser.troubles.join("; ")}`);
        say(`ok      ${engine}: ${name}`);
      } catch (error) {
        process.exitCode = 1;
        say(`FAILED  ${engine}: ${name}: ${error instanceof Error ? error.message : error}`);
      } finally {
        clearTimeout(limit);
        await browser.close();
      }
    }
}
await end(server, "SIGTERM");
rmSync(data, { recursive: true, force: true });
