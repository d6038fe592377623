import type { Point, Ring } from "./shapeTypes.ts";

export interface Edge {
  from: Point;
  to: Point;
  length: number;
  along: Point;
  /** Outward normal. */
  out: Point;
}

export function edgesOf(ring: Ring): Edge[] {
  return ring.map((from, index) => {
    const to = ring[(index + 1) % ring.length] as Point;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1e-6;
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return { from, to, length, along, out: [along[1], -along[0]] };
  });
}

export function encloses(ring: Ring, x: number, y: number): boolean {
  let within = false;
  for (const { from, to } of edgesOf(ring)) {
    if (from[1] > y === to[1] > y) continue;
    if (x < from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])) within = !within;
  }
  return within;
}

/** @returns the ring with every edge moved inwards, or outwards if negative; sharp corners are truncated */
export function inset(ring: Ring, by: number): Point[] {
  const edges = edgesOf(ring);
  return edges.map(({ from, out }, index) => {
    const before = edges[(index + edges.length - 1) % edges.length] as Edge;
    const [x, y] = [-out[0] - before.out[0], -out[1] - before.out[1]];
    const reach = by / Math.max(0.35, -x * out[0] - y * out[1]);
    return [from[0] + x * reach, from[1] + y * reach];
  });
}
