import { readdir, readFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);

const fromCode = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** Latin and common punctuation. */
export const basicCharacters = [...fromCode(0x20, 0x7e), ..."\u00a0©·×–—‘’“”…㎡~→←"];

export const otherCharacters = [
  ...fromCode(0xa1, 0xff),
  ..."‐‑‒―‚„†‡•‰′″‹›⁄€₩℃™Ω↑↓↔⇒⇔∀∂∃∇∈−∞√∥∧∨∩∪∫∴≠≤≥⊂⊃①②③④⑤⑥⑦⑧⑨⑩■□▲△▶▷▼▽◀◁◆◇○◎●★☆♠♥♣※㈜㎜㎝㎞㎢㎥㎏",
  ...fromCode(0x3001, 0x3003),
  ...fromCode(0x3008, 0x3011),
  ...fromCode(0x3131, 0x3163),
  ...fromCode(0xff01, 0xff5e),
];

/** The 2,350 syllables of KS X 1001: all of Korean except rare transcriptions. */
export function standardHangul(): string[] {
  const decoder = new TextDecoder("euc-kr");
  const all: string[] = [];
  for (let high = 0xb0; high <= 0xc8; high++)
    for (let low = 0xa1; low <= 0xfe; low++) all.push(decoder.decode(new Uint8Array([high, low])));
  return all;
}

/** @returns common Hangul syllables, the most frequent first, from the last slices of the npm package */
export async function commonHangul(): Promise<string[]> {
  const path = "node_modules/@fontsource-variable/noto-serif-kr/unicode.json";
  const ranges = new Map<string, string>(Object.entries(JSON.parse(await readFile(new URL(path, root), "utf8"))));
  const characters: string[] = [];
  for (let slice = 119; slice >= 112; slice--) {
    for (const part of ranges.get(`[${slice}]`)?.split(",") ?? []) {
      const [first = "", last = first] = part.trim().slice(2).split("-");
      characters.push(...fromCode(Number.parseInt(first, 16), Number.parseInt(last, 16)));
    }
  }
  return characters.filter((character) => character >= "가" && character <= "힣");
}

async function filesUnder(path: string): Promise<string[]> {
  const listing = await readdir(new URL(path, root), { withFileTypes: true, recursive: true });
  return listing
    .filter((entry) => entry.isFile() && [".ts", ".tsx", ".css"].includes(extname(entry.name)))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(fileURLToPath(root), ""))
    .sort();
}

/** @returns a source's text without comments, which visitors don't read */
async function wordsOf(path: string): Promise<string> {
  const text = await readFile(new URL(path, root), "utf8");
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, " ").replaceAll(/(^|\s)\/\/.*$/gm, " ");
}

/** @returns every non-ASCII character in the site's sources, the most common first */
export async function siteCharacters(): Promise<string[]> {
  const uses = new Map<string, number>();
  for (const path of (await Promise.all(["client", "seeds"].map(filesUnder))).flat()) {
    for (const character of new Set(await wordsOf(path)))
      if (character > "~") uses.set(character, (uses.get(character) ?? 0) + 1);
  }
  return [...uses].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([character]) => character);
}
