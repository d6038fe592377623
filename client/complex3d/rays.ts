import { measurements } from "../content/generated/measurements.ts";
import { type Home, levelOf, type ModelTower, modelTowers } from "./homes.ts";
import { edgesOf, encloses } from "./rings.ts";

export type Vector = readonly [number, number, number];

interface Hit {
  tower: number;
  /** Metres from the ray's origin. */
  distance: number;
  /** Undefined when the ray hits a crown, or a wall that belongs to no home. */
  home: Home | undefined;
}

/** Height of the crowns above the roofs in metres. */
export const crownHeight = 6;

const walls = modelTowers.map(({ footprint }) => edgesOf(footprint));

function homeBehind(tower: number, { lines, roof, topFloor }: ModelTower, [x, y, z]: Vector): Home | undefined {
  if (z >= roof) return undefined;
  const line = lines.findIndex(({ polygon }) => encloses(polygon, x, y));
  if (line < 0) return undefined;
  const floor =
    measurements.firstHomeFloor + Math.floor((z - levelOf(measurements.firstHomeFloor)) / measurements.floorHeight);
  return { tower, line, floor: Math.min(topFloor, floor) };
}

/** @returns the first tower that a ray hits, computed from footprints and floors */
export function castRay([ox, oy, oz]: Vector, [dx, dy, dz]: Vector): Hit | undefined {
  let first: Hit | undefined;
  for (const [tower, edges] of walls.entries()) {
    const shape = modelTowers[tower] as ModelTower;
    for (const { from, along, out, length } of edges) {
      const towards = -(dx * out[0] + dy * out[1]);
      if (towards <= 0) continue;
      const distance = ((ox - from[0]) * out[0] + (oy - from[1]) * out[1]) / towards;
      if (distance <= 0 || distance >= (first?.distance ?? Number.POSITIVE_INFINITY)) continue;
      const [x, y, z] = [ox + dx * distance, oy + dy * distance, oz + dz * distance];
      const place = (x - from[0]) * along[0] + (y - from[1]) * along[1];
      if (place < 0 || place > length || z < measurements.podiumHeight || z > shape.roof + crownHeight) continue;
      const inside = 0.3;
      first = { tower, distance, home: homeBehind(tower, shape, [x - out[0] * inside, y - out[1] * inside, z]) };
    }
  }
  return first;
}
