import { shoreline } from "../../content/shoreline.ts";
import type { City } from "../city.ts";
import type { Vector } from "../rays.ts";
import type { Attribute, Geometry } from "./device.ts";

const data = (name: string, size: number, values: ArrayLike<number>, instanced = false): Attribute => ({
  name,
  size,
  data: new Float32Array(values),
  ...(instanced && { instanced }),
});

/** Buildings nearer than this, in metres, cast visible shadows. */
const near = 640;

/** @returns a box from -0.5 to 0.5, and from 0 to 1 upwards, without its underside */
function unitBox(): { position: number[]; normal: number[]; index: number[] } {
  const sides: [Vector, Vector][] = [
    [
      [0, -1, 0],
      [1, 0, 0],
    ],
    [
      [1, 0, 0],
      [0, 1, 0],
    ],
    [
      [0, 1, 0],
      [-1, 0, 0],
    ],
    [
      [-1, 0, 0],
      [0, -1, 0],
    ],
  ];
  const box = { position: [] as number[], normal: [] as number[], index: [] as number[] };
  const quad = (corners: Vector[], normal: Vector) => {
    const start = box.position.length / 3;
    for (const corner of corners) {
      box.position.push(...corner);
      box.normal.push(...normal);
    }
    box.index.push(start, start + 1, start + 2, start, start + 2, start + 3);
  };
  for (const [n, a] of sides) {
    const [x, y] = [n[0] / 2, n[1] / 2];
    const [u, v] = [a[0] / 2, a[1] / 2];
    quad(
      [
        [x - u, y - v, 0],
        [x + u, y + v, 0],
        [x + u, y + v, 1],
        [x - u, y - v, 1],
      ],
      n,
    );
  }
  quad(
    [
      [-0.5, -0.5, 1],
      [0.5, -0.5, 1],
      [0.5, 0.5, 1],
      [-0.5, 0.5, 1],
    ],
    [0, 0, 1],
  );
  return box;
}

/** The city's buildings: those near enough to cast visible shadows, and the others. */
export function cityGeometry({ boxes }: City): { near: Geometry; far: Geometry } {
  const { position, normal, index } = unitBox();
  const geometry = (chosen: City["boxes"]): Geometry => ({
    attributes: [
      data("position", 3, position),
      data("normal", 3, normal),
      data(
        "boxPlace",
        4,
        chosen.flatMap(({ x, y, low, turn }) => [x, y, low, turn]),
        true,
      ),
      data(
        "boxSize",
        4,
        chosen.flatMap(({ wide, deep, high, kind }) => [wide, deep, high, kind]),
        true,
      ),
    ],
    index: new Uint32Array(index),
    vertices: position.length / 3,
    instances: chosen.length,
  });
  const isNear = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y) < near;
  return { near: geometry(boxes.filter(isNear)), far: geometry(boxes.filter((box) => !isNear(box))) };
}

const golden = (1 + Math.sqrt(5)) / 2;
const corners: Vector[] = [0, 1, 2].flatMap((axis) =>
  [
    [1, golden],
    [-1, golden],
    [1, -golden],
    [-1, -golden],
  ].map(([a, b]) => {
    const at = [0, a as number, b as number];
    return [at[(3 - axis) % 3], at[(4 - axis) % 3], at[(5 - axis) % 3]] as unknown as Vector;
  }),
);

/** The twenty faces of an icosahedron: three corners at the minimum distance from each other. */
function icosahedron(): { points: Vector[]; faces: [number, number, number][] } {
  const isEdge = (a: number, b: number) => {
    const [p, q] = [corners[a] as Vector, corners[b] as Vector];
    return Math.abs(Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) - 2) < 0.01;
  };
  const faces: [number, number, number][] = [];
  for (let a = 0; a < 12; a++)
    for (let b = a + 1; b < 12; b++)
      for (let c = b + 1; c < 12; c++) if (isEdge(a, b) && isEdge(b, c) && isEdge(a, c)) faces.push(outwards(a, b, c));
  const size = Math.hypot(1, golden);
  return { points: corners.map(([x, y, z]) => [x / size, y / size, z / size]), faces };
}

function outwards(a: number, b: number, c: number): [number, number, number] {
  const [p, q, r] = [corners[a] as Vector, corners[b] as Vector, corners[c] as Vector];
  const [ux, uy, uz] = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
  const [vx, vy, vz] = [r[0] - p[0], r[1] - p[1], r[2] - p[2]];
  const way = (uy * vz - uz * vy) * p[0] + (uz * vx - ux * vz) * p[1] + (ux * vy - uy * vx) * p[2];
  return way > 0 ? [a, b, c] : [a, c, b];
}

/** @returns the same sphere with each face divided into four */
function divided({ points, faces }: ReturnType<typeof icosahedron>): ReturnType<typeof icosahedron> {
  const all = [...points];
  const middles = new Map<string, number>();
  const middle = (a: number, b: number) => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const known = middles.get(key);
    if (known !== undefined) return known;
    const [p, q] = [points[a] as Vector, points[b] as Vector];
    const sum: Vector = [p[0] + q[0], p[1] + q[1], p[2] + q[2]];
    const size = Math.hypot(...sum);
    middles.set(key, all.push([sum[0] / size, sum[1] / size, sum[2] / size]) - 1);
    return all.length - 1;
  };
  const cut = faces.flatMap(([a, b, c]): [number, number, number][] => {
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
    return [
      [a, ab, ca],
      [ab, b, bc],
      [ca, bc, c],
      [ab, bc, ca],
    ];
  });
  return { points: all, faces: cut };
}

/**
 * The shape of a tree crown between -1 and 1, from 0 to 1 upwards: an uneven sphere with smooth normals.
 * @param foot height of the crown above the ground
 */
function crownForm(ball: ReturnType<typeof icosahedron>, foot: number, trunk: boolean) {
  const position: number[] = [];
  const normal: number[] = [];
  for (const [x, y, z] of ball.points) {
    const lobes =
      1 +
      0.13 * Math.sin(5 * x + 2) * Math.cos(4 * y + 1) +
      0.1 * Math.sin(7 * y + 3 * z) +
      0.07 * Math.sin(9 * x - 5 * z);
    // Wider at the top than at the bottom, and flat underneath.
    const wide = lobes * (z < 0 ? 1 - 0.18 * z * z : 1);
    const up = (z < 0 ? 0.75 * z : z) * lobes;
    position.push(x * wide, y * wide, foot + (1 - foot) * (0.43 + 0.52 * up));
    normal.push(x, y, z * 0.9 + 0.12);
  }
  const index = ball.faces.flat();
  if (trunk) {
    const start = position.length / 3;
    for (const z of [0, foot + 0.1])
      for (let k = 0; k < 3; k++) {
        const turn = (k * 2 * Math.PI) / 3;
        position.push(Math.cos(turn) * 0.06, Math.sin(turn) * 0.06, z);
        normal.push(Math.cos(turn), Math.sin(turn), 0);
      }
    for (let k = 0; k < 3; k++) {
      const [a, b] = [start + k, start + ((k + 1) % 3)];
      index.push(a, b, b + 3, a, b + 3, a + 3);
    }
  }
  return { position, normal, index };
}

/** Trees near the site, and smaller or more distant plants in a simpler shape. */
export function plantGeometry({ plants }: City): { near: Geometry; far: Geometry } {
  const ball = icosahedron();
  const geometry = (form: ReturnType<typeof crownForm>, chosen: City["plants"]): Geometry => ({
    attributes: [
      data("position", 3, form.position),
      data("normal", 3, form.normal),
      data(
        "plantPlace",
        4,
        chosen.flatMap(({ x, y, z }, k) => [x, y, z, (k * 0.618) % 1]),
        true,
      ),
      data(
        "plantSize",
        2,
        chosen.flatMap(({ radius, height }) => [radius, height]),
        true,
      ),
    ],
    index: new Uint32Array(form.index),
    vertices: form.position.length / 3,
    instances: chosen.length,
  });
  const isTree = ({ x, y, height }: City["plants"][number]) => height > 2 && Math.hypot(x, y) < 320;
  return {
    near: geometry(crownForm(divided(ball), 0.2, true), plants.filter(isTree)),
    far: geometry(
      crownForm(ball, 0.08, false),
      plants.filter((plant) => !isTree(plant)),
    ),
  };
}

/** A grid of points with smooth normals, visible from above. */
function sheet(grids: readonly (readonly Vector[])[][]): Geometry {
  const position: number[] = [];
  const normal: number[] = [];
  const index: number[] = [];
  for (const rows of grids) {
    const start = position.length / 3;
    const wide = rows[0]?.length ?? 0;
    const at = (row: number, column: number) =>
      rows[Math.max(0, Math.min(rows.length - 1, row))]?.[Math.max(0, Math.min(wide - 1, column))] as Vector;
    for (let row = 0; row < rows.length; row++)
      for (let column = 0; column < wide; column++) {
        const [a, b, c, d] = [at(row, column - 1), at(row, column + 1), at(row - 1, column), at(row + 1, column)];
        const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
        const [vx, vy, vz] = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
        const n: Vector = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
        const size = (Math.hypot(...n) || 1) * Math.sign(n[2] || 1);
        position.push(...at(row, column));
        normal.push(n[0] / size, n[1] / size, n[2] / size);
        if (row + 1 === rows.length || column + 1 === wide) continue;
        const p = start + row * wide + column;
        index.push(p, p + 1, p + wide + 1, p, p + wide + 1, p + wide);
      }
  }
  return {
    attributes: [data("position", 3, position), data("normal", 3, normal)],
    index: new Uint32Array(index),
    vertices: position.length / 3,
  };
}

const columns = [-6000, -3000, ...Array.from({ length: 151 }, (_, k) => -1500 + k * 20), 3000, 6000];
const row = (y: (x: number) => number, z: number): Vector[] => columns.map((x) => [x, y(x), z]);

/** The land before and behind the lake. */
export function groundGeometry(): Geometry {
  const shore = (x: number) => shoreline(Math.max(-1500, Math.min(1500, x)));
  const flat = (y: number) => row(() => y, 0);
  const beach = [row((x) => shore(x) - 1.4, -1.7), row(shore, 0)];
  return sheet([
    beach,
    [row(shore, 0), flat(-60), flat(400), flat(2400), flat(7000)],
    [row(() => -5200, 0.1), row(() => -2700, 0.1), row(() => -980, 0.1)],
    [row(() => -980, 0.1), row(() => -980.4, -1.4)],
  ]);
}

export function waterGeometry(): Geometry {
  const lake = [-5200, -980, -640, -400, -260, -180, -68].map((y) =>
    Array.from({ length: 13 }, (_, k): Vector => [-6000 + 1000 * k, y, waterLevel]),
  );
  return sheet([lake]);
}

export const waterLevel = -0.9;

/** Two ranges of hills around the city, as in art/blender, with sine waves instead of noise. */
export function hillGeometry(): Geometry {
  const ridge = (a: number) =>
    Math.max(
      16,
      128 + 85 * Math.sin(a * 3 + 1) + 55 * Math.sin(a * 7) + 32 * Math.sin(a * 17 + 2) + 16 * Math.sin(a * 38),
    );
  const range = (radius: number, deep: number, share: number, turn: number) =>
    Array.from({ length: 13 }, (_, m) =>
      Array.from({ length: 241 }, (_each, k): Vector => {
        const [t, a] = [m / 12, (-2 * Math.PI * k) / 240];
        const [x, y] = [(radius + deep * t) * Math.cos(a), (radius + deep * t) * Math.sin(a)];
        const spur = 1 - Math.abs(Math.sin(x / 390 + turn) * Math.cos(y / 350 - turn));
        const rough = Math.sin(x / 170 + y / 260 + turn) * Math.cos(y / 140 - x / 330);
        const rise = share * ridge(a + turn) * Math.sin(Math.PI * (0.06 + 0.5 * t)) ** 1.5 * (0.45 + 0.7 * spur);
        return [x, y, Math.max(-2, rise + share * 30 * rough * t - 14 * (1 - t))];
      }),
    );
  return sheet([range(2500, 1500, 0.6, 0), range(3900, 2300, 1.2, 2)]);
}

/** Lamps along the roads and bollards along the water. */
export function lampGeometry(): Geometry {
  const at: number[] = [];
  for (let x = -390; x < 400; x += 26) at.push(x, -86.4, 6.8, x + 13, -58.4, 6.8);
  for (let y = -40; y < 320; y += 26) {
    at.push(90.6, y, 6.8);
    if (Math.abs(y + 13) > 28) at.push(-88.8, y + 13, 6.8);
  }
  for (let x = -300; x < 305; x += 7) at.push(x, shoreline(x) + 6.5, 0.9);
  return { attributes: [data("position", 3, at)], vertices: at.length / 3, points: true };
}

/** One triangle that covers the whole image. */
export const wholePicture: Geometry = {
  attributes: [data("position", 3, [-1, -1, 0, 3, -1, 0, -1, 3, 0])],
  vertices: 3,
};
