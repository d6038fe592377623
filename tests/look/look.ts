/**
 * Takes screenshots of every page at every kind of screen: `npm run look`, with `-- --page /FloorPlan/59A --size 360`
 * (each repeatable) for some of them only. `--origin http://localhost:3000` uses a running server.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium } from "@playwright/test";
import { complex } from "../../client/content/complex.ts";
import { pages } from "../../client/pages/pages.ts";
import { end, startProcess } from "../load/serverProcess.ts";
import { chromiumLaunch } from "../support/chromium.ts";

const screens = [
  { width: 320, height: 640 },
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 900, height: 1100 },
  { width: 901, height: 1100 },
  { width: 1280, height: 600 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
const folder = "look";
const port = Number(process.env.LOOK_PORT ?? 4398);

const { values: wanted } = parseArgs({
  options: {
    page: { type: "string", multiple: true },
    size: { type: "string", multiple: true },
    origin: { type: "string" },
  },
});

/** @returns paths of the public pages, including a demo article, whose id the database chose */
async function pathsOf(origin: string): Promise<string[]> {
  const list = `/${complex.defaultSite}/press`;
  const response = await fetch(origin + encodeURI(list), { headers: { Accept: "application/json" } });
  const { articles } = (await response.json()) as { articles: { id: string }[] };
  return pages
    .filter(({ section }) => section !== "desk")
    .map(({ path }) =>
      path
        .replace(":site", complex.defaultSite)
        .replace(":home", "101-401")
        .replace(":id", articles[0]?.id ?? ""),
    );
}

async function photograph(context: BrowserContext, url: string, file: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  // Scrolls to lazy pictures to load them, then waits for them.
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = "eager";
    await Promise.allSettled([...pictures.map((image) => image.decode()), document.fonts.ready]);
  });
  await page.screenshot({ path: file, fullPage: true, quality: 85, type: "jpeg", animations: "disabled" });
  await page.close();
}

async function look(origin: string): Promise<void> {
  const paths = wanted.page ?? (await pathsOf(origin));
  const browser = await chromium.launch(chromiumLaunch());
  try {
    for (const viewport of screens) {
      const { width, height } = viewport;
      if (wanted.size && !wanted.size.some((size) => size === `${width}` || size === `${width}x${height}`)) continue;
      await mkdir(join(folder, `${width}`), { recursive: true });
      const context = await browser.newContext({ viewport, locale: "ko-KR", reducedMotion: "reduce" });
      for (const path of paths) {
        const name = path === "/" ? "home" : path.slice(1).replace(/[/?&=]+/g, "-");
        const file = join(folder, `${width}`, `${name}.jpg`);
        await photograph(context, origin + encodeURI(path), file);
        process.stdout.write(`${file}\n`);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

if (wanted.origin) {
  await look(wanted.origin);
} else {
  const data = await mkdtemp(join(tmpdir(), "lumina-look-"));
  const env = { PORT: `${port}`, DATA_DIR: data, LOG_LEVEL: "silent" };
  const server = await startProcess(["dist/server/main.js"], env, "http://");
  try {
    await look(`http://localhost:${port}`);
  } finally {
    await end(server, "SIGTERM");
    await rm(data, { recursive: true, force: true });
  }
}
