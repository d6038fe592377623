import type { Page } from "./test.ts";

/** The smallest font size of each drawing's file in its units, by URL without its fragment. */
const known = new Map<string, number>();

/** @returns the smallest font size in a file, whose letters are outlines of 512 units per em */
const smallestIn = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const frame = document.createElement("div");
    frame.style.cssText = "position: absolute; visibility: hidden";
    frame.innerHTML = await (await fetch(address)).text();
    document.body.append(frame);
    const root = frame.querySelector("svg")?.getScreenCTM();
    const letters = [...frame.querySelectorAll<SVGGraphicsElement>('use[href^="#"]')]
      .filter((use) => /^#[a-d]\d+$/.test(use.getAttribute("href") ?? ""))
      .map((use) => use.getScreenCTM());
    const sizes = letters.map((matrix) => (Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0) / (root?.a ?? 1)) * 512);
    // The numbers of homes: a path per line of a tower.
    const numbers = [...frame.querySelectorAll<SVGPathElement>('defs path[id^="line"]')];
    sizes.push(...numbers.map((path) => (path.transform.baseVal[0]?.matrix.a ?? 0) * 512));
    frame.remove();
    return Math.min(...sizes);
  }, url);

/**
 * @param part selector of the part to measure
 * @returns the smallest font size in pixels of each visible drawing in it
 */
export async function drawnLetters(page: Page, part: string): Promise<{ name: string; size: number }[]> {
  const drawings = await page.locator(part).evaluate(async (element) => {
    const images = [...element.querySelectorAll("img")].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = "eager";
    // Until then a picture of another width may be shown.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    const texts = [...element.querySelectorAll<SVGTextElement>("svg text")].filter((text) => text.checkVisibility());
    const written = texts.map((text) => {
      const matrix = text.getScreenCTM();
      const scale = Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0);
      return { name: text.textContent ?? "", size: Number.parseFloat(getComputedStyle(text).fontSize) * scale };
    });
    const shown = images
      .filter(({ currentSrc }) => currentSrc.includes(".svg"))
      .map((image) => {
        const { paddingLeft, paddingTop } = getComputedStyle(image);
        const enlarged = image.getBoundingClientRect().width / image.offsetWidth;
        const width = image.clientWidth - 2 * Number.parseFloat(paddingLeft);
        const height = image.clientHeight - 2 * Number.parseFloat(paddingTop);
        const { naturalWidth, naturalHeight, currentSrc, src } = image;
        // A picture that Chromium had already may lack the fragment, which crops it, in `currentSrc`.
        const url = src.startsWith(`${currentSrc}#`) ? src : currentSrc;
        const view = /viewBox\(([^)]*)\)/.exec(url)?.[1]?.split(",").map(Number);
        const [, , across = naturalWidth, down = naturalHeight] = view ?? [];
        const within = Math.min(naturalWidth / across, naturalHeight / down);
        return { url, scale: Math.min(width / naturalWidth, height / naturalHeight) * within * enlarged };
      });
    return { written, shown };
  });
  const sizes = [...drawings.written];
  for (const { url, scale } of drawings.shown) {
    const file = url.replace(/#.*/, "");
    const smallest = known.get(file) ?? (await smallestIn(page, file));
    known.set(file, smallest);
    sizes.push({ name: url, size: smallest * scale });
  }
  return sizes;
}
