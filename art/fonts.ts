/**
 * Divides the two typefaces into slices, so that a page loads only the characters it shows, and writes their style
 * sheet. After a change of text, run it with the URL of a running site: it records the characters of every page.
 * Without a URL it uses the last record.
 *
 * node --import tsx art/fonts.ts --measure http://localhost:3000
 * node --import tsx art/fonts.ts
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { basicCharacters, commonHangul, otherCharacters, siteCharacters, standardHangul } from "./fontCharacters.ts";
import { sliceByUse, spanOf, unicodeRange } from "./fontSlices.ts";
import { codesOf, metricsOf } from "./fontTables.ts";
import { measureUse, readUse } from "./fontUse.ts";

const root = new URL("../", import.meta.url);
const folder = new URL("public/fonts/", root);

const families = [
  {
    id: "sans",
    name: "Pretendard Variable",
    file: "node_modules/pretendard/dist/public/variable/PretendardVariable.ttf",
    /** The range of the weight axis, and its font-weight. */
    axis: { min: 400, max: 600 },
    weight: "400 600",
    features: ["kern", "tnum", "ccmp", "case"],
    /** Characters per slice that no measured page needs; articles load a few of them. */
    size: 100,
  },
  {
    id: "serif",
    name: "Noto Serif KR Variable",
    file: "art/fonts/NotoSerifKR.woff2",
    // A compromise between large and small type: a second weight would add two fifths to each file.
    axis: 350,
    weight: "400",
    features: ["kern"],
    size: 90,
  },
] as const;

/**
 * Fallback fonts until ours are loaded, adjusted to the same advance and line box so that nothing shifts. `advance` is
 * the width of a Hangul syllable in them, in units of the font size.
 */
const fallbacks = [
  { name: "Pretendard Fallback", local: ["Noto Sans KR", "Noto Sans CJK KR"], family: "sans", advance: 0.92 },
  { name: "Noto Serif KR Fallback", local: ["Noto Serif CJK KR", "Noto Serif KR"], family: "serif", advance: 0.966 },
] as const;

const log = (line: string) => process.stdout.write(`${line}\n`);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const code = (character: string) => character.codePointAt(0) ?? 0;

/** Parts of nearly equal length, none longer than `size`. */
function parts<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) =>
    list.slice(Math.round((index * list.length) / count), Math.round(((index + 1) * list.length) / count)),
  );
}

const measureAt = process.argv.indexOf("--measure");
if (measureAt > 0) await measureUse(new URL(process.argv[measureAt + 1] ?? "http://localhost:3000").origin);

const uses = await readUse();
/** Characters of unmeasured places, such as desk and messages, then those likely in articles. */
const likely = [...(await siteCharacters()), ...(await commonHangul())];

await mkdir(folder, { recursive: true });
const written = new Set<string>();
const rules: string[] = [];
const coreFiles: string[] = [];

for (const family of families) {
  const source = await readFile(new URL(family.file, root));
  const cut = (text: string, targetFormat: "woff2" | "truetype") =>
    subsetFont(source, text, {
      targetFormat,
      variationAxes: { wght: family.axis },
      keepFeatures: [...family.features],
      noHinting: true,
      dropTables: ["STAT", "DSIG"],
    });

  const wanted = [...basicCharacters, ...otherCharacters, ...likely, ...standardHangul()];
  const has = codesOf(await cut([...new Set(wanted)].join(""), "truetype"));
  const universe = [...has].sort((a, b) => a - b);
  const taken = new Set<string>();
  const take = (characters: Iterable<string>) => {
    const fresh = [...new Set(characters)].filter((character) => has.has(code(character)) && !taken.has(character));
    for (const character of fresh) taken.add(character);
    return fresh;
  };

  const [core = [], ...others] = sliceByUse(uses, family.id, (character) => has.has(code(character)));
  // Every text has spaces, which the measurement omits.
  const measured = [[" ", "\u00a0", ...core], ...others].map(take);
  const latin = take(basicCharacters);
  const marks = parts(take(otherCharacters), family.size);
  const everyday = parts(take(likely), family.size);
  const rare = parts(take(standardHangul()), family.size);

  const exact = (name: string, characters: string[]) => ({
    name,
    characters,
    range: unicodeRange(characters, universe),
  });
  // Later rules take precedence: rare slices come first with one range each, the exact lists after them.
  const slices = [
    ...rare.map((characters, index) => ({ name: `rare${index + 1}`, characters, range: spanOf(characters) })),
    ...marks.map((characters, index) => exact(`marks${index + 1}`, characters)),
    exact("latin", latin),
    ...everyday.map((characters, index) => exact(`everyday${index + 1}`, characters)).reverse(),
    ...measured.map((characters, index) => exact(index === 0 ? "core" : `pages${index}`, characters)).reverse(),
  ];

  for (const { name, characters, range } of slices) {
    if (characters.length === 0) continue;
    const bytes = await cut(characters.join(""), "woff2");
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    const file = `${family.id}-${name}-${hash}.woff2`;
    written.add(file);
    await writeFile(new URL(file, folder), bytes);
    log(
      `${file.padEnd(34)} ${String(characters.length).padStart(4)} characters ${kilobytes(bytes.length).padStart(9)}`,
    );
    if (name === "core") coreFiles.push(`/fonts/${file}`);
    rules.push(
      `@font-face {
  font-family: "${family.name}";
  font-style: normal;
  font-weight: ${family.weight};
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
await writeFile(new URL("client/content/generated/fonts.css", root), `/* ${header} */\n${rules.join("\n")}\n`);
await writeFile(
  new URL("client/content/generated/fonts.ts", root),
  `// ${header}

/** The slices that every page needs at once: worth preloading. */
export const coreFonts = [${coreFiles.map((file) => `"${file}"`).join(", ")}] as const;
`,
);
for (const file of await readdir(folder)) if (!written.has(file)) await rm(new URL(file, folder));
