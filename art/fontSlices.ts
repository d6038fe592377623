import type { FamilyId, readUse } from "./fontUse.ts";

type Uses = Awaited<ReturnType<typeof readUse>>;

/** A reader of a page, and the weight of their bytes. */
interface Reader {
  characters: Set<string>;
  weight: number;
}

/** The cost of another file in bytes: its tables, its headers, and its request. */
const fileCost = 5000;
/** Bytes of a character in a compressed slice. */
const characterCost: Record<FamilyId, number> = { sans: 130, serif: 165 };
/** Most visits begin on the home page, which also loads the most. */
const homeWeight = 16;
/** Few visitors read closed panels and dialogs. */
const closedWeight = 0.2;

interface Slice {
  characters: string[];
  /** For each reader, whether they need a character of it. */
  read: boolean[];
}

function readersOf(uses: Uses, family: FamilyId): Reader[] {
  return uses.flatMap(({ path, shown, whole }) => {
    const weight = path === "/" ? homeWeight : 1;
    return [
      { characters: new Set(shown[family]), weight },
      { characters: new Set(whole[family]), weight: weight * closedWeight },
    ];
  });
}

/**
 * Divides the characters of measured pages into slices, so that each page loads few files with few unneeded characters.
 * Starts with a slice for each set of readers that share characters, and merges the pair that saves the most bytes over
 * all readers until no pair saves any.
 */
export function sliceByUse(uses: Uses, family: FamilyId, has: (character: string) => boolean): string[][] {
  const readers = readersOf(uses, family);
  const cost = (count: number, read: (reader: number) => boolean) => {
    let weight = 0;
    for (const [index, reader] of readers.entries()) if (read(index)) weight += reader.weight;
    return weight * (fileCost + count * characterCost[family]);
  };
  const own = ({ characters, read }: Slice) => cost(characters.length, (reader) => read[reader] ?? false);
  const saved = (a: Slice, b: Slice) =>
    own(a) +
    own(b) -
    cost(a.characters.length + b.characters.length, (reader) => (a.read[reader] || b.read[reader]) ?? false);

  const bySignature = new Map<string, Slice>();
  for (const character of new Set(readers.flatMap((reader) => [...reader.characters]).sort())) {
    if (!has(character)) continue;
    const read = readers.map(({ characters }) => characters.has(character));
    const slice = bySignature.get(read.join()) ?? { characters: [], read };
    slice.characters.push(character);
    bySignature.set(read.join(), slice);
  }

  const slices = [...bySignature.values()];
  const gains = slices.map((a, index) => slices.slice(0, index).map((b) => saved(a, b)));
  for (;;) {
    let best = { gain: 0, a: 0, b: 0 };
    for (const [a, row] of gains.entries())
      for (const [b, gain] of row.entries()) if (gain > best.gain) best = { gain, a, b };
    const { a, b } = best;
    const first = slices[a];
    const second = slices[b];
    if (best.gain <= 0 || !first || !second) break;
    slices[b] = {
      characters: [...first.characters, ...second.characters],
      read: first.read.map((read, reader) => read || (second.read[reader] ?? false)),
    };
    slices.splice(a, 1);
    gains.splice(a, 1);
    for (const row of gains) if (row.length > a) row.splice(a, 1);
    const joined = slices[b];
    for (const [index, row] of gains.entries()) {
      const other = slices[index];
      if (!other) continue;
      if (index > b) row[b] = saved(other, joined);
      else if (index < b) (gains[b] ?? [])[index] = saved(joined, other);
    }
  }
  const weightOf = ({ read }: Slice) => readers.reduce((sum, { weight }, index) => sum + (read[index] ? weight : 0), 0);
  return slices.sort((a, b) => weightOf(b) - weightOf(a)).map(({ characters }) => characters);
}

const code = (character: string) => character.codePointAt(0) ?? 0;
const hex = (value: number) => value.toString(16).toUpperCase();

/**
 * Formats characters as unicode-range. Ranges may include code points that no slice has: that costs nothing and keeps
 * the style sheet short.
 * @param everySlice code points of the whole font, in order
 */
export function unicodeRange(characters: readonly string[], everySlice: readonly number[]): string {
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

/** @returns one range from the first character to the last, for slices that later, exact rules override */
export const spanOf = (characters: readonly string[]) =>
  `U+${hex(code(characters[0] ?? ""))}-${hex(code(characters.at(-1) ?? ""))}`;
