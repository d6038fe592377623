import type { PlanModel } from "../../client/complex/plans/planModels.ts";
import type { Rect } from "../../client/shared/plans/shapes.ts";
import { colors } from "./colors.ts";
import { extentOf, frontSpans } from "./geometry.ts";
import type { Lettering } from "./lettering.ts";
import { path } from "./svg.ts";

type Span = readonly [number, number];
type Side = "top" | "right" | "bottom" | "left";

/** The style of a sheet's dimensions; millimetres. */
interface DimensionStyle {
  /** Distance from the outer face to the line of the rooms, and to the line of the whole; 0 omits that line. */
  rooms: number;
  whole: number;
  size: number;
  /** The shortest span whose letters have the full size, in letters; 3.4 by default. */
  full?: number;
}

const format = (mm: number) => Math.round(mm).toLocaleString("en-US");

/** Clear widths of rooms along one side, and the total outside of them. */
function drawChain(
  side: Side,
  face: number,
  spans: readonly Span[],
  whole: Span,
  style: DimensionStyle,
  lettering: Lettering,
): string {
  const upright = side === "left" || side === "right";
  const outwards = side === "top" || side === "left" ? -1 : 1;
  const at = (along: number, across: number) => (upright ? `${across} ${along}` : `${along} ${across}`);
  const measure = ([from, to]: Span, across: number, strong: boolean) => {
    const ticks = [from, to].map((end) => `M${at(end - 55, across + 55)}L${at(end + 55, across - 55)}`).join("");
    const size = to - from < style.size * (style.full ?? 3.4) ? style.size * 0.78 : style.size;
    const middle = (from + to) / 2;
    const [x, y] = upright ? [across - style.size * 0.42, middle] : [middle, across - style.size * 0.42];
    return [
      path(`M${at(from, across)}L${at(to, across)}`, { stroke: colors.inkQuiet, "stroke-width": 7 }),
      path(ticks, { stroke: colors.ink, "stroke-width": 16 }),
      lettering.text(format(to - from), x, y, {
        size,
        weight: strong ? 600 : 400,
        fill: strong ? colors.ink : colors.inkQuiet,
        anchor: "middle",
        ...(upright && { turn: -90 }),
      }),
    ].join("");
  };
  const inner = face + outwards * style.rooms;
  const outer = face + outwards * style.whole;
  const extension = (along: number, from: number, to: number) => `M${at(along, from)}L${at(along, to)}`;
  const extensions = [
    ...[...new Set(spans.flat())].map((along) => extension(along, face + outwards * 150, inner + outwards * 90)),
    ...(style.whole ? whole.map((along) => extension(along, face + outwards * 150, outer + outwards * 90)) : []),
  ];
  return [
    path(extensions.join(""), { stroke: colors.line, "stroke-width": 6 }),
    ...spans.map((span) => measure(span, inner, false)),
    style.whole ? measure(whole, outer, true) : "",
  ].join("");
}

/**
 * @param around the extent outside of which the lines are
 * @param sides the sides that get dimensions
 */
export function drawDimensions(
  plan: PlanModel,
  around: Rect,
  sides: readonly Side[],
  style: DimensionStyle,
  lettering: Lettering,
): string {
  const outer = extentOf(plan.outline);
  const [left, top, right, bottom] = around;
  const faces = { top, right, bottom, left };
  const spans = { ...plan.dims, bottom: frontSpans(plan) };
  const frontXs = plan.outline.filter(([, y]) => y === outer[3]).map(([x]) => x);
  const rightYs = plan.outline.filter(([x]) => x === outer[2]).map(([, y]) => y);
  const wholes: Record<Side, Span> = {
    top: [outer[0], outer[2]],
    bottom: [Math.min(...frontXs), Math.max(...frontXs)],
    left: [outer[1], outer[3]],
    right: [Math.min(...rightYs), outer[3]],
  };
  return sides.map((side) => drawChain(side, faces[side], spans[side], wholes[side], style, lettering)).join("");
}
