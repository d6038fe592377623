import { encloses } from "../rings.ts";
import type { Point, Ring } from "../shapeTypes.ts";

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** @returns a ring triangulated by ear clipping, as indices into the ring */
export function triangles(ring: Ring): [number, number, number][] {
  const left = ring.map((_, index) => index);
  const cut: [number, number, number][] = [];
  const at = (index: number) => ring[index] as Point;
  const isEar = (place: number) => {
    const [a, b, c] = around(place);
    if (turn(at(a), at(b), at(c)) <= 0) return false;
    const corners = [at(a), at(b), at(c)];
    return !left.some((other) => other !== a && other !== b && other !== c && encloses(corners, ...at(other)));
  };
  const around = (place: number) =>
    [-1, 0, 1].map((step) => left[(place + step + left.length) % left.length]) as [number, number, number];
  while (left.length > 3) {
    // Collinear corners are no ears, and can be removed without loss.
    const place = Math.max(
      0,
      left.findIndex((_, index) => isEar(index)),
    );
    cut.push(around(place));
    left.splice(place, 1);
  }
  cut.push(left as [number, number, number]);
  return cut;
}
