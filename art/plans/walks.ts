import type { ComplexModel } from "../../client/complex/plans/complexModel.ts";
import type { PlanModel } from "../../client/complex/plans/planModels.ts";
import type { PictureName } from "../../client/content/generated/pictures.ts";
import { walkOrder } from "../../client/content/unitText.ts";
import type { UnitLabel } from "../../client/shared/contentNames.ts";
import type { Point, Rect } from "../../client/shared/plans/shapes.ts";
import type { Eye, PlanWalk, RoomName } from "../../client/shared/plans/walkTypes.ts";
import shots from "../scenes/shots-homes.json" with { type: "json" };
import { isInside, turnedLeft } from "./geometry.ts";
import { frameOfWalk } from "./plainPlan.ts";
import { asBuilt, type Place } from "./planDrawing.ts";
import { namesOn } from "./roomLabels.ts";

/** Half the film width of the renderer's lenses, in millimetres. */
const halfFilm = 18;
/**
 * Units of the drawing: font sizes of 12 px where living spaces are named on a drawing of 270 px, or 290 px upright, and
 * where every room is on one of 460 px; and half the width of a viewpoint's dot.
 */
const letters = { lived: 45, upright: 41, other: 26 };
const dot = 34;
/** Distance of path points before and behind a door, in millimetres. */
const step = 420;

interface Camera {
  at: number[];
  to: number[];
  lens: number;
  /** How far before the camera the picture begins, in metres. */
  near?: number;
}

/** @returns a position in the renderer's metres, y upwards, on the plan */
const onPlan = ([x = 0, y = 0]: readonly number[], turned: boolean): Point => [
  (turned ? -x : x) * 1000,
  y === 0 ? 0 : -y * 1000,
];

function cameraOf(picture: PictureName): Camera {
  const shot = (shots as Record<string, { camera: Partial<Camera> }>)[picture]?.camera;
  if (!shot?.at || !shot.to || !shot.lens) throw new Error(`No shot of a home renders ${picture}`);
  return { at: beginning(shot.at, shot.to, shot.near ?? 0), to: shot.to, lens: shot.lens };
}

/** @returns where the picture begins: a camera that stands outside its room, or in a wall, shows nothing of either */
function beginning([x = 0, y = 0]: number[], [toX = 0, toY = 0]: number[], near: number): number[] {
  const share = near / Math.hypot(toX - x, toY - y);
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** @returns the room that contains the point, or the nearest one if it is in a wall */
function roomAt({ rooms }: PlanModel, [x, y]: Point): string {
  for (const off of [0, 250, 500])
    for (const point of [
      [x, y],
      [x, y + off],
      [x, y - off],
      [x - off, y],
      [x + off, y],
    ] as Point[]) {
      const room = rooms.find(({ polygon }) => isInside(polygon, point));
      if (room) return room.id;
    }
  throw new Error(`No room contains ${x}, ${y}`);
}

/** Rooms without a wall between them are one space. */
const open = [["living", "kitchen", "hall"]];
const spaceOf = (room: string) => open.find((rooms) => rooms.includes(room))?.[0] ?? room;

/** @returns the points before, in and behind each door on the shortest path from one room to another */
function wayBetween(plan: PlanModel, from: string, to: string): Point[] {
  const seen = new Map<string, Point[]>([[spaceOf(from), []]]);
  for (const [space, path] of seen) {
    if (space === spaceOf(to)) return path;
    for (const { between, rect } of plan.doors) {
      const [one, other] = between.map(spaceOf);
      const next = one === space ? other : other === space ? one : undefined;
      if (next && next !== "core" && !seen.has(next)) seen.set(next, [...path, ...through(plan, rect, space)]);
    }
  }
  throw new Error(`${plan.label} has no path from ${from} to ${to}`);
}

function through(plan: PlanModel, [x0, y0, x1, y1]: Rect, from: string): Point[] {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const sides: Point[] =
    x1 - x0 > y1 - y0
      ? [
          [x, y0 - step],
          [x, y1 + step],
        ]
      : [
          [x0 - step, y],
          [x1 + step, y],
        ];
  const [near, far] = sides as [Point, Point];
  const first = plan.rooms.find(({ polygon }) => isInside(polygon, near));
  return first && spaceOf(first.id) === from ? [near, [x, y], far] : [far, [x, y], near];
}

function walkOf(original: PlanModel, complex: ComplexModel, order: readonly PictureName[]): PlanWalk {
  const plan = asBuilt(original, complex);
  const turned = plan !== original;
  const { size, place } = frameOfWalk(plan);
  const onSheet = ([x, y]: Point): Point => [toSheet(x, place.scale, place.x), toSheet(y, place.scale, place.y)];
  const rects = (list: readonly { rect: Rect }[]) =>
    list.map(({ rect: [x0, y0, x1, y1] }): Rect => [...onSheet([x0, y0]), ...onSheet([x1, y1])]);
  const eyes = order.map((picture, index): Eye => {
    const { at: stand, to, lens } = cameraOf(picture);
    const [at, target] = [onPlan(stand, turned), onPlan(to, turned)];
    const before = order[index - 1];
    const path = before ? wayBetween(plan, roomAt(plan, onPlan(cameraOf(before).at, turned)), roomAt(plan, at)) : [];
    return {
      picture,
      at: onSheet(at),
      heading: Math.round(degrees(Math.atan2(target[0] - at[0], at[1] - target[1]))),
      spread: Math.round(degrees(2 * Math.atan(halfFilm / lens))),
      path: path.map(onSheet),
    };
  });
  return {
    height: size.height,
    walls: rects(plan.walls),
    doors: rects(plan.doors.filter(({ kind }) => kind !== "entry")),
    eyes,
    names: namesOf(plan, eyes),
  };
}

/** @returns names beside the viewpoints, where the dot stays */
function namesOf(plan: PlanModel, eyes: readonly Eye[]): RoomName[] {
  const { size, place } = frameOfWalk(plan);
  const mm = (units: number) => units / place.scale;
  const dots = eyes.map(({ at: [x, y] }): Rect => {
    const [left, top] = [mm(x - dot - place.x), mm(y - dot - place.y)];
    return [left, top, left + mm(2 * dot), top + mm(2 * dot)];
  });
  const turnedDots = dots.map(([x0, y0, x1, y1]): Rect => [y0, -x1, y1, -x0]);
  const turned = namesOn(turnedLeft(plan), { lived: mm(letters.upright), other: mm(letters.other) }, turnedDots);
  return namesOn(plan, { lived: mm(letters.lived), other: mm(letters.other) }, dots).map(
    ({ name, lived, at: [x, y] }) => {
      const upright = lived && turned.find((each) => each.name === name)?.at;
      return {
        name,
        at: [toSheet(x, place.scale, place.x), toSheet(y, place.scale, place.y)],
        ...(upright && {
          upright: [toSheet(upright[0], place.scale, place.y), toSheet(upright[1], place.scale, size.width - place.x)],
        }),
      };
    },
  );
}

/** The types with a walk. */
export const walkLabels = Object.keys(walkOrder) as UnitLabel[];

const degrees = (radians: number) => (radians * 180) / Math.PI;
const toSheet = (value: number, scale: Place["scale"], offset: number) =>
  Math.round((value * scale + offset) * 10) / 10;

/** @returns the file of viewpoints for pages */
export function walksFile(complex: ComplexModel, plans: Record<UnitLabel, PlanModel>): string {
  const walks = Object.entries(walkOrder).map(([label, order]) => [
    label,
    walkOf(plans[label as UnitLabel], complex, order),
  ]);
  return `// Written by art/plans/draw.ts from the model beside this file and from the cameras of the pictures.
import type { UnitLabel } from "../../shared/contentNames.ts";
import type { PlanWalk } from "../../shared/plans/walkTypes.ts";

export const walks: Partial<Record<UnitLabel, PlanWalk>> = ${JSON.stringify(Object.fromEntries(walks))};
`;
}
