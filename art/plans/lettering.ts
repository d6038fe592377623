import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as harfbuzz from "harfbuzzjs";
import { element, group, short } from "./svg.ts";

/**
 * A drawing shown as an image can't load the site's fonts, and system fonts are wider or lack Hangul. So text is drawn
 * as outlines, with each glyph defined once per file.
 */
const file = createRequire(import.meta.url).resolve("pretendard/dist/public/variable/PretendardVariable.ttf");
/** Units per em of the outlines: coarser than the font's, and half as long in text. */
const em = 512;
const face = new harfbuzz.Face(new harfbuzz.Blob(readFileSync(file)));
const tabular = [new harfbuzz.Feature("tnum", 1), new harfbuzz.Feature("kern", 1)];

const weights = [400, 500, 600, 700] as const;
type Weight = (typeof weights)[number];
const fonts = new Map(
  weights.map((weight) => {
    const font = new harfbuzz.Font(face);
    font.setVariations([new harfbuzz.Variation("wght", weight)]);
    return [weight, font];
  }),
);

export interface Style {
  /** In the units of the surrounding coordinates. */
  size: number;
  weight?: Weight;
  fill?: string;
  anchor?: "start" | "middle" | "end";
  /** Colour of a wide outline behind the text, where it crosses lines. */
  halo?: string;
  /** Degrees, clockwise, around the text's position. */
  turn?: number;
}

export interface Lettering {
  /** Text whose baseline begins, ends or is centred at a point. */
  text(text: string, x: number, y: number, style: Style): string;
  /** Many texts in one path, positioned by the middle of their baselines: an element per glyph would be thousands. */
  outlines(texts: readonly { text: string; x: number; y: number }[], size: number, id: string): string;
  /** The definitions of used glyphs, to be placed before the text. */
  definitions(): string;
}

const shaped = new Map<string, { glyphs: { id: number; x: number }[]; width: number }>();

function shape(text: string, weight: Weight) {
  const key = `${weight} ${text}`;
  const known = shaped.get(key);
  if (known) return known;
  const font = fonts.get(weight);
  if (!font) throw new Error(`No font of the weight ${weight}`);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer, tabular);
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
    if (id === 0) throw new Error(`The font lacks a character of “${text}”`);
    const at = x;
    x += positions[index]?.xAdvance ?? 0;
    return { id, x: at };
  });
  const result = { glyphs, width: x };
  shaped.set(key, result);
  return result;
}

/** @returns an outline in integer steps of `em`, relative, y downwards */
function compact(outline: string): string {
  const scaled = (value: string, index: number) => Math.round((Number(value) * em * (index % 2 ? -1 : 1)) / face.upem);
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let result = "";
  for (const [, command = "", numbers = ""] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === "Z") {
      result += "z";
      [x, y] = [startX, startY];
      continue;
    }
    const ends = numbers.split(/[ ,]/).map(scaled);
    const steps = ends.map((value, index) => value - (index % 2 ? y : x));
    result += command.toLowerCase() + steps.join(" ").replaceAll(" -", "-");
    [x, y] = ends.slice(-2) as [number, number];
    if (command === "M") [startX, startY] = [x, y];
  }
  return result;
}

const outlineOf = (id: number, weight: Weight) => compact(fonts.get(weight)?.glyphToPath(id) ?? "");

/** @returns the width of a text, in the units of `size` */
export const widthOf = (text: string, size: number, weight: Weight = 400) =>
  (shape(text, weight).width / face.upem) * size;

/**
 * @param mirrored whether the drawing is, so that its text must be turned back
 * @returns the lettering of one file
 */
export function createLettering(mirrored = false): Lettering {
  const used = new Map<string, string>();
  const name = (id: number, weight: Weight) => {
    const key = `${"abcd"[weights.indexOf(weight)]}${id}`;
    if (!used.has(key)) used.set(key, outlineOf(id, weight));
    return key;
  };
  return {
    text(text, x, y, { size, weight = 400, fill, anchor = "start", halo, turn }) {
      const { glyphs, width } = shape(text, weight);
      const units = em / face.upem;
      const back = anchor === "middle" ? width / 2 : anchor === "end" ? width : 0;
      const uses = glyphs
        .map(({ id, x: at }) => ({ key: name(id, weight), at: Math.round((at - back) * units) }))
        .filter(({ key }) => used.get(key))
        .map(({ key, at }) => element("use", { href: `#${key}`, x: at }))
        .join("");
      const upright = mirrored ? " scale(-1 1)" : "";
      // Turned the other way, text of a mirrored drawing still stands beside its point.
      const turned = turn ? ` rotate(${short(mirrored ? -turn : turn)})` : "";
      const place = `translate(${short(x)} ${short(y)})${upright}${turned}`;
      const transform = `${place} scale(${(size / em).toFixed(5)})`;
      const edge = halo && { stroke: halo, "stroke-width": em * 0.3, "stroke-linejoin": "round", fill: halo };
      return group({ transform, fill }, edge ? group(edge, uses) : "", uses);
    },
    outlines(words, size, id) {
      const d = words.flatMap(({ text, x, y }) => {
        const { glyphs, width } = shape(text, 400);
        const left = (x / size) * em - ((width / 2) * em) / face.upem;
        return glyphs.map(
          ({ id: glyph, x: at }) =>
            `M${Math.round(left + (at * em) / face.upem)} ${Math.round((y / size) * em)}${outlineOf(glyph, 400)}`,
        );
      });
      return element("path", { id, transform: `scale(${(size / em).toFixed(5)})`, d: d.join("") });
    },
    definitions: () => element("defs", {}, [...used].map(([id, d]) => d && element("path", { id, d })).join("")),
  };
}
