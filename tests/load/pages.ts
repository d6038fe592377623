/**
 * Runs Lighthouse on every page, as a phone and as a desktop: `npm run bench:pages`, with paths for some of them only
 * (`-- /Brand/video`). Scores depend on the machine, which should be idle; bytes and requests don't, and are tested by
 * tests/browser/budgets.spec.ts. Lighthouse has 200 dependencies, so it is installed when this runs instead of being a
 * dependency.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { complex } from "../../client/content/complex.ts";
import { pages } from "../../client/pages/pages.ts";
import { findChromium } from "../support/chromium.ts";
import { type LighthouseResult, type PageFigures, readFigures } from "./lighthouseFigures.ts";
import { end, startProcess } from "./serverProcess.ts";

/** The last one for Node 20. */
const lighthouse = "lighthouse@12.8.2";
const run = promisify(execFile);
const port = Number(process.env.BENCH_PORT ?? 4397);
const origin = `http://localhost:${port}`;
const devices = { phone: [], desk: ["--preset=desktop"] } as const;
type Device = keyof typeof devices;

const print = (line: string) => process.stdout.write(`${line}\n`);
const chromium = findChromium();
if (!chromium) throw new Error("No Chromium found: set CHROMIUM_PATH");

async function measure(path: string, device: Device, folder: string): Promise<PageFigures> {
  const file = join(folder, "report.json");
  await run(
    "npx",
    [
      "--yes",
      "--prefer-offline",
      lighthouse,
      origin + encodeURI(path),
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      "--chrome-flags=--headless=new --no-sandbox",
      ...devices[device],
    ],
    { env: { ...process.env, CHROME_PATH: chromium } },
  );
  return readFigures(JSON.parse(await readFile(file, "utf8")) as LighthouseResult);
}

/** @returns the path of a demo article, whose id the database chose */
async function articlePath(): Promise<string> {
  const list = `/${complex.defaultSite}/press`;
  const response = await fetch(origin + encodeURI(list), { headers: { Accept: "application/json" } });
  const { articles } = (await response.json()) as { articles: { id: string }[] };
  return `${list}/${articles[0]?.id}`;
}

const folder = await mkdtemp(join(tmpdir(), "lumina-pages-"));
const server = await startProcess(
  ["dist/server/main.js"],
  { PORT: String(port), DATA_DIR: folder, PUBLIC_URL: origin, LOG_LEVEL: "silent" },
  "http://",
);
try {
  const article = await articlePath();
  const all = pages.map(({ path }) =>
    path.includes(":id") ? article : path.replace(":site", complex.defaultSite).replace(":home", "101-401"),
  );
  const wanted = process.argv.slice(2);
  print("                                        scores                       seconds        kB");
  print(
    "page                            device  perf a11y best seo   CLS   FCP   LCP   TBT  html  css   js fonts pics  all  requests",
  );
  for (const path of wanted.length > 0 ? wanted : all) {
    for (const device of Object.keys(devices) as Device[]) {
      // Lighthouse occasionally fails to record a trace.
      const figures = await measure(path, device, folder).catch(() => measure(path, device, folder));
      const { scores, shift, seconds, kilobytes, requests, missed } = figures;
      const cells = [
        path.padEnd(32),
        device.padEnd(6),
        ...scores.map((score) => String(score).padStart(4)),
        shift.toFixed(3).padStart(6),
        ...seconds.map((value) => value.toFixed(2).padStart(5)),
        ...kilobytes.map((value) => value.toFixed(0).padStart(4)),
        String(requests).padStart(5),
      ];
      print(cells.join(" "));
      for (const line of missed) print(`    ${line}`);
    }
  }
} finally {
  await end(server, "SIGTERM");
  await rm(folder, { recursive: true, force: true });
}
