import { type Home, isSameHome, levelOf, partsOf } from "./homes.ts";
import { castRay, type Vector } from "./rays.ts";

/** The camera position around the model: radians from north over east, and from the zenith; metres. */
export interface Pose {
  azimuth: number;
  polar: number;
  distance: number;
  target: Vector;
}

export const polarLimits = [0.3, 1.53] as const;
export const distanceLimits = [190, 1150] as const;

/** From the south-west, over the lake's shore. */
export const firstPose: Pose = { azimuth: 3.62, polar: 1.44, distance: 690, target: [2, 0, 72] };

/** From high above the lake, so that the station is visible behind the model. */
export const aroundPose: Pose = { azimuth: 2.66, polar: 1.04, distance: 2000, target: [-284, 116, 0] };

export function eyeOf({ azimuth, polar, distance, target }: Pose): Vector {
  const flat = distance * Math.sin(polar);
  const [x, y, z] = target;
  return [x + flat * Math.sin(azimuth), y + flat * Math.cos(azimuth), Math.max(2.5, z + distance * Math.cos(polar))];
}

const turns = [0.4, -0.4, 0.75, -0.75, 0.12, -0.12, 1.05, -1.05, 1.28, -1.28];
const heights = [1.32, 1.16, 1.0, 0.84];

/** Points of a home's window: its centre and both ends. */
function windowPoints(home: Home): Vector[] {
  const { at, out, width } = partsOf(home).line.window;
  return [-0.45, 0, 0.45].map((share) => [
    at[0] - out[1] * width * share,
    at[1] + out[0] * width * share,
    levelOf(home.floor) + 1.3,
  ]);
}

/**
 * @param farther factor of the distance for a narrow image
 * @returns the position with the clearest view of a home's window: in front of it, with no tower in between
 */
export function poseFor(home: Home, farther: number): Pose {
  const { at, out } = partsOf(home).line.window;
  const target: Vector = [at[0] * 0.55, at[1] * 0.55, 38 + levelOf(home.floor) * 0.45];
  const points = windowPoints(home);
  let best: { pose: Pose; cost: number } | undefined;
  for (const turn of turns)
    for (const polar of heights) {
      const pose = { azimuth: Math.atan2(out[0], out[1]) + turn, polar, distance: 420 * farther, target };
      const eye = eyeOf(pose);
      const hidden = points.filter((point) => !sees(eye, point, home)).length;
      const cost = hidden * 2 + Math.abs(turn) * 0.5 + (1.32 - polar) * 2.6;
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { pose, cost };
    }
  if (!best) throw new Error("No pose was tried");
  return best.pose;
}

export function sees(eye: Vector, point: Vector, home: Home): boolean {
  return isSameHome(castRay(eye, [point[0] - eye[0], point[1] - eye[1], point[2] - eye[2]])?.home, home);
}
