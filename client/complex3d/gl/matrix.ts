import type { Vector } from "../rays.ts";

/** Sixteen numbers in column-major order, as for WebGL. */
export type Matrix = Float32Array;

export function multiply(a: Matrix, b: Matrix): Matrix {
  const product = new Float32Array(16);
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += (a[k * 4 + row] as number) * (b[column * 4 + k] as number);
      product[column * 4 + row] = sum;
    }
  return product;
}

/** @param shift of the image centre, in halves of the image: to the right and up */
export function perspective(
  fieldOfView: number,
  aspect: number,
  near: number,
  far: number,
  [x, y]: readonly [number, number],
): Matrix {
  const up = 1 / Math.tan(fieldOfView / 2);
  const depth = 1 / (near - far);
  return new Float32Array([
    up / aspect,
    0,
    0,
    0,
    0,
    up,
    0,
    0,
    x,
    y,
    (far + near) * depth,
    -1,
    0,
    0,
    2 * far * near * depth,
    0,
  ]);
}

/** An orthographic projection: `reach` to all sides, `depth` ahead. */
export function parallel(reach: number, depth: number): Matrix {
  return new Float32Array([1 / reach, 0, 0, 0, 0, 1 / reach, 0, 0, 0, 0, -2 / depth, 0, 0, 0, -1, 1]);
}

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const plus = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export function normalized(v: Vector): Vector {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** The view from a point in a direction; `up` must not be parallel to it. */
export function viewAlong(eye: Vector, way: Vector, up: Vector): Matrix {
  const back = normalized([-way[0], -way[1], -way[2]]);
  const right = normalized(cross(up, back));
  const above = cross(back, right);
  return new Float32Array([
    right[0],
    above[0],
    back[0],
    0,
    right[1],
    above[1],
    back[1],
    0,
    right[2],
    above[2],
    back[2],
    0,
    -dot(right, eye),
    -dot(above, eye),
    -dot(back, eye),
    1,
  ]);
}

/** @returns the position of a point in the image: x and y from -1 to 1, and w, negative behind the camera */
export function project(m: Matrix, [x, y, z]: Vector): { x: number; y: number; w: number } {
  const row = (k: number) =>
    (m[k] as number) * x + (m[k + 4] as number) * y + (m[k + 8] as number) * z + (m[k + 12] as number);
  const w = row(3);
  return { x: row(0) / w, y: row(1) / w, w };
}
