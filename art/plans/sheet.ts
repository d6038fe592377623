import { colors } from "./colors.ts";
import { type Lettering, widthOf } from "./lettering.ts";
import { box, circle, group, path } from "./svg.ts";

/** Units of a sheet, and its smallest font size: 10 px where it is 744 px wide. Its title is the page's. */
export const sheet = { width: 1488, height: 1012, letters: 20 };

/** Width of a drawing for phones, and its smallest font size: 11 px where it is 280 px wide. */
export const narrowSheet = { width: 1000, letters: 39.4 };

/**
 * A scale bar at the sheet's lower left.
 * @param metre units of the sheet per metre
 * @param length metres, in five fields
 */
export function drawScale(metre: number, length: number, lettering: Lettering): string {
  // Its first number is centred below its end.
  const [x, y] = [8, sheet.height - 50];
  const field = (metre * length) / 5;
  const fields = [0, 1, 2, 3, 4].map((index) =>
    box(x + index * field, y, field, 6, {
      fill: index % 2 ? colors.drawing : colors.ink,
      stroke: colors.ink,
      "stroke-width": 1,
    }),
  );
  const marks = [0, 1, 3, 5].map((index) => {
    const text = index === 5 ? `${length} m` : String((length / 5) * index);
    return lettering.text(text, x + index * field, y - 10, { size: 20, fill: colors.inkQuiet, anchor: "middle" });
  });
  return fields.join("") + marks.join("");
}

/**
 * @param turn degrees, clockwise, of north on the sheet
 * @param size against the arrow of a sheet
 * @param letter size of its N
 */
export function drawNorth(x: number, y: number, turn: number, lettering: Lettering, size = 1, letter = 20): string {
  const radians = (turn * Math.PI) / 180;
  return (
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})${size === 1 ? "" : ` scale(${size})`}`, stroke: colors.ink },
      circle(0, 0, 25, { fill: "none", "stroke-width": 1 }),
      path("M0-32L9 13 0 7Z", { fill: colors.ink, stroke: "none" }),
      path("M0-32L-9 13 0 7Z", { fill: colors.light, "stroke-width": 1 }),
    ) +
    lettering.text("N", x + Math.sin(radians) * 48 * size, y - Math.cos(radians) * 48 * size + letter * 0.36, {
      size: letter,
      weight: 600,
      fill: colors.ink,
      anchor: "middle",
    })
  );
}

/**
 * @param letters font size relative to the sheet's
 * @returns a row of colours with labels, from its left end
 */
export function drawLegend(
  items: readonly { color: string; name: string; text: string }[],
  left: number,
  baseline: number,
  lettering: Lettering,
  letters = 1,
): string {
  const [size, field] = [16 * letters, 15 * letters];
  let x = left;
  return items
    .map(({ color, name, text }) => {
      const at = x;
      const named = at + field * 1.6;
      const beside = named + widthOf(name, size, 600) + size * 0.44;
      x = beside + widthOf(text, size) + size * 1.9;
      return (
        box(at, baseline - field * 0.87, field, field, { fill: color }) +
        lettering.text(name, named, baseline, { size, weight: 600, fill: colors.ink }) +
        lettering.text(text, beside, baseline, { size, fill: colors.inkQuiet })
      );
    })
    .join("");
}
