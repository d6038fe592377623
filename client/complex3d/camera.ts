import { cross, multiply, normalized, perspective, plus, project, viewAlong } from "./gl/matrix.ts";
import type { View } from "./gl/renderer.ts";
import { type RoomView, roomView } from "./gl/room.ts";
import type { Home } from "./homes.ts";
import { between, clamp, directionBetween, eased, mix, turnTo } from "./interpolation.ts";
import { aroundPose, distanceLimits, eyeOf, firstPose, type Pose, polarLimits, poseFor } from "./poses.ts";
import type { Vector } from "./rays.ts";

interface CameraOptions {
  /** @returns the canvas's size, in CSS pixels */
  size: () => { width: number; height: number };
  /** @returns whether it moves in flights; otherwise it is at its new place at once */
  flies: () => boolean;
  /** Called after a movement, and when a flight begins. */
  onMove: () => void;
  /** Called when it arrives in a room, with that room, and when it leaves one, without. */
  onRoom: (room: RoomView | undefined) => void;
}

interface Flight {
  /** On the clock of `performance.now()`, in milliseconds. */
  from: number;
  duration: number;
  step: (share: number) => void;
  done: () => void;
}

/** Vertical angles of the image, in radians. */
const modelField = 0.46;
const roomFields = { narrow: 1.22, wide: 0.98 };

const up: Vector = [0, 0, 1];

/** Looks ahead from a window, slightly down. */
const firstLook = { side: 0, up: -0.05 };

/** The camera: around the model, in a room at its window, or flying between the two. */
export class Camera {
  readonly #options: CameraOptions;
  #pose: Pose = firstPose;
  #room: RoomView | undefined;
  #look = firstLook;
  #zoomed = 1;
  /** Its place on the way between the model and a window. */
  #free: { eye: Vector; way: Vector; field: number } | undefined;
  /** Whether it moves to the window. */
  #goesIn = false;
  #flight: Flight | undefined;
  /** Counts the ways in and out of windows, so that one that was replaced on the way doesn't end. */
  #move = 0;

  constructor(options: CameraOptions) {
    this.#options = options;
  }

  /** The room that it is in. */
  get room(): RoomView | undefined {
    return this.#room;
  }
  /** Whether it is at a window or on its way there or back. */
  get isAtWindow(): boolean {
    return this.#room !== undefined || this.#free !== undefined;
  }
  get isFlying(): boolean {
    return this.#flight !== undefined;
  }
  /** Whether it is between two places. */
  get isOnTheWay(): boolean {
    return this.isFlying || this.#free !== undefined;
  }

  get #isNarrow(): boolean {
    const { width, height } = this.#options.size();
    return width < height * 0.85;
  }
  get #farther(): number {
    return this.#isNarrow ? 1.3 : 1;
  }
  get #roomField(): number {
    return this.#isNarrow ? roomFields.narrow : roomFields.wide;
  }

  /** Rotates the model, or the view in a room; in shares of the image's width and height. Ends a flight around it. */
  orbit(x: number, y: number): void {
    if (this.#free) return;
    if (this.#room) {
      const { side, up: upwards, down } = this.#room.limits;
      this.#look = {
        side: clamp(this.#look.side - x * 1.7, [-side, side]),
        up: clamp(this.#look.up + y * 1.1, [-down, upwards]),
      };
    } else {
      this.#abandonFlight();
      const { azimuth, polar } = this.#pose;
      this.#pose = { ...this.#pose, azimuth: azimuth + x * 3.2, polar: clamp(polar - y * 1.6, polarLimits) };
    }
    this.#options.onMove();
  }

  /** @returns whether the limits left room for it */
  zoom(factor: number): boolean {
    if (this.#free) return true;
    const before = [this.#zoomed, this.#pose.distance];
    if (this.#room) this.#zoomed = clamp(this.#zoomed * factor, [0.55, 1.25]);
    else {
      this.#abandonFlight();
      // A camera beyond the limit of zooming stays there until it is moved closer.
      const [nearest, farthest] = distanceLimits;
      const limits = [nearest, Math.max(farthest, this.#pose.distance)] as const;
      this.#pose = { ...this.#pose, distance: clamp(this.#pose.distance * factor, limits) };
    }
    if (this.#zoomed === before[0] && this.#pose.distance === before[1]) return false;
    this.#options.onMove();
    return true;
  }

  /** Where it is, in numbers that mean the same on another screen. Undefined on its way. */
  get place(): readonly number[] | undefined {
    if (this.isOnTheWay) return undefined;
    if (this.#room) return [this.#look.side, this.#look.up, this.#zoomed];
    const { azimuth, polar, distance, target } = this.#pose;
    return [azimuth, polar, distance / this.#farther, ...target];
  }

  /** Moves to where another screen's camera is, if it is in a room as well, or around the model as well. */
  follow([first = 0, second = 0, third = 1, ...target]: readonly number[]): void {
    const [x, y, z] = target;
    if (x === undefined || y === undefined || z === undefined) {
      if (!this.#room || this.#free) return;
      this.#look = { side: first, up: second };
      this.#zoomed = third;
      this.#options.onMove();
    } else if (!this.isAtWindow) {
      const pose = { azimuth: first, polar: second, distance: third * this.#farther, target: [x, y, z] as const };
      void this.#flyTo(pose, 400);
    }
  }

  #flyTo(pose: Pose, duration = 1300): Promise<void> {
    if (this.isAtWindow) return this.#leaveTo(pose);
    const from = this.#pose;
    const turn = turnTo(from.azimuth, pose.azimuth);
    return this.#fly(duration, (share) => {
      this.#pose = {
        azimuth: from.azimuth + turn * share,
        polar: mix(from.polar, pose.polar, share),
        distance: from.distance * (pose.distance / from.distance) ** share,
        target: between(from.target, pose.target, share),
      };
    });
  }

  flyHome(): Promise<void> {
    return this.#flyTo({ ...firstPose, distance: firstPose.distance * this.#farther });
  }

  flyAround(): Promise<void> {
    const { width, height } = this.#options.size();
    // The surroundings are wider than high.
    const farther = Math.max(1, (1.25 * height) / Math.max(1, width));
    return this.#flyTo({ ...aroundPose, distance: aroundPose.distance * farther });
  }

  /** Rotates the model so that a home's window is visible, unless the camera is in a room or moves there. */
  show(home: Home): Promise<void> {
    if (this.#room || this.#goesIn) return Promise.resolve();
    return this.#flyTo(poseFor(home, this.#farther));
  }

  /** Moves into a home's living room: past the outside of the window, or vertically within the same line. */
  async enter(home: Home): Promise<void> {
    this.#move += 1;
    const move = this.#move;
    const { width, height } = this.#options.size();
    const to = roomView(home, (Math.tan(this.#roomField / 2) * width) / Math.max(1, height));
    const here = this.#room;
    if (here && Math.hypot(here.eye[0] - to.eye[0], here.eye[1] - to.eye[1]) < 1) await this.#rise(here, to);
    else {
      await this.#approach(to);
      if (move !== this.#move) return;
      this.#look = firstLook;
      this.#zoomed = 1;
    }
    if (move !== this.#move) return;
    this.#free = undefined;
    this.#goesIn = false;
    this.#room = to;
    this.#options.onRoom(to);
    this.#options.onMove();
  }

  /** Moves to a room above or below. */
  #rise(here: RoomView, to: RoomView): Promise<void> {
    this.#options.onRoom(undefined);
    return this.#fly(900, (share) => {
      this.#room = { ...to, eye: [to.eye[0], to.eye[1], mix(here.eye[2], to.eye[2], share)] };
    });
  }

  /** Moves to a window from outside. */
  #approach(to: RoomView): Promise<void> {
    const from = this.view();
    this.#room = undefined;
    this.#goesIn = true;
    const out: Vector = [to.out[0], to.out[1], 0];
    const before = plus(plus(to.eye, out, 30), [0, 0, 6]);
    const ahead = normalized(plus(out, [0, 0, -0.05]));
    this.#free = { eye: from.eye, way: from.way, field: from.fieldOfView };
    this.#options.onRoom(undefined);
    return this.#fly(2400, (share) => {
      const bend = between(from.eye, before, Math.min(1, share * 1.3));
      const inwards = eased(clamp((share - 0.45) / 0.55, [0, 1]));
      const turned = eased(clamp((share - 0.15) / 0.65, [0, 1]));
      this.#free = {
        eye: between(bend, to.eye, inwards),
        way: directionBetween(from.way, ahead, turned),
        field: mix(from.fieldOfView, this.#roomField, share),
      };
    });
  }

  /**
   * Moves out of the window, or turns back on the way in.
   * @param home to look at afterwards, if any
   */
  leave(home: Home | undefined): Promise<void> {
    return this.#leaveTo(home ? poseFor(home, this.#farther) : firstPose);
  }

  async #leaveTo(pose: Pose): Promise<void> {
    if (!this.isAtWindow) return;
    this.#move += 1;
    this.#goesIn = false;
    const move = this.#move;
    this.#abandonFlight();
    const { eye, way, fieldOfView } = this.view();
    // Straight out first: the way to the pose may lead through the home's own wall.
    const out: Vector = this.#room ? [this.#room.out[0], this.#room.out[1], 0] : [0, 0, 0];
    const tilted: Vector = this.#room ? normalized(plus(way, up, Math.tan(this.#look.up))) : way;
    this.#room = undefined;
    this.#zoomed = 1;
    this.#free = { eye, way: tilted, field: fieldOfView };
    this.#options.onRoom(undefined);
    this.#pose = pose;
    const end = eyeOf(this.#pose);
    const before = plus(eye, out, 30);
    // Not towards the target from wherever the camera is: on the way the shorter turn would change sides.
    const ahead = this.#towardsTarget(end);
    await this.#fly(2000, (share) => {
      this.#free = {
        eye: between(between(eye, before, share), between(before, end, share), share),
        way: directionBetween(tilted, ahead, clamp(share / 0.8, [0, 1])),
        field: mix(fieldOfView, modelField, share),
      };
    });
    if (move !== this.#move) return;
    this.#free = undefined;
    this.#options.onRoom(undefined);
    this.#options.onMove();
  }

  #towardsTarget(eye: Vector): Vector {
    return normalized(plus(this.#pose.target, eye, -1));
  }

  #fly(duration: number, step: Flight["step"]): Promise<void> {
    this.#abandonFlight();
    if (!this.#options.flies()) {
      step(1);
      this.#options.onMove();
      return Promise.resolve();
    }
    return new Promise((done) => {
      this.#flight = { from: performance.now(), duration, step, done };
      this.#options.onMove();
    });
  }

  /** Ends the flight where the camera is. */
  #abandonFlight(): void {
    this.#flight?.done();
    this.#flight = undefined;
  }

  /**
   * Continues its flight.
   * @param now on the clock of `performance.now()`
   * @returns whether it moved
   */
  advance(now: number): boolean {
    const flight = this.#flight;
    if (!flight) return false;
    const share = clamp((now - flight.from) / flight.duration, [0, 1]);
    flight.step(eased(share));
    if (share < 1) return true;
    this.#flight = undefined;
    flight.done();
    return true;
  }

  /** What the renderer draws. */
  view(): View {
    const base = { shift: [0, 0] as const, indoors: false, near: 25 };
    if (this.#free) {
      const { eye, way, field } = this.#free;
      const focus: Vector = [0, 0, 40];
      return { ...base, eye, way, fieldOfView: field, near: 0.8, clear: 60, focus, reach: 320 };
    }
    if (this.#room) {
      const { eye, heading, out } = this.#room;
      const angle = heading + this.#look.side;
      const field = this.#roomField * this.#zoomed;
      // The image is shifted, not tilted, so that verticals stay vertical.
      const shift = [0, -Math.tan(this.#look.up) / Math.tan(field / 2)] as const;
      const focus: Vector = [eye[0] + out[0] * 210, eye[1] + out[1] * 210, 30];
      const way: Vector = [Math.sin(angle), Math.cos(angle), 0];
      return { ...base, eye, way, fieldOfView: field, shift, near: 0.35, clear: 60, focus, reach: 330, indoors: true };
    }
    const eye = eyeOf(this.#pose);
    const way = this.#towardsTarget(eye);
    // No haze over the model itself; what is behind it fades.
    const clear = Math.hypot(...eye) * 0.95;
    return { ...base, eye, way, fieldOfView: modelField, clear, focus: [5, 0, 40], reach: 300 };
  }

  /** @returns the line of sight through a point of the canvas, in its own pixels */
  rayThrough(x: number, y: number): { eye: Vector; direction: Vector } {
    const { width, height } = this.#options.size();
    const { eye, way, fieldOfView } = this.view();
    const tan = Math.tan(fieldOfView / 2);
    const right = normalized(cross(way, up));
    const above = cross(right, way);
    const side = ((2 * x) / width - 1) * tan * (width / height);
    return { eye, direction: plus(plus(way, right, side), above, (1 - (2 * y) / height) * tan) };
  }

  /** @returns the position of a point of the model on the canvas, in CSS pixels, if it is in front of the camera */
  project(point: Vector): { x: number; y: number } | undefined {
    const { width, height } = this.#options.size();
    const { eye, way, fieldOfView, near } = this.view();
    const picture = multiply(perspective(fieldOfView, width / height, near, 9000, [0, 0]), viewAlong(eye, way, up));
    const { x, y, w } = project(picture, point);
    return w > 0 ? { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height } : undefined;
  }
}
