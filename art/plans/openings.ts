import type { DoorModel, OpeningModel } from "../../client/complex/plans/planModels.ts";
import type { Point, Rect } from "../../client/shared/plans/shapes.ts";
import { colors } from "./colors.ts";
import { box, boxes, group, loops, path, short } from "./svg.ts";

const jamb = 45;
const leaf = 42;
const line = { stroke: colors.ink, "stroke-width": 10 };

/** A frame in which the opening is along x from 0, and the wall's thickness along y from 0. */
function frameOf([x0, y0, x1, y1]: Rect) {
  const across = x1 - x0 > y1 - y0;
  return {
    width: across ? x1 - x0 : y1 - y0,
    thickness: across ? y1 - y0 : x1 - x0,
    transform: across ? `translate(${x0} ${y0})` : `matrix(0 1 1 0 ${x0} ${y0})`,
  };
}

const jambs = (width: number, thickness: number) =>
  box(0, -12, jamb, thickness + 24) + box(width - jamb, -12, jamb, thickness + 24);

const outwards: Record<"n" | "e" | "s" | "w", Point> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The open leaf and its swing arc. */
function drawSwing({ rect: [x0, y0, x1, y1], hinge, swing }: DoorModel): string {
  if (!hinge || !swing) throw new Error("A door that swings needs `hinge` and `swing`");
  const across = x1 - x0 > y1 - y0;
  const radius = (across ? x1 - x0 : y1 - y0) - 2 * jamb;
  const [vx, vy] = outwards[swing];
  const first = hinge === "l" || hinge === "t";
  const [ux, uy]: Point = across ? [first ? 1 : -1, 0] : [0, first ? 1 : -1];
  // The hinge is on the face that the door opens over.
  const hx = across ? (first ? x0 + jamb : x1 - jamb) : vx > 0 ? x1 : x0;
  const hy = across ? (vy > 0 ? y1 : y0) : first ? y0 + jamb : y1 - jamb;
  const at = (u: number, v: number): Point => [hx + ux * u + vx * v, hy + uy * u + vy * v];
  const sweep = vx * uy - vy * ux > 0 ? 1 : 0;
  const place = (point: Point) => point.map(short).join(" ");
  return (
    path(`M${place(at(0, radius))}A${radius} ${radius} 0 0 ${sweep} ${place(at(radius, 0))}`, {
      fill: "none",
      stroke: colors.inkQuiet,
      "stroke-width": 7,
    }) + path(loops([[at(0, 0), at(0, radius), at(leaf, radius), at(leaf, 0)]]), { fill: colors.drawing, ...line })
  );
}

export function drawDoor(door: DoorModel): string {
  const { kind, rect } = door;
  if (kind === "open") return "";
  const { width: w, thickness: t, transform } = frameOf(rect);
  const inner = w - 2 * jamb;
  const leaves = {
    swing: "",
    entry: box(jamb, t * 0.36, inner, 56, { fill: colors.ink, stroke: "none" }),
    slide: box(jamb, t * 0.16, inner * 0.55, t * 0.3) + box(jamb + inner * 0.45, t * 0.54, inner * 0.55, t * 0.3),
    // The entrance's glass partition: three overlapping leaves.
    slide3: [0, 1, 2]
      .map((i) => box(jamb + (inner / 3) * i, 8 + i * 36, inner / 3 + (i < 2 ? 40 : 0), 28, { fill: "#dde5ec" }))
      .join(""),
  }[kind];
  const swings = kind === "swing" || kind === "entry" ? drawSwing(door) : "";
  return group({ transform, fill: colors.drawing, ...line }, jambs(w, t), leaves) + swings;
}

export function drawWindow({ kind, rect }: OpeningModel): string {
  const { width: w, thickness: t, transform } = frameOf(rect);
  const ground = box(0, 0, w, t, { fill: colors.drawing });
  if (kind === "louver") {
    const blades = Array.from(
      { length: Math.floor(w / 100) },
      (_, i) => `M${40 + i * 100} ${t - 20}L${80 + i * 100} 20`,
    );
    return group({ transform, ...line }, ground, path(blades.join(""), { "stroke-width": 14 }));
  }
  const count = w > 3000 ? 4 : 2;
  const sash = (index: number) => {
    const from = (w / count) * index - (index % 2 ? 30 : 0);
    const to = (w / count) * (index + 1) + (index % 2 ? 0 : 30);
    // Four sashes meet in the middle: the inner two share a rail.
    const front = count === 4 ? index === 1 || index === 2 : index === 1;
    return box(Math.max(0, from), front ? t * 0.56 : t * 0.26, Math.min(w, to) - Math.max(0, from), t * 0.16, {
      fill: "#dde5ec",
    });
  };
  return group({ transform, ...line }, ground, Array.from({ length: count }, (_, index) => sash(index)).join(""));
}

/** The floor through a doorway. */
export const drawThresholds = (doors: readonly DoorModel[]) =>
  path(boxes(doors.map(({ rect }) => rect)), { fill: "#f5eedf" });
