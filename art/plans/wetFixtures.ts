import { box, circle, path, short } from "./svg.ts";

/** Draws a piece of furniture, `w` wide and `d` deep, with its back along y = 0; millimetres. */
export type DrawPiece = (w: number, d: number, option?: string | number) => string;

const fine = { stroke: "#a9b0b8", "stroke-width": 7 };
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");
const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  path(
    `M${short(cx - rx)} ${short(cy)}a${short(rx)} ${short(ry)} 0 1 1 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 1 ${short(-2 * rx)} 0Z`,
  );

const sink = (x: number) =>
  [
    box(x - 400, 120, 800, 400, { rx: 50 }),
    box(x - 360, 160, 430, 320, { rx: 60 }),
    box(x + 110, 160, 250, 320, { rx: 50 }),
    circle(x - 145, 320, 26),
    path(`M${short(x + 90)} 70V230`, { "stroke-width": 24 }),
  ].join("");

const hob = (x: number) =>
  [
    box(x - 300, 80, 600, 440, { rx: 24, fill: "#e4e2de" }),
    circle(x - 145, 200, 90),
    circle(x + 145, 200, 90),
    circle(x - 145, 400, 72),
    circle(x + 145, 400, 72),
  ].join("");

/** A worktop with its built-in fixtures. */
const counter: DrawPiece = (w, d, option) =>
  [
    box(0, 0, w, d),
    option !== "hob" ? sink(option === "both" ? w * 0.3 : w * 0.48) : "",
    option !== "sink" ? hob(option === "both" ? w * 0.75 : w * 0.42) : "",
  ].join("");

/** Refrigerators and tall cupboards, each a crossed square. */
const tall: DrawPiece = (w, d, option) => {
  const count = Number(option ?? 1);
  const each = w / count;
  return times(count, (i) => {
    const x = each * i;
    const cross = `M${short(x)} 0L${short(x + each)} ${d - 60}M${short(x + each)} 0L${short(x)} ${d - 60}`;
    return box(x, 0, each, d - 60) + path(cross, fine) + box(x + 20, d - 60, each - 40, 40, { rx: 10 });
  });
};

/** Fixtures of kitchens, bathrooms and utility rooms. */
export const wetFixtures: Record<string, DrawPiece> = {
  counter,
  tall,
  island: (w, d) => box(0, 0, w, d, { rx: 10 }) + path(`M60 60H${w - 60}V${d - 60}H60Z`, fine),
  wc: (w, d) =>
    box(0, 0, w, d * 0.27, { rx: 30 }) +
    path(
      `M${w * 0.14} ${d * 0.3}H${w * 0.86}C${w * 1.06} ${d * 0.62} ${w * 0.86} ${d} ${w / 2} ${d}S${-w * 0.06} ${d * 0.62} ${w * 0.14} ${d * 0.3}Z`,
    ) +
    ellipse(w / 2, d * 0.63, w * 0.25, d * 0.22),
  basin: (w, d) =>
    box(0, 0, w, d, { rx: 14 }) +
    ellipse(w / 2, d * 0.55, Math.min(w * 0.36, 280), d * 0.33) +
    circle(w / 2, d * 0.58, 20) +
    path(`M${w / 2} 30V${d * 0.3}`, { "stroke-width": 24 }),
  tub: (w, d) =>
    box(0, 0, w, d, { rx: 14 }) + box(70, 70, w - 140, d - 140, { rx: Math.min(w, d) * 0.34 }) + circle(210, d / 2, 30),
  shower: (w, d) =>
    box(0, 0, w, d) + path(`M0 0L${w} ${d}M${w} 0L0 ${d}`, fine) + circle(w / 2, d / 2, 90) + circle(w / 2, d / 2, 30),
  washer: (w, d) =>
    box(0, 0, w, d, { rx: 24 }) +
    circle(w / 2, d / 2 + 30, w * 0.34) +
    circle(w / 2, d / 2 + 30, w * 0.24) +
    path(`M30 96H${w - 30}`, fine),
  ac: (w, d) =>
    box(0, 0, w, d, { rx: 20 }) +
    circle(w * 0.36, d / 2, d * 0.38) +
    circle(w * 0.36, d / 2, d * 0.1) +
    times(5, (i) => path(`M${short(w * 0.74 + i * w * 0.045)} ${d * 0.18}V${d * 0.82}`, fine)),
};
