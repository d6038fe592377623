import type { Vector } from "../rays.ts";
import { type Edge, edgesOf } from "../rings.ts";
import type { Point, Ring } from "../shapeTypes.ts";
import type { Geometry } from "./device.ts";
import { triangles } from "./triangles.ts";

/** Kinds of faces: shaders/facade.ts draws each differently. */
export const Part = {
  stone: 0,
  soil: 1,
  brass: 2,
  pier: 3,
  strip: 4,
  window: 5,
  podium: 6,
  line: 7,
  crown: 8,
  pond: 9,
  paving: 10,
  room: 11,
  chosen: 12,
  frame: 13,
} as const;

interface Look {
  part: number;
  /** Distinguishes this face's rooms from others'. */
  seed?: number;
  /** Kind of room behind a window; brightness of lights. */
  room?: number;
  /** Of a window: which line of homes it belongs to, in the order of all towers' lines. */
  column?: number;
}

interface Wall extends Look {
  low: number;
  high: number;
  /** Metres in front of the edge. */
  out?: number;
  /** Of a window on each storey; and where the storeys begin and their height. */
  window?: number;
  base?: number;
  storey?: number;
}

export const facadeAttributes = ["position", "normal", "face", "wall", "thin", "column"] as const;

/** Collects faces of buildings in one geometry. */
export class Solid {
  readonly #values: Record<(typeof facadeAttributes)[number], number[]> = {
    position: [],
    normal: [],
    face: [],
    wall: [],
    thin: [],
    column: [],
  };
  readonly #index: number[] = [];
  #count = 0;

  #corner(
    at: Vector,
    normal: Vector,
    face: readonly number[],
    wall: readonly number[],
    thin: Vector,
    column: number,
  ): void {
    this.#values.position.push(...at);
    this.#values.normal.push(...normal);
    this.#values.face.push(...face);
    this.#values.wall.push(...wall);
    this.#values.thin.push(...thin);
    this.#values.column.push(column);
    this.#count += 1;
  }

  /** Four corners, counter-clockwise from the front: lower left first. */
  quad(
    corners: readonly Vector[],
    normal: Vector,
    look: Look,
    wall: readonly number[] = [1, 0, 0, 3],
    thin?: readonly Vector[],
  ): void {
    const start = this.#count;
    const { part, seed = 0, room = 0, column = -1 } = look;
    const width = wall[0] ?? 1;
    for (const [k, at] of corners.entries())
      this.#corner(
        at,
        normal,
        [k === 0 || k === 3 ? 0 : width, part, seed, room],
        wall,
        thin?.[k] ?? [0, 0, 0],
        column,
      );
    this.#index.push(start, start + 1, start + 2, start, start + 2, start + 3);
  }

  /** A flat top, or an underside. */
  lid(ring: Ring, z: number, look: Look, up: 1 | -1 = 1): void {
    const start = this.#count;
    const { part, seed = 0, room = 0 } = look;
    for (const [x, y] of ring) this.#corner([x, y, z], [0, 0, up], [0, part, seed, room], [1, 0, 0, 3], [0, 0, 0], -1);
    for (const [a, b, c] of triangles(ring))
      this.#index.push(start + a, start + (up > 0 ? b : c), start + (up > 0 ? c : b));
  }

  /** A part of an edge's wall, from `left` to `right` along it. */
  wall({ from, along, out: [nx, ny] }: Edge, left: number, right: number, look: Wall): void {
    if (right - left < 0.02) return;
    const { low, high, out = 0, window = 0, base = low, storey = 3 } = look;
    const at = (place: number, z: number): Vector => [
      from[0] + along[0] * place + nx * out,
      from[1] + along[1] * place + ny * out,
      z,
    ];
    const corners = [at(left, low), at(right, low), at(right, high), at(left, high)];
    this.quad(corners, [nx, ny, 0], look, [right - left, window, base, storey]);
  }

  walls(ring: Ring, look: Wall, inwards = false): void {
    for (const edge of edgesOf(inwards ? [...ring].reverse() : ring)) this.wall(edge, 0, edge.length, look);
  }

  prism(ring: Ring, low: number, high: number, look: Look, top: Look = look): void {
    this.walls(ring, { ...look, low, high });
    this.lid(ring, high, top);
  }

  /** A wall ring: both faces, the top and the underside. */
  band(outer: Ring, inner: Ring, low: number, high: number, look: Look): void {
    this.walls(outer, { ...look, low, high });
    this.walls(inner, { ...look, low, high }, true);
    for (const [k, a] of outer.entries()) {
      const next = (k + 1) % outer.length;
      const [b, c, d] = [outer[next], inner[next], inner[k]] as [Point, Point, Point];
      this.quad(
        [
          [...a, high],
          [...b, high],
          [...c, high],
          [...d, high],
        ],
        [0, 0, 1],
        look,
      );
      this.quad(
        [
          [...d, low],
          [...c, low],
          [...b, low],
          [...a, low],
        ],
        [0, 0, -1],
        look,
      );
    }
  }

  /** A vertical fin in front of a wall: its front and both sides, at least a pixel wide. */
  fin(
    { from, along, out: n }: Edge,
    place: number,
    look: Wall & { half: number; deep: number; behind?: number },
  ): void {
    const { half, deep, behind = 0, low, high } = look;
    const [x, y] = [from[0] + along[0] * place, from[1] + along[1] * place];
    const at = (reach: number, z: number): Vector => [x + n[0] * reach, y + n[1] * reach, z];
    const to = (side: number): Vector => [along[0] * half * side, along[1] * half * side, half];
    const [left, right] = [to(-1), to(1)];
    const wall = [half * 2, high - low, low, 3];
    const front = [at(deep, low), at(deep, low), at(deep, high), at(deep, high)];
    this.quad(front, [n[0], n[1], 0], look, wall, [left, right, right, left]);
    const leftSide = [at(-behind, low), at(deep, low), at(deep, high), at(-behind, high)];
    this.quad(leftSide, [-along[0], -along[1], 0], look, wall, [left, left, left, left]);
    const rightSide = [at(deep, low), at(-behind, low), at(-behind, high), at(deep, high)];
    this.quad(rightSide, [along[0], along[1], 0], look, wall, [right, right, right, right]);
  }

  geometry(): Geometry {
    const sizes = { position: 3, normal: 3, face: 4, wall: 4, thin: 3, column: 1 };
    return {
      attributes: facadeAttributes.map((name) => ({
        name,
        size: sizes[name],
        data: new Float32Array(this.#values[name]),
      })),
      index: new Uint32Array(this.#index),
      vertices: this.#count,
    };
  }
}
