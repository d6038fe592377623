/**
 * Cuts the two typefaces into slices, so that a page loads only the characters it shows, and writes the style sheet
 * that names them. Run it again when words change: it reads the sources and takes a few seconds.
 *
 *   node --import tsx art/fonts.ts                                      from the sources
 *   node --import tsx art/fonts.ts --measure http://localhost:3000/     first asks the running site what it sets in serif
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { menu } from "../client/content/menu.ts";
import { messages } from "../client/content/messages.ts";
import { pages } from "../client/content/pages.ts";
import { launch } from "./browser.ts";

const root = new URL("../", import.meta.url);
const folder = new URL("public/fonts/", root);
/** Characters that the home page sets in the serif, as measured in a browser. */
const measured = new URL("serifCharacters.txt", import.meta.url);

const families = [
  {
    id: "sans",
    name: "Pretendard Variable",
    file: "node_modules/pretendard/dist/public/variable/PretendardVariable.ttf",
    weight: { min: 400, max: 600 },
    features: ["kern", "tnum", "ccmp", "case"],
    tail: 8,
  },
  {
    id: "serif",
    name: "Noto Serif KR Variable",
    file: "art/fonts/NotoSerifKR.woff2",
    weight: { min: 300, max: 500 },
    features: ["kern"],
    tail: 10,
  },
] as const;

/**
 * Fonts that stand in until ours arrive, brought to the same advance and line box so that nothing moves.
 * `advance` is the width of a Hangul syllable in them, in units of the font size.
 */
const fallbacks = [
  { name: "Pretendard Fallback", local: ["Noto Sans KR", "Noto Sans CJK KR"], family: "sans", advance: 0.92 },
  { name: "Noto Serif KR Fallback", local: ["Noto Serif CJK KR", "Noto Serif KR"], family: "serif", advance: 0.966 },
] as const;

const log = (line: string) => process.stdout.write(`${line}\n`);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const fromCode = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** The 2,350 syllables of KS X 1001: what Korean is typed with, but for a rare transcription. */
function standardHangul(): string[] {
  const decoder = new TextDecoder("euc-kr");
  const all: string[] = [];
  for (let high = 0xb0; high <= 0xc8; high++)
    for (let low = 0xa1; low <= 0xfe; low++) all.push(decoder.decode(new Uint8Array([high, low])));
  return all;
}

/** @returns the syllables of everyday Korean, the commonest first: the last slices of the npm package hold them. */
async function commonHangul(): Promise<string[]> {
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

/** Latin and the marks that any text may need: always in the first slice. */
const basicCharacters = [...fromCode(0x20, 0x7e), ..."\u00a0©·×–—‘’“”…㎡~→←"];
const otherCharacters = [
  ...fromCode(0xa1, 0xff),
  ..."‐‑‒―‚„†‡•‰′″‹›⁄€₩℃™Ω↑↓↔⇒⇔∀∂∃∇∈−∞√∥∧∨∩∪∫∴≠≤≥⊂⊃①②③④⑤⑥⑦⑧⑨⑩■□▲△▶▷▼▽◀◁◆◇○◎●★☆♠♥♣※㈜㎜㎝㎞㎢㎥㎏",
  ...fromCode(0x3001, 0x3003),
  ...fromCode(0x3008, 0x3011),
  ...fromCode(0x3131, 0x3163),
  ...fromCode(0xff01, 0xff5e),
];

async function filesUnder(path: string): Promise<string[]> {
  const listing = await readdir(new URL(path, root), { withFileTypes: true, recursive: true }).catch(() => []);
  return listing
    .filter((entry) => entry.isFile() && [".ts", ".tsx", ".css", ".json", ".md", ".sql"].includes(extname(entry.name)))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(fileURLToPath(root), ""))
    .sort();
}

/** @returns the text of a source without its comments, which no visitor reads. */
async function wordsOf(path: string): Promise<string> {
  const text = await readFile(new URL(path, root), "utf8");
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, " ").replaceAll(/(^|\s)\/\/.*$/gm, " ");
}

/** Opens the page as a phone does, and reads which characters it sets in the serif, closed panels included. */
async function measureSerif(address: string): Promise<string> {
  const browser = await launch();
  const found = new Set<string>();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const page = await browser.newPage({ viewport });
    await page.goto(address, { waitUntil: "load" });
    const text = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let serif = "";
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || parent.closest("script, style, noscript")) continue;
        if (/^"?Noto Serif/.test(getComputedStyle(parent).fontFamily)) serif += node.textContent;
      }
      return serif;
    });
    for (const character of text) if (character > " ") found.add(character);
    await page.close();
  }
  await browser.close();
  return [...found].sort().join("");
}

/** Reads which characters a TrueType font has, from its cmap table in format 4 or 12. */
function charactersOf(font: Buffer): Set<number> {
  const found = new Set<number>();
  const tables = font.readUInt16BE(4);
  for (let table = 0; table < tables; table++) {
    const record = 12 + table * 16;
    if (font.toString("latin1", record, record + 4) !== "cmap") continue;
    const cmap = font.readUInt32BE(record + 8);
    for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
      const at = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
      const format = font.readUInt16BE(at);
      if (format === 12) {
        for (let group = 0; group < font.readUInt32BE(at + 12); group++) {
          const start = font.readUInt32BE(at + 16 + group * 12);
          const end = font.readUInt32BE(at + 20 + group * 12);
          for (let code = start; code <= end; code++) found.add(code);
        }
      } else if (format === 4) {
        const segments = font.readUInt16BE(at + 6) / 2;
        for (let segment = 0; segment < segments; segment++) {
          const end = font.readUInt16BE(at + 14 + segment * 2);
          const start = font.readUInt16BE(at + 16 + segments * 2 + segment * 2);
          for (let code = start; code <= end && code < 0xffff; code++) found.add(code);
        }
      }
    }
  }
  return found;
}

/** The line box and the width of 가 in units of the font size. */
function metricsOf(font: Buffer) {
  const at = new Map<string, number>();
  for (let table = 0; table < font.readUInt16BE(4); table++) {
    const record = 12 + table * 16;
    at.set(font.toString("latin1", record, record + 4), font.readUInt32BE(record + 8));
  }
  const head = at.get("head") ?? 0;
  const hhea = at.get("hhea") ?? 0;
  const hmtx = at.get("hmtx") ?? 0;
  const em = font.readUInt16BE(head + 18);
  // The font holds 가 alone here: its last long metric is that glyph's.
  const advance = font.readUInt16BE(hmtx + (font.readUInt16BE(hhea + 34) - 1) * 4);
  return { ascent: font.readInt16BE(hhea + 4) / em, descent: -font.readInt16BE(hhea + 6) / em, advance: advance / em };
}

const code = (character: string) => character.codePointAt(0) ?? 0;
const hex = (value: number) => value.toString(16).toUpperCase();

/**
 * Writes characters as unicode-range. Runs may span code points that no slice has: they cost nothing there
 * and keep the style sheet short.
 */
function unicodeRange(characters: readonly string[], everySlice: readonly number[]): string {
  const wanted = new Set(characters.map(code));
  const runs: [number, number][] = [];
  let open = false;
  for (const value of everySlice) {
    const last = runs.at(-1);
    if (!wanted.has(value)) open = false;
    else if (open && last && value - last[1] <= 32) last[1] = value;
    else {
      runs.push([value, value]);
      open = true;
    }
  }
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(",");
}

function chunks<T>(list: readonly T[], count: number): T[][] {
  const size = Math.ceil(list.length / count);
  return Array.from({ length: Math.ceil(list.length / size || 0) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

const measureAt = process.argv.indexOf("--measure");
if (measureAt > 0) {
  const address = process.argv[measureAt + 1] ?? "http://localhost:3000/";
  await writeFile(measured, `${await measureSerif(address)}\n`);
}

/** @returns the sources that a screen is made of: those given and all that they import, at once or later. */
async function importedFrom(entries: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const open = [...entries];
  for (let path = open.pop(); path; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const imports = (await wordsOf(path)).matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.(?:tsx?))"/g);
    for (const [, specifier = ""] of imports) {
      open.push(new URL(specifier, new URL(path, root)).href.slice(root.href.length));
    }
  }
  return found;
}

// What the home page says, the frame around every page, and the forms. Of the table of pages they show the names alone.
const homeFiles = await importedFrom([
  ...(await filesUnder("client/layouts")).filter((path) => path.endsWith(".tsx")),
  ...(await filesUnder("client/pages/Home")).filter((path) => path.endsWith(".tsx")),
]);
homeFiles.delete("client/content/pages.ts");

const siteFiles = (await Promise.all(["client", "seeds"].map((path) => filesUnder(path)))).flat();
const homeText = [...pages.map((page) => page.name), ...menu.map((item) => item.label)];
/** In how many sources a character stands: characters of many pages share a slice. */
const uses = new Map<string, number>();
/** The same, of strings that are probably headings: those stand in the serif. */
const headingUses = new Map<string, number>();
const heading = /\b(?:title|heading|name|label|banner)\w*[:(]\s*(\[[^\]]*\]|"[^"]*"|`[^`]*`)/g;
const count = (map: Map<string, number>, text: string) => {
  for (const character of new Set(text)) map.set(character, (map.get(character) ?? 0) + 1);
};
for (const path of siteFiles) {
  if (path === "client/styles/fonts.css") continue;
  const words = await wordsOf(path);
  if (homeFiles.has(path)) homeText.push(words);
  count(uses, words);
  count(headingUses, [...words.matchAll(heading)].map(([, text]) => text).join(""));
}

const beyondBasic = (text: Iterable<string>) => [...new Set(text)].filter((character) => character > "~");
const homeCharacters = beyondBasic(homeText.join(""));
const serifCharacters = new Set(
  // The menu and the thanks after a registration are set in serif too, but not always in the page when it is measured.
  [await readFile(measured, "utf8"), ...menu.map((item) => item.label), messages.registered].join(""),
);
/** Everything the site says, the most used first, then what its articles will probably say. */
const byUse = (map: Map<string, number>) =>
  beyondBasic(map.keys()).sort((a, b) => (map.get(b) ?? 0) - (map.get(a) ?? 0) || code(a) - code(b));
const common = await commonHangul();
const frequent = { sans: [...byUse(uses), ...common], serif: [...byUse(headingUses), ...byUse(uses), ...common] };

await mkdir(folder, { recursive: true });
const written = new Set<string>();
const rules: string[] = [];
const coreFiles: string[] = [];
let coreBytes = 0;

for (const family of families) {
  const source = await readFile(new URL(family.file, root));
  const cut = (text: string, targetFormat: "woff2" | "truetype") =>
    subsetFont(source, text, {
      targetFormat,
      variationAxes: { wght: family.weight },
      keepFeatures: [...family.features],
      noHinting: true,
      dropTables: ["STAT", "DSIG"],
    });

  const known = [
    ...new Set([...basicCharacters, ...otherCharacters, ...frequent.serif, ...homeCharacters, ...standardHangul()]),
  ];
  const whole = await cut(known.join(""), "truetype");
  const has = charactersOf(whole);
  const universe = [...has].sort((a, b) => a - b);
  const taken = new Set<string>();
  const take = (characters: Iterable<string>) => {
    const fresh = [...new Set(characters)].filter((character) => has.has(code(character)) && !taken.has(character));
    for (const character of fresh) taken.add(character);
    return fresh.sort((a, b) => code(a) - code(b));
  };

  // Headings seldom need Latin letters beyond those of the home page.
  const core = take(
    family.id === "serif"
      ? [...basicCharacters.filter((character) => !/[a-z@\\^`{|}<=>#$*;_]/i.test(character)), ...serifCharacters]
      : [...basicCharacters, ...homeCharacters],
  );
  const latin = take(basicCharacters);
  const site = [...new Set(frequent[family.id])].filter(
    (character) => has.has(code(character)) && !taken.has(character),
  );
  const siteSlices = chunks(site, Math.max(1, Math.round(site.length / 130))).map(take);
  const marks = take(otherCharacters);
  const tail = chunks(take(standardHangul()), family.tail);

  // A later rule wins: the rare slices come first with one range each, the exact lists after them.
  const slices = [
    ...tail.map((characters, index) => ({
      name: `rare${index + 1}`,
      characters,
      range: `U+${hex(code(characters[0] ?? ""))}-${hex(code(characters.at(-1) ?? ""))}`,
    })),
    { name: "marks", characters: marks, range: unicodeRange(marks, universe) },
    { name: "latin", characters: latin, range: unicodeRange(latin, universe) },
    ...siteSlices
      .map((characters, index) => ({
        name: `site${index + 1}`,
        characters,
        range: unicodeRange(characters, universe),
      }))
      .reverse(),
    { name: "core", characters: core, range: unicodeRange(core, universe) },
  ];

  for (const { name, characters, range } of slices) {
    if (characters.length === 0) continue;
    const bytes = await cut(characters.join(""), "woff2");
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    const file = `${family.id}-${name}-${hash}.woff2`;
    written.add(file);
    await writeFile(new URL(file, folder), bytes);
    log(
      `${file.padEnd(30)} ${String(characters.length).padStart(4)} characters ${kilobytes(bytes.length).padStart(9)}`,
    );
    if (name === "core") {
      coreFiles.push(`/fonts/${file}`);
      coreBytes += bytes.length;
    }
    rules.push(
      `@font-face {
  font-family: "${family.name}";
  font-style: normal;
  font-weight: ${family.weight.min} ${family.weight.max};
  font-display: swap;
  src: url("/fonts/${file}") format("woff2");
  unicode-range: ${range};
}`,
    );
  }

  const { ascent, descent, advance } = metricsOf(await cut("가", "truetype"));
  for (const fallback of fallbacks.filter((entry) => entry.family === family.id)) {
    const adjust = advance / fallback.advance;
    const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
    rules.push(
      `@font-face {
  font-family: "${fallback.name}";
  src: ${fallback.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(ascent / adjust)};
  descent-override: ${percent(descent / adjust)};
  line-gap-override: 0%;
}`,
    );
  }
}

for (const [from, to] of [
  ["node_modules/pretendard/dist/LICENSE.txt", "Pretendard-OFL.txt"],
  ["node_modules/@fontsource-variable/noto-serif-kr/LICENSE", "NotoSerifKR-OFL.txt"],
] as const) {
  await copyFile(new URL(from, root), new URL(to, folder));
  written.add(to);
}

const header = `Generated by "node --import tsx art/fonts.ts".`;
await writeFile(new URL("client/styles/fonts.css", root), `/* ${header} */\n${rules.join("\n")}\n`);
await writeFile(
  new URL("client/content/fonts.ts", root),
  `// ${header}

/** The slices that every page needs at once: worth preloading. */
export const coreFonts = [${coreFiles.map((file) => `"${file}"`).join(", ")}] as const;
`,
);
for (const file of await readdir(folder)) if (!written.has(file)) await rm(new URL(file, folder));
log(`core, both families: ${kilobytes(coreBytes)}`);
