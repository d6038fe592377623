import { tourRooms } from "../content/generated/tourRooms.ts";
import type { tourLabels } from "../content/unitTypes.ts";
import type { TourRoom } from "../shared/tourRoom.ts";
import { findPath } from "./findPath.ts";
import { type HomePlan, homePlans, type Point } from "./homePlans.ts";

export interface TourNode {
  /** The room's id in its plan. */
  id: string;
  name: string;
  panorama: string;
  thumbnail: string;
  position: Point;
  /** Degrees clockwise from the top of the plan. */
  heading: number;
  /** Angles in radians from the centre of the panorama: to the right and up. */
  links: { id: string; yaw: number; pitch: number }[];
}

/** Pitch of a sign below the horizon, in radians. */
const lowered = -0.12;
/** Vertical distance of signs at the same door, in radians. */
const stacked = 0.15;
/** Closer than this, in radians, two signs would overlap. */
const apart = 0.3;

/** @returns the direction from one point to another in radians, clockwise from the top of the plan */
const bearing = ([x0, y0]: Point, [x1, y1]: Point) => Math.atan2(x1 - x0, y0 - y1);

const normalised = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));

/** The target of the sign from one room to another: the first door on the way, or the other camera. */
function target(plan: HomePlan, from: TourRoom, to: TourRoom, rooms: readonly TourRoom[]): Point | undefined {
  const others = rooms.map(({ room }) => room).filter((room) => room !== from.room && room !== to.room);
  const path = findPath(plan, from.room, to.room, new Set(others));
  return path && (path.find(({ door }) => door)?.through ?? to.position);
}

/** The rooms of a home's tour, each with signs to those reachable without crossing a third. */
export function tourNodes(label: (typeof tourLabels)[number]): TourNode[] {
  const plan = homePlans[label];
  const rooms = tourRooms[label];
  return rooms.map((from) => {
    const links: TourNode["links"] = [];
    for (const to of rooms) {
      const aim = to === from ? undefined : target(plan, from, to, rooms);
      if (!aim) continue;
      const yaw = normalised(bearing(from.position, aim) - (from.heading * Math.PI) / 180);
      const near = links.filter((link) => Math.abs(normalised(link.yaw - yaw)) < apart).length;
      links.push({ id: to.room, yaw, pitch: lowered - near * stacked });
    }
    return {
      id: from.room,
      name: plan.rooms.find(({ id }) => id === from.room)?.name ?? from.room,
      panorama: from.panorama,
      thumbnail: from.thumbnail,
      position: from.position,
      heading: from.heading,
      links,
    };
  });
}
