import type { FixtureModel } from "../../client/complex/plans/planModels.ts";
import { colors } from "./colors.ts";
import { box, circle, group, path, short } from "./svg.ts";
import { type DrawPiece, wetFixtures } from "./wetFixtures.ts";

const soft = { fill: "#efe6d5" };
const fine = { stroke: "#b9b2a4", "stroke-width": 7 };
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

/** A chair around its centre, facing the top of the sheet. */
const chair = (x: number, y: number, turn: number) =>
  group(
    { transform: `translate(${short(x)} ${short(y)}) rotate(${turn})` },
    box(-210, -190, 420, 400, { rx: 80 }),
    path("M-210 120Q-210 230-110 230H110Q210 230 210 120", { "stroke-width": 22 }),
  );

/** Pillows at the back, the cover folded down, a throw across the foot. */
const bed =
  (pillows: number): DrawPiece =>
  (w, d) => {
    const wide = Math.min(680, w / pillows - 130);
    return [
      box(-20, 0, w + 40, 70, { rx: 12, ...soft }),
      box(0, 40, w, d - 40, { rx: 36 }),
      times(pillows, (i) => box((w / pillows) * (i + 0.5) - wide / 2, 120, wide, 380, { rx: 110 })),
      path(`M0 640Q${w / 2} 600 ${w} 640V${d - 36}Q${w} ${d} ${w - 36} ${d}H36Q0 ${d} 0 ${d - 36}Z`, soft),
      path(`M0 640Q${w / 2} 600 ${w} 640V800Q${w / 2} 770 0 800Z`),
      path(`M0 ${d - 520}Q${w / 2} ${d - 490} ${w} ${d - 520}M0 ${d - 260}Q${w / 2} ${d - 230} ${w} ${d - 260}`, fine),
    ].join("");
  };

/** A wardrobe from above: the rail with clothes on it, doors in front. */
const closet: DrawPiece = (w, d) => {
  const doors = Math.max(2, Math.round(w / 550));
  const hangers = Math.floor((w - 160) / 140);
  return [
    box(0, 0, w, d),
    path(`M40 ${d * 0.46}H${w - 40}`, { "stroke-width": 14 }),
    times(hangers, (i) => {
      const x = 80 + ((w - 160) / hangers) * (i + 0.5);
      const lean = ((i * 37) % 5) * 8 - 16;
      return path(`M${short(x - lean)} 70L${short(x + lean)} ${d - 120}`, fine);
    }),
    path(`M0 ${d - 36}H${w}`),
    times(doors - 1, (i) => path(`M${short((w / doors) * (i + 1))} ${d - 36}V${d}`)),
  ].join("");
};

/** Open shelves; the diagonal means ceiling height. */
const shelf: DrawPiece = (w, d) => {
  const bays = Math.max(1, Math.round(w / 600));
  const bay = w / bays;
  const diagonals = Array.from({ length: bays }, (_, i) => `M${short(bay * i)} ${d}L${short(bay * (i + 1))} 0`).join(
    "",
  );
  return [box(0, 0, w, d), path(diagonals, fine), times(bays - 1, (i) => path(`M${short(bay * (i + 1))} 0V${d}`))].join(
    "",
  );
};

const sofa: DrawPiece = (w, d) => {
  const seat = (w - 400) / 3;
  return [
    box(0, 0, w, d, { rx: 110, ...soft }),
    times(3, (i) => box(200 + seat * i, 230, seat, d - 260, { rx: 60 })),
    times(3, (i) => box(215 + seat * i, 60, seat - 30, 190, { rx: 80 })),
    box(30, 150, 170, d - 190, { rx: 75 }),
    box(w - 200, 150, 170, d - 190, { rx: 75 }),
  ].join("");
};

const desk: DrawPiece = (w, d) =>
  chair(w / 2, d + 20, 0) +
  box(0, 0, w, d, { rx: 12 }) +
  box(w / 2 - 260, 90, 520, 26, { fill: colors.inkQuiet, stroke: "none" }) +
  box(w / 2 - 200, 240, 400, 130, { rx: 14 });

/** Three chairs on each long side, in both orientations of the table. */
const tableAlong: DrawPiece = (w, d) =>
  times(3, (i) => chair(330, d * (0.19 + 0.31 * i), -90) + chair(w - 330, d * (0.19 + 0.31 * i), 90)) +
  box(460, 0, w - 920, d, { rx: 30 });
const tableAcross: DrawPiece = (w, d) =>
  times(3, (i) => chair(w * (0.19 + 0.31 * i), 330, 0) + chair(w * (0.19 + 0.31 * i), d - 330, 180)) +
  box(0, 460, w, d - 920, { rx: 30 });

/** Leaves around a stem. */
const plant: DrawPiece = (w, d) => {
  const leaf = `M0 0C${w * 0.2} ${-w * 0.1} ${w * 0.34} ${-w * 0.28} ${w * 0.1} ${-w * 0.6}C${-w * 0.12} ${-w * 0.34} ${-w * 0.12} ${-w * 0.14} 0 0Z`;
  const leaves = times(7, (i) => path(leaf, { transform: `rotate(${(i * 360) / 7})` }));
  return group(
    { transform: `translate(${w / 2} ${d / 2})`, fill: "#dfe3d6", stroke: "#8d957d", "stroke-width": 7 },
    leaves,
    circle(0, 0, w * 0.13),
  );
};

const symbols: Record<string, DrawPiece> = {
  bedD: bed(2),
  bedS: bed(1),
  closet,
  shelf,
  shoe: shelf,
  sofa,
  desk,
  plant,
  table: tableAlong,
  tableH: tableAcross,
  night: (w, d) => box(0, 0, w, d, { rx: 14 }) + circle(w / 2, d / 2, 130, soft) + circle(w / 2, d / 2, 46),
  vanity: (w, d) => box(0, 0, w, d) + path(`M0 46H${w}`) + circle(w / 2, d - 20, 170, soft),
  ctable: (w, d) => box(0, 0, w, d, { rx: 90 }) + circle(w * 0.44, d * 0.3, 110, soft) + circle(w * 0.6, d * 0.7, 60),
  tv: (w, d) =>
    box(0, 0, w, d) +
    box(w * 0.13, d * 0.4, w * 0.74, 60, { fill: colors.ink, stroke: "none" }) +
    path(`M0 ${d - 50}H${w}`, fine),
  rug: (w, d) =>
    box(0, 0, w, d, { fill: "#e9dfcb", stroke: "#d3c6ac" }) +
    box(100, 100, w - 200, d - 200, { fill: "none", stroke: "#d3c6ac" }),
  ...wetFixtures,
};

/** Rotates a piece so that its back is opposite the side that it faces. */
const places = {
  s: (x0: number, y0: number) => `translate(${x0} ${y0})`,
  n: (_x0: number, _y0: number, x1: number, y1: number) => `translate(${x1} ${y1}) rotate(180)`,
  e: (x0: number, _y0: number, _x1: number, y1: number) => `translate(${x0} ${y1}) rotate(-90)`,
  w: (_x0: number, y0: number, x1: number) => `translate(${x1} ${y0}) rotate(90)`,
};

/** @throws Error if the plan has an unknown type of furniture: add a symbol for it */
export function drawFixture({ type, rect: [x0, y0, x1, y1], facing = "s", option }: FixtureModel): string {
  const symbol = symbols[type];
  if (!symbol) throw new Error(`No symbol for furniture of the type ${type}`);
  const across = facing === "s" || facing === "n";
  const [w, d] = across ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
  return group({ transform: places[facing](x0, y0, x1, y1) }, symbol(w, d, option));
}
