import facade from "../../content/generated/facadeShape.json" with { type: "json" };
import { floorHeight, type Home, levelOf, type ModelTower, modelTowers, partsOf, podiumHeight } from "../homes.ts";
import { linesBefore } from "../leftHomes.ts";
import { crownHeight } from "../rays.ts";
import { type Edge, edgesOf, encloses, inset } from "../rings.ts";
import type { FacadeShape, Point, Ring } from "../shapeTypes.ts";
import { Part, Solid } from "./solid.ts";

const shape = facade as unknown as FacadeShape;

/** Windows at least this high are in a strip of dark glass from floor to floor, with this margin on both sides. */
const tall = 1.5;
const strip = 0.24;
/** Metres by which walls are offset from the footprint, and extended beyond its corners so that no gap is visible. */
const wallOut = 0.06;
const stone = { part: Part.stone };

const longest = (ring: Ring) => edgesOf(ring).reduce((one, other) => (other.length > one.length + 0.01 ? other : one));

/** Metres inside a wall at which a home is looked for: its outline stands back from the tower's. */
const within = 0.8;
const centre = (ring: Ring): Point => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
];

/** @returns the column of the homes behind a place on a tower's wall, in the order of all towers' lines */
function columnOf(index: number, { from, along, out }: Edge, place: number): number {
  const [x, y] = [0, 1].map((k) => (from[k] ?? 0) + (along[k] ?? 0) * place - (out[k] ?? 0) * within) as [
    number,
    number,
  ];
  const before = linesBefore(index);
  const lines = modelTowers[index]?.lines ?? [];
  const behind = lines.findIndex(({ polygon }) => encloses(polygon, x, y));
  if (behind >= 0) return before + behind;
  const distances = lines.map(({ polygon }) => Math.hypot(centre(polygon)[0] - x, centre(polygon)[1] - y));
  return before + distances.indexOf(Math.min(...distances));
}

function tower(solid: Solid, index: number, { footprint, roof }: ModelTower): void {
  const storeys = { low: podiumHeight - 0.5, high: roof, base: podiumHeight, storey: floorHeight, out: wallOut };
  let seed = index * 97;
  for (const [number, edge] of edgesOf(footprint).entries()) {
    let done = -wallOut;
    for (const [left, right, window, room] of shape.towers[index]?.bays[number] ?? []) {
      const inStrip = window >= tall;
      const side = inStrip ? strip : 0;
      solid.wall(edge, done, left - side, { ...storeys, part: Part.pier });
      const part = inStrip ? Part.strip : Part.window;
      seed += 1;
      const column = columnOf(index, edge, (left + right) / 2);
      solid.wall(edge, left - side, right + side, { ...storeys, part, window, room, seed, column });
      if (inStrip)
        for (const place of [left - side, right + side])
          solid.fin(edge, place, { part: Part.brass, half: 0.05, deep: 0.34, low: podiumHeight, high: roof, room: 1 });
      done = right + side;
    }
    solid.wall(edge, done, edge.length + wallOut, { ...storeys, part: Part.pier });
  }
  solid.lid(inset(footprint, 0.2), roof + 0.02, stone);
  const face = longest(footprint);
  const middle = face.length / 2;
  solid.fin(face, middle, { ...stone, half: 0.42, deep: 0.3, low: podiumHeight, high: roof + crownHeight });
  const line = { part: Part.line, half: 0.12, deep: 0.42, behind: -0.25 };
  solid.fin(face, middle, { ...line, low: podiumHeight + 1, high: roof + crownHeight + 0.02 });
  crown(solid, footprint, roof, shape.towers[index]?.core ?? []);
}

function crown(solid: Solid, footprint: Ring, roof: number, core: Ring): void {
  const lit = inset(footprint, 1.3);
  solid.walls(lit, { part: Part.crown, low: roof, high: roof + crownHeight - 1 });
  solid.lid(lit, roof + crownHeight - 1, stone);
  const [outer, inner] = [inset(footprint, -0.28), inset(footprint, 0.5)];
  solid.band(outer, inner, roof - 0.1, roof + 0.45, stone);
  solid.band(outer, inner, roof + crownHeight - 0.5, roof + crownHeight, stone);
  for (const edge of edgesOf(footprint)) {
    const count = Math.max(1, Math.round(edge.length / 1.05));
    const fin = { part: Part.brass, half: 0.07, deep: 0.26, behind: 0.25, room: 2 };
    for (let k = 0; k <= count; k++)
      solid.fin(edge, (k * edge.length) / count, { ...fin, low: roof + 0.4, high: roof + crownHeight - 0.5 });
  }
  solid.prism(inset(core, 0.6), roof + crownHeight - 1, roof + crownHeight + 1.6, stone);
}

function podium(solid: Solid, ring: Ring, number: number): void {
  const [slab, inner] = [inset(ring, -0.25), inset(ring, 0.25)];
  const roof = podiumHeight;
  solid.lid(inner, roof, { part: Part.paving });
  solid.band(slab, inner, roof - 1, roof + 0.45, stone);
  let seed = 700 + number * 90;
  for (const edge of edgesOf(ring)) {
    const bays = Math.max(1, Math.round(edge.length / 6));
    const wide = edge.length / bays;
    for (let k = 0; k < bays; k++) {
      seed += 1;
      solid.wall(edge, k * wide, (k + 1) * wide, { part: Part.podium, low: 0, high: roof - 0.9, seed });
    }
    for (let k = 0; k <= bays; k++)
      solid.fin(edge, k * wide, { ...stone, half: 0.32, deep: 0.22, behind: 0.05, low: 0, high: roof - 1 });
    // Slabs between the storeys.
    for (const [low, high] of [
      [5, 5.6],
      [9.3, 9.9],
    ] as const)
      solid.wall(edge, 0, edge.length, { ...stone, low, high, out: 0.25 });
    if (edge.length > 20) canopy(solid, edge);
  }
}

function canopy(solid: Solid, edge: Edge): void {
  const { from, along, out, length } = edge;
  const at = (place: number, reach: number, z: number) =>
    [from[0] + along[0] * place + out[0] * reach, from[1] + along[1] * place + out[1] * reach, z] as const;
  solid.wall(edge, 1, length - 1, { part: Part.brass, low: 4.62, high: 4.8, out: 1.9 });
  const top = [at(1, 1.9, 4.8), at(length - 1, 1.9, 4.8), at(length - 1, 0.1, 4.8), at(1, 0.1, 4.8)];
  solid.quad(top, [0, 0, 1], stone);
}

/** The gate at the western entrance: a long roof on two pylons, as in art/blender. */
function gate(solid: Solid): void {
  const box = (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number, part: number) => {
    const ring: Ring = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    solid.prism(ring, z0, z1, { part });
    solid.lid(ring, z0, { part }, -1);
  };
  box(-84.1, 9.1, 0.1, -80.9, 12.5, 6.2, Part.stone);
  box(-84.1, -12.5, 0.1, -80.9, -9.1, 6.2, Part.stone);
  box(-86.1, -14.9, 6.45, -78.9, 14.9, 7.2, Part.stone);
  box(-85.8, -14.6, 6.2, -79.2, 14.6, 6.45, Part.brass);
}

/** Towers, podiums, gardens and water of the complex. */
export function buildComplex(): Solid {
  const solid = new Solid();
  for (const [index, each] of modelTowers.entries()) tower(solid, index, each);
  for (const [index, ring] of shape.podiums.entries()) podium(solid, ring, index);
  solid.prism(shape.site, -0.2, 0.12, stone, { part: Part.paving });
  for (const { deck, ring } of shape.gardens) {
    const ground = deck ? podiumHeight : 0.12;
    solid.prism(ring, ground, ground + 0.42, stone);
    solid.lid(inset(ring, 0.35), ground + 0.46, { part: Part.soil });
  }
  for (const ring of shape.water) {
    solid.prism(inset(ring, -0.5), 0, 0.22, stone);
    solid.lid(ring, 0.3, { part: Part.pond });
  }
  gate(solid);
  return solid;
}

/** A home as a golden slab, slightly larger than its walls; `strength` is its brightness. */
export function buildHome(home: Home, strength: number): Solid {
  const solid = new Solid();
  const ring = inset(partsOf(home).line.polygon, -0.24);
  const low = levelOf(home.floor) - 0.12;
  solid.prism(ring, low, low + floorHeight + 0.06, { part: Part.chosen, room: strength });
  solid.lid(ring, low, { part: Part.chosen, room: strength }, -1);
  return solid;
}
