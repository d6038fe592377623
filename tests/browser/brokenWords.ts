import type { Page } from "./test.ts";

/** Words of titles and controls that are split across two lines; a middle dot separates words like a space. */
export const brokenWords = (page: Page) =>
  page.locator("h1, h2, h3, summary, button, nav a").evaluateAll((elements) => {
    const broken: string[] = [];
    for (const element of elements) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".vh, dialog:not([open])"))
        continue;
      if (getComputedStyle(element).writingMode !== "horizontal-tb") continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        for (const { 0: word, index } of node.data.matchAll(/[^\s·]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
