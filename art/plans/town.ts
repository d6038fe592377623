import { mainStreet, onMap } from "../../client/complex/groundMap.ts";
import { type City, lawn } from "../../client/complex3d/city.ts";
import { visits } from "../../client/copy/visits.ts";
import { pathThrough } from "../../client/shared/mapProjection.ts";

type Box = City["boxes"][number];

/** Near the map's ground, so that the way and the names are read first. */
const tones = { lawn: "#e4e5d3", building: "#e0d6c5" };

/** Metres between the main street's edge and the middle of the nearest building. */
const setBack = 14;

/** Distance of a point from the main street's middle, in metres. */
function toStreet({ x, y }: Box): number {
  const points = [...mainStreet.points, mainStreet.onward];
  const pieces = points.slice(1).map((to, at) => {
    const [fromX, fromY] = points[at] ?? to;
    const [alongX, alongY] = [to[0] - fromX, to[1] - fromY];
    const share = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2);
    const on = Math.max(0, Math.min(1, share));
    return Math.hypot(x - fromX - on * alongX, y - fromY - on * alongY);
  });
  return Math.min(...pieces);
}

function outline({ x, y, wide, deep, turn }: Box): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corner = (right: number, up: number) => {
    const [across, along] = [(right * wide) / 2, (up * deep) / 2];
    return onMap([x + across * cos - along * sin, y + across * sin + along * cos]);
  };
  return `${pathThrough([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)])}Z`;
}

/** Lawns and buildings from above, as far as the map of directions reaches, in its units. Streets are the map's own. */
export function drawTown({ boxes }: City): string {
  const { west, north, east, south } = visits.page.map.reach;
  const shown = boxes.filter(({ x, y }) => x > -west && x < east && y < north && y > -south);
  const lawns = shown.filter(({ kind }) => kind === lawn.kind);
  const buildings = shown.filter((box) => box.kind !== lawn.kind && toStreet(box) > mainStreet.width / 2 + setBack);
  const all = (some: readonly Box[]) => some.map(outline).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-west} ${-north} ${west + east} ${north + south}"><path fill="${tones.lawn}" d="${all(lawns)}"/><path fill="${tones.building}" d="${all(buildings)}"/></svg>
`;
}
