import { type Home, levelOf, partsOf } from "../homes.ts";
import type { Vector } from "../rays.ts";
import { Part, Solid } from "./solid.ts";

export interface RoomView {
  eye: Vector;
  /** Direction of the window: radians from north over east. */
  heading: number;
  out: readonly [number, number];
  /** How far the view can turn sideways, up and down, in radians. */
  limits: { side: number; up: number; down: number };
  /** The centre of the glass at floor level, and half of its width. */
  glass: Vector;
  half: number;
}

const eyeHeight = 1.5;
/** Metres from the glass to the camera. */
export const behindGlass = 1.15;
/** Metres from the camera to the middle post on its right: at least, and where a wide image shows it. */
const aside = [0.42, 0.85] as const;

/**
 * @param halfWidth tangent of half of the image's horizontal angle: the post stands within the image
 * @returns the camera position in a home's living room
 */
export function roomView(home: Home, halfWidth = 1): RoomView {
  const { at, out, width } = partsOf(home).line.window;
  const level = levelOf(home.floor);
  const half = width / 2;
  // To the left when looking out.
  const left = Math.min(Math.max(behindGlass * halfWidth * 0.74, aside[0]), aside[1], half * 0.5);
  const eye: Vector = [
    at[0] - out[0] * behindGlass - out[1] * left,
    at[1] - out[1] * behindGlass + out[0] * left,
    level + eyeHeight,
  ];
  return {
    eye,
    heading: Math.atan2(out[0], out[1]),
    out,
    limits: { side: 0.92, up: 0.4, down: 0.6 },
    glass: [at[0], at[1], level],
    half,
  };
}

/** The visible part of the room: floor, ceiling, reveals, window frame and railing. */
export function buildRoom({ glass, out: [ox, oy], half }: RoomView): Solid {
  const solid = new Solid();
  const [rx, ry] = [oy, -ox];
  const at = (side: number, reach: number, up: number): Vector => [
    glass[0] + rx * side + ox * reach,
    glass[1] + ry * side + oy * reach,
    glass[2] + up,
  ];
  const way = (side: number, reach: number, up: number): Vector => [rx * side + ox * reach, ry * side + oy * reach, up];
  const [floor, ceiling, deep, wall] = [0.1, 2.5, -3.4, half + 0.5];
  const room = { part: Part.room };
  const quad = (corners: Vector[], normal: Vector, look: { part: number }) => solid.quad(corners, normal, look);
  quad([at(-wall, deep, floor), at(wall, deep, floor), at(wall, 0.1, floor), at(-wall, 0.1, floor)], [0, 0, 1], room);
  quad(
    [at(-wall, 0.1, ceiling), at(wall, 0.1, ceiling), at(wall, deep, ceiling), at(-wall, deep, ceiling)],
    [0, 0, -1],
    room,
  );
  for (const s of [-1, 1]) {
    quad(
      [at(s * wall, deep, floor), at(s * wall, 0, floor), at(s * wall, 0, ceiling), at(s * wall, deep, ceiling)],
      way(-s, 0, 0),
      room,
    );
    quad(
      [
        at(s * half, -0.02, floor),
        at(s * wall, -0.02, floor),
        at(s * wall, -0.02, ceiling),
        at(s * half, -0.02, ceiling),
      ],
      way(0, -1, 0),
      room,
    );
    quad(
      [
        at(s * half, -0.02, floor),
        at(s * half, 0.16, floor),
        at(s * half, 0.16, ceiling),
        at(s * half, -0.02, ceiling),
      ],
      way(-s, 0, 0),
      room,
    );
  }
  const bar = (s0: number, s1: number, near: number, far: number, low: number, high: number) => {
    const look = { part: Part.frame };
    quad([at(s0, near, low), at(s1, near, low), at(s1, near, high), at(s0, near, high)], way(0, -1, 0), look);
    quad([at(s0, near, high), at(s1, near, high), at(s1, far, high), at(s0, far, high)], [0, 0, 1], look);
    quad([at(s0, far, low), at(s1, far, low), at(s1, near, low), at(s0, near, low)], [0, 0, -1], look);
    for (const [s, to] of [
      [s0, -1],
      [s1, 1],
    ] as const)
      quad([at(s, near, low), at(s, far, low), at(s, far, high), at(s, near, high)], way(to, 0, 0), look);
  };
  bar(-half, half, -0.02, 0.1, floor, floor + 0.07);
  bar(-half, half, -0.02, 0.1, ceiling - 0.07, ceiling);
  bar(-half, -half + 0.05, -0.02, 0.1, floor, ceiling);
  bar(half - 0.05, half, -0.02, 0.1, floor, ceiling);
  bar(-0.02, 0.02, 0, 0.06, floor, ceiling);
  // The handrail of the glass balustrade.
  bar(-half, half, 0.13, 0.15, 1.0, 1.018);
  return solid;
}
