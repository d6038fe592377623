import { readFile, writeFile } from "node:fs/promises";
import { complex } from "../client/content/complex.ts";
import { pages } from "../client/pages/pages.ts";
import { pressPath } from "../client/shared/pressPath.ts";
import { launch } from "./browser.ts";

export type FamilyId = "sans" | "serif";

/** The characters that a page uses per family, sorted and unique. */
type Characters = Record<FamilyId, string>;

/** The characters of one page: visible at first, and in total with closed panels and dialogs. */
interface PageUse {
  path: string;
  shown: Characters;
  whole: Characters;
}

const file = new URL("../client/content/generated/fontUse.json", import.meta.url);

/** Runs in the page: collects the characters per family. */
function readCharacters(): { shown: Characters; whole: Characters } {
  const shown = { sans: "", serif: "" };
  const whole = { sans: "", serif: "" };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest("script, style, noscript")) continue;
    const family = /^"?Noto Serif/.test(getComputedStyle(parent).fontFamily) ? "serif" : "sans";
    whole[family] += node.textContent;
    if (parent.checkVisibility()) shown[family] += node.textContent;
  }
  return { shown, whole };
}

const sorted = (text: string) =>
  [...new Set(text)]
    .filter((character) => character > " ")
    .sort()
    .join("");

/** Opens every page of a running site on a phone and on a wide screen, and records its characters per family. */
export async function measureUse(origin: string): Promise<void> {
  const browser = await launch();
  // Text and styles suffice; page.evaluate works without the page's own scripts.
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.route(/\.(avif|webp|jpg|png|svg|woff2|mp4|vtt)$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(origin + encodeURI(pressPath(complex.defaultSite)), { waitUntil: "load" });
  const article = await page.evaluate(
    () => /\d+$/.exec(document.querySelector("td a")?.getAttribute("href") ?? "")?.[0],
  );
  const uses: PageUse[] = [];
  for (const { path: pattern } of pages) {
    if (pattern.includes(":id") && !article) continue;
    const path = pattern.replace(":site", complex.defaultSite).replace(":id", article ?? "");
    await page.goto(origin + encodeURI(path), { waitUntil: "load" });
    const use: PageUse = { path: pattern, shown: { sans: "", serif: "" }, whole: { sans: "", serif: "" } };
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(readCharacters);
      for (const part of ["shown", "whole"] as const)
        for (const family of ["sans", "serif"] as const)
          use[part][family] = sorted(use[part][family] + found[part][family]);
    }
    uses.push(use);
  }
  await browser.close();
  await writeFile(file, `${JSON.stringify(uses, undefined, 2)}\n`);
}

export const readUse = async (): Promise<PageUse[]> => JSON.parse(await readFile(file, "utf8"));
