import type { Page } from "./test.ts";

/**
 * Words that are split across two lines: in titles and controls, where a middle dot separates words like a space, and in
 * texts, where what is longer than NonBreaking keeps together may break.
 */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const brokenIn = (selector: string, words: RegExp, longest: number) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return [];
        if (element.closest(".vh, dialog:not([open])")) return [];
        if (getComputedStyle(element).writingMode !== "horizontal-tb") return [];
        const broken: string[] = [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
          for (const { 0: word, index } of node.data.matchAll(words)) {
            if (word.length > longest) continue;
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
            if (new Set(tops).size > 1) broken.push(word);
          }
        }
        return broken;
      });
    return [
      ...brokenIn("h1, h2, h3, summary, button, nav a", /[^\s·]+/g, Number.POSITIVE_INFINITY),
      // A range may break after its tilde.
      ...brokenIn(":is(p, figcaption, dd):not([aria-hidden], [aria-hidden] *)", /[^\s~]+~?/g, 15),
    ];
  });
