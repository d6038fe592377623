import type { Page } from "./test.ts";

/**
 * Pictures whose `sizes` doesn't fit how wide they are, cropped parts included: too small is blurred, too large is
 * loaded needlessly; and those shown a quarter larger than their file. Compares without loading them.
 */
export const unfitSizes = (page: Page) =>
  page.evaluate(() => {
    const ruler = document.createElement("div");
    document.body.append(ruler);
    ruler.style.position = "fixed";
    const pixels = (length: string) => {
      ruler.style.width = `calc(${length})`;
      return ruler.getBoundingClientRect().width;
    };
    /** The sizes in order; commas within parentheses separate arguments. */
    const listed = (sizes: string) => {
      const list = [""];
      let depth = 0;
      for (const letter of sizes) {
        if (letter === "," && depth === 0) list.push("");
        else list[list.length - 1] += letter;
        depth += { "(": 1, ")": -1 }[letter] ?? 0;
      }
      return list;
    };
    /** @returns the first size whose condition holds, in pixels */
    const resolved = (sizes: string) => {
      for (const size of listed(sizes)) {
        const [, condition, length = size] = /^\s*(\([^()]*\)(?: and \([^()]*\))*) (.+)$/.exec(size) ?? [];
        if (!condition || matchMedia(condition).matches) return pixels(length);
      }
      return Number.NaN;
    };
    const unfit = [...document.querySelectorAll("picture")].flatMap((picture) => {
      const image = picture.querySelector("img");
      const source = [...picture.querySelectorAll("source")].find(({ media }) => !media || matchMedia(media).matches);
      const box = image?.getBoundingClientRect();
      // The picture of an opened box is as wide as the screen.
      if (!image || !source?.sizes || !box || box.width < 5 || !image.checkVisibility() || image.closest("summary"))
        return [];
      const sized = source.hasAttribute("width") ? source : image;
      const ratio = Number(sized.getAttribute("width")) / Number(sized.getAttribute("height"));
      const [wider, narrower] = [Math.max(box.width, box.height * ratio), Math.min(box.width, box.height * ratio)];
      const needed = getComputedStyle(image).objectFit === "contain" ? narrower : wider;
      const given = resolved(source.sizes);
      const largest = Math.max(...[...source.srcset.matchAll(/ (\d+)w/g)].map(([, file]) => Number(file)));
      if (needed > largest * 1.25) return [`${image.src.split("/").at(-1)}: enlarged to ${Math.round(needed)}`];
      const fits = given > needed * 0.8 && given < Math.max(needed * 1.5, needed + 100);
      return fits ? [] : [`${image.src.split("/").at(-1)}: ${Math.round(given)} for ${Math.round(needed)}`];
    });
    ruler.remove();
    return unfit;
  });
