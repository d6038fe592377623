import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page as Tab } from "@playwright/test";
import knex from "knex";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { complex } from "../../client/content/complex.ts";
import type { theme } from "../../client/content/theme.ts";
import type { Page } from "../../client/shared/page.ts";
import { freePort } from "../../server/database/embedded/freePort.ts";
import { axeViolations, horizontalOverflow } from "../browser/accessibility.ts";
import { hydrated } from "../browser/test.ts";
import { assemble, folder, run } from "../secondComplex/assemble.ts";
import { chromiumLaunch } from "../support/chromium.ts";
import { wordsIn } from "../support/complexWords.ts";
import { createDatabase } from "../support/testApp.ts";

// Upper bounds only: the second site is rendered and built first, and axe takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 600_000 });

interface SecondComplex {
  complex: typeof complex;
  theme: { colors: Record<keyof typeof theme.colors, string> };
  pages: readonly Page[];
  homeKeys: readonly string[];
}

let database: Awaited<ReturnType<typeof createDatabase>>;
let server: ChildProcess;
let url: string;
let second: SecondComplex;
let browser: Browser;
let tab: Tab;

const built = <T>(path: string) => import(join(folder, "dist", path)) as Promise<T>;

beforeAll(async () => {
  await assemble();
  run("node", "--import", "tsx", "tests/support/ensureChromium.ts");
  browser = await chromium.launch(chromiumLaunch("--no-sandbox"));
  // Nothing may be half faded in when axe measures contrast.
  tab = await browser.newPage({ locale: "ko-KR", reducedMotion: "reduce" });
  run("npm", "run", "build");
  second = {
    ...(await built<Pick<SecondComplex, "complex">>("client/content/complex.js")),
    ...(await built<Pick<SecondComplex, "theme">>("client/content/theme.js")),
    ...(await built<Pick<SecondComplex, "pages">>("client/pages/pages.js")),
    ...(await built<Pick<SecondComplex, "homeKeys">>("client/complex/plans/homeKeys.js")),
  };
  database = await createDatabase();
  const db = knex({ client: "pg", connection: database.url });
  const { seed } = await built<{ seed(db: knex.Knex): Promise<void> }>("seeds/01_articles.js");
  await seed(db);
  await db.destroy();
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: port,
      DATABASE_URL: database.url,
      SESSION_SECRET: "s".repeat(32),
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 60_000 });
});

afterAll(async () => {
  await browser?.close();
  if (server?.exitCode === null) {
    server.kill();
    await once(server, "exit");
  }
  await database?.drop();
});

const pathsOf = ({ path, also = [] }: Page) =>
  [path, ...also].map((each) =>
    each
      .replace(":site", encodeURIComponent(second.complex.defaultSite))
      .replace(":id", "1")
      .replace(":home", second.homeKeys[0] ?? ""),
  );

test("every page of another complex answers, without a word of the first", async () => {
  const paths = second.pages.flatMap(pathsOf);
  expect(paths.length).toBeGreaterThan(30);
  for (const path of [...paths, "/robots.txt", "/sitemap.xml", "/site.webmanifest", "/no-such-page"]) {
    const response = await fetch(url + path, { redirect: "manual" });
    expect(response.status, path).toBe(path === "/no-such-page" ? 404 : 200);
    expect(wordsIn(await response.text()), path).toEqual([]);
  }
});

test("every URL in the sitemap and every link of a page answers", async () => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const home = await (await fetch(url)).text();
  const linked = [...home.matchAll(/href="(\/[^"#?]*)/g)].map(([, path = ""]) => path);
  for (const path of new Set([...listed, ...linked])) expect((await fetch(url + path)).status, path).toBe(200);
});

test("no file for its browsers names the first complex", async () => {
  const files = await readdir(join(folder, "dist/public"), { recursive: true });
  const texts = files.filter(
    (file) => /\.(js|css|svg|json|webmanifest|txt|xml|vtt)$/.test(file) && !file.includes(".vite"),
  );
  expect(texts.length).toBeGreaterThan(30);
  for (const file of texts)
    expect(wordsIn(await readFile(join(folder, "dist/public", file), "utf8")), file).toEqual([]);
});

test("its facts are those of its own folder", async () => {
  const home = await (await fetch(url)).text();
  const data = JSON.parse(/<script type="application\/ld\+json">([^<]*ApartmentComplex[^<]*)</.exec(home)?.[1] ?? "{}");
  const { name, phone, households } = second.complex;
  expect(data).toMatchObject({ name, telephone: phone, numberOfAccommodationUnits: households });
  expect([name, phone, households]).toEqual(["해온마루", "1600-0421", 352]);
});

test("a page that it lacks is linked from nowhere, and its path is Not Found", async () => {
  expect(second.pages.map(({ path }) => path)).not.toContain("/ComplexGuide/model");
  expect((await fetch(`${url}/ComplexGuide/model`)).status).toBe(404);
  for (const path of ["/", "/LocationEnvironment/intro", "/FloorPlan/A", "/ComplexGuide/detailintro"])
    expect(await (await fetch(url + path)).text(), path).not.toContain("/ComplexGuide/model");
});

test("its colours are those of its own theme", async () => {
  const { dark, light } = second.theme.colors;
  const home = await (await fetch(url)).text();
  expect(home).toContain(`<meta name="theme-color" content="${dark}">`);
  const manifest = await (await fetch(`${url}/site.webmanifest`)).json();
  expect(manifest).toMatchObject({ theme_color: dark, background_color: light });
  const [, sheet] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(home) ?? [];
  const styles = await (await fetch(url + sheet)).text();
  for (const [name, color] of [
    ["dark", dark],
    ["light", light],
  ])
    expect(styles).toMatch(new RegExp(`--${name}: ?${color}`));
});

/** Opens a page, hydrates it, and inspects it at two widths. */
async function show(path: string, look: (width: number) => Promise<void>): Promise<void> {
  const errors: string[] = [];
  tab.on("pageerror", (error) => errors.push(String(error)));
  await tab.setViewportSize({ width: 1440, height: 800 });
  await tab.goto(url + path);
  await hydrated(tab);
  await tab.evaluate(() => document.fonts.ready);
  for (const width of [1440, 360]) {
    await tab.setViewportSize({ width, height: 800 });
    await look(width);
  }
  expect(errors, path).toEqual([]);
}

test.each([
  ["/"],
  ["/BusinessGuide/intro"],
  ["/SalesInfo/price"],
  ["/LocationEnvironment/intro"],
  ["/ComplexGuide/detailintro"],
  ["/FloorPlan/A"],
  ["/해온마루/customer"],
])("axe finds nothing on %s of another complex", async (path) => {
  await show(path, async (width) => {
    expect(await axeViolations(tab), `${path} at ${width}`).toEqual([]);
    expect(await horizontalOverflow(tab), `${path} at ${width}`).toBeLessThanOrEqual(0);
  });
});

test("its visitors choose a home, register and are written down with it", async () => {
  await tab.goto(`${url}/Promotion/Customer?type=84T`);
  await hydrated(tab);
  const form = tab.locator("main form").first();
  await form.getByLabel("고객명").fill("다른 단지");
  await form.getByLabel("연락처").fill("010-2345-6789");
  const answer = tab.waitForResponse((response) => response.url().endsWith("/registrations"));
  await form.getByRole("button", { name: "관심고객 등록" }).click();
  expect((await answer).status()).toBe(201);
  const db = knex({ client: "pg", connection: database.url });
  expect(await db("registrations").select("name", "interest_type")).toEqual([
    { name: "다른 단지", interest_type: "84T" },
  ]);
  await db.destroy();
});
