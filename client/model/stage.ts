import { readCity } from "./city.ts";
import { daylightAt } from "./daylight.ts";
import { buildHome } from "./gl/buildings.ts";
import { cross, multiply, normalized, perspective, plus, project, viewAlong } from "./gl/matrix.ts";
import { type Quality, Renderer, type View } from "./gl/renderer.ts";
import { buildRoom, type RoomView, roomView } from "./gl/room.ts";
import { type Home, isSameHome, levelOf, partsOf } from "./homes.ts";
import { aroundPose, distanceLimits, eyeOf, firstPose, type Pose, polarLimits, poseFor } from "./poses.ts";
import { castRay, type Vector } from "./rays.ts";

export type Mode = "model" | "window";

export interface StageState {
  mode: Mode;
  /** Frames averaged so far, and whether the image is finished. */
  frames: number;
  still: boolean;
  lost: boolean;
  flying: boolean;
  /** Viewing direction: radians from north over east. */
  heading: number;
}

export interface StageOptions {
  canvas: HTMLCanvasElement;
  city: ArrayBuffer;
  hour: number;
  quality: Quality;
  /** Device pixels per CSS pixel, and the maximum number of pixels, which cost memory. */
  pixelRatio: number;
  maxPixels: number;
  /** Without camera flights, for visitors who prefer reduced motion. */
  calm: boolean;
  onState: (state: StageState) => void;
  /** Called when the context is lost and can't be restored. */
  onGone: () => void;
}

const clamp = (value: number, [low, high]: readonly [number, number]) => Math.max(low, Math.min(high, value));
const mix = (a: number, b: number, share: number) => a + (b - a) * share;
const between = (a: Vector, b: Vector, share: number): Vector => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];
/** Slow at both ends. */
const eased = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
/** The rotation from one angle to another, the shorter way. */
const turnTo = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from));

/** A direction between two others by compass and height: on the way to the opposite one it turns steadily. */
function wayBetween(from: Vector, to: Vector, share: number): Vector {
  const [heading, end] = [from, to].map(([x, y]) => Math.atan2(x, y)) as [number, number];
  const turned = heading + turnTo(heading, end) * share;
  const rise = mix(Math.asin(from[2]), Math.asin(to[2]), share);
  return [Math.sin(turned) * Math.cos(rise), Math.cos(turned) * Math.cos(rise), Math.sin(rise)];
}

const modelField = 0.46;
const up: Vector = [0, 0, 1];
/** Milliseconds within which a lost context has to be restored. */
const comesBack = 8000;
/** Milliseconds of rest before a still is rendered, so that a short pause while dragging costs nothing. */
const rest = 140;

interface Flight {
  from: number;
  duration: number;
  step: (share: number) => void;
  done: () => void;
}

/** The model on a canvas: its interface, and when it draws. Independent of pages. */
export class Stage {
  readonly #options: StageOptions;
  readonly #gl: WebGL2RenderingContext;
  readonly #city: ReturnType<typeof readCity>;
  readonly #stop = new AbortController();
  #renderer: Renderer;
  #pose: Pose = firstPose;
  #hour: number;
  #home: Home | undefined;
  #hovered: Home | undefined;
  #room: RoomView | undefined;
  #look = { side: 0, up: -0.05 };
  #zoomed = 1;
  /** A moving camera, between the model and a window. */
  #free: { eye: Vector; way: Vector; field: number } | undefined;
  /** Whether it moves to the window. */
  #goesIn = false;
  #flight: Flight | undefined;
  /** Counts the ways in and out of windows, so that one that was replaced on the way doesn't end. */
  #turn = 0;
  #frame = -1;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone: ReturnType<typeof setTimeout> | undefined;
  #shown = true;
  #lost = false;
  #drawn = 0;

  /** @throws Error when WebGL 2 or float buffers are missing */
  constructor(options: StageOptions) {
    this.#options = options;
    const { canvas } = options;
    const gl = canvas.getContext("webgl2", {
      alpha: false,
      antialias: false,
      depth: false,
      preserveDrawingBuffer: true,
    });
    if (!gl) throw new Error("WebGL 2 is missing");
    this.#gl = gl;
    this.#city = readCity(options.city);
    this.#hour = options.hour;
    this.#renderer = new Renderer(gl, this.#city, options.quality);
    this.#renderer.setLight(daylightAt(this.#hour));
    const { signal } = this.#stop;
    canvas.addEventListener("webglcontextlost", (event) => this.#lose(event), { signal });
    canvas.addEventListener("webglcontextrestored", () => this.#restore(), { signal });
    document.addEventListener("visibilitychange", () => (this.#lost ? this.#expectBack() : this.#ask()), { signal });
    this.resize();
  }

  get mode(): Mode {
    return this.#room ? "window" : "model";
  }
  /** Whether the camera is at a window or on its way there. */
  get isAtWindow(): boolean {
    return this.#room !== undefined || this.#free !== undefined;
  }
  /** Draw calls and triangles of the last frame, and the number of frames drawn. */
  get figures() {
    return { ...this.#renderer.figures, drawn: this.#drawn };
  }

  #lose(event: Event): void {
    event.preventDefault();
    this.#lost = true;
    cancelAnimationFrame(this.#asked);
    this.#asked = 0;
    this.#expectBack();
    this.#tell();
  }

  /** Phones drop the context of a background tab and restore it once the tab is visible. */
  #expectBack(): void {
    clearTimeout(this.#gone);
    if (!document.hidden) this.#gone = setTimeout(() => this.#options.onGone(), comesBack);
  }

  #restore(): void {
    clearTimeout(this.#gone);
    try {
      this.#renderer = new Renderer(this.#gl, this.#city, this.#options.quality);
    } catch {
      this.#options.onGone();
      return;
    }
    this.#renderer.setLight(daylightAt(this.#hour));
    this.#lost = false;
    this.#renderer.resize(this.#options.canvas.width, this.#options.canvas.height);
    this.#mark();
    if (this.#room) this.#renderer.setLayer("room", buildRoom(this.#room).geometry());
    this.#change();
  }

  resize(): void {
    const { canvas, pixelRatio, maxPixels } = this.#options;
    // Printing uses the current image: there is no time to draw a new one.
    if (matchMedia("print").matches) return;
    const most = Math.sqrt(maxPixels / Math.max(1, canvas.clientWidth * canvas.clientHeight));
    const size = (edge: number) => Math.max(2, Math.round(edge * Math.min(pixelRatio, most)));
    const [width, height] = [size(canvas.clientWidth), size(canvas.clientHeight)];
    if (canvas.width === width && canvas.height === height && this.#frame >= 0) return;
    Object.assign(canvas, { width, height });
    if (this.#lost) return;
    this.#renderer.resize(width, height);
    this.#change();
  }

  setHour(hour: number): void {
    if (hour === this.#hour) return;
    this.#hour = hour;
    if (this.#lost) return;
    this.#renderer.setLight(daylightAt(hour));
    this.#change();
  }

  /** Nothing is drawn while the canvas is invisible. */
  setShown(shown: boolean): void {
    this.#shown = shown;
    this.#ask();
  }

  choose(home: Home | undefined): void {
    if (isSameHome(home, this.#home)) return;
    this.#home = home;
    this.#mark();
    this.#change();
  }

  hover(home: Home | undefined): void {
    const other = isSameHome(home, this.#home) ? undefined : home;
    if (isSameHome(other, this.#hovered)) return;
    this.#hovered = other;
    this.#mark();
    this.#change();
  }

  #mark(): void {
    if (this.#lost) return;
    const slab = (home: Home | undefined, strength: number) => {
      if (!home || this.#room || this.#free) return undefined;
      const solid = buildHome(home, strength);
      return solid.geometry();
    };
    this.#renderer.setLayer("chosen", slab(this.#home, 1));
    this.#renderer.setLayer("hovered", slab(this.#hovered, 0.55));
  }

  /** @returns the home at a point of the canvas, in its own pixels */
  pick(x: number, y: number): Home | undefined {
    if (this.isAtWindow) return undefined;
    const { clientWidth, clientHeight } = this.#options.canvas;
    const { eye, way, fieldOfView } = this.#view();
    const tan = Math.tan(fieldOfView / 2);
    const right = normalized(cross(way, up));
    const above = cross(right, way);
    const side = ((2 * x) / clientWidth - 1) * tan * (clientWidth / clientHeight);
    const ray = plus(plus(way, right, side), above, (1 - (2 * y) / clientHeight) * tan);
    return castRay(eye, ray)?.home;
  }

  /** The canvas's size, in CSS pixels. */
  get size() {
    const { clientWidth, clientHeight } = this.#options.canvas;
    return { width: clientWidth, height: clientHeight };
  }

  /** @returns the position of a point of the model on the canvas, in CSS pixels, if it is in front of the camera */
  project(point: Vector): { x: number; y: number } | undefined {
    const { clientWidth, clientHeight } = this.#options.canvas;
    const { eye, way, fieldOfView, near } = this.#view();
    const picture = multiply(
      perspective(fieldOfView, clientWidth / clientHeight, near, 9000, [0, 0]),
      viewAlong(eye, way, up),
    );
    const { x, y, w } = project(picture, point);
    return w > 0 ? { x: ((x + 1) / 2) * clientWidth, y: ((1 - y) / 2) * clientHeight } : undefined;
  }

  /** @returns the position of a home's window on the canvas, unless the camera is moving */
  placeOf(home: Home): { x: number; y: number } | undefined {
    if (this.#room || this.#flight) return undefined;
    const { at, out } = partsOf(home).line.window;
    return this.project([at[0] + out[0], at[1] + out[1], levelOf(home.floor) + 1.5]);
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
    this.#change();
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
    this.#change();
    return true;
  }

  get #isNarrow(): boolean {
    const { clientWidth, clientHeight } = this.#options.canvas;
    return clientWidth < clientHeight * 0.85;
  }
  get #farther(): number {
    return this.#isNarrow ? 1.3 : 1;
  }

  #flyTo(pose: Pose): Promise<void> {
    if (this.isAtWindow) return this.leave(pose);
    const from = this.#pose;
    const turn = turnTo(from.azimuth, pose.azimuth);
    return this.#fly(1300, (share) => {
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
    const { clientWidth, clientHeight } = this.#options.canvas;
    // The surroundings are wider than high.
    const farther = Math.max(1, (1.25 * clientHeight) / Math.max(1, clientWidth));
    return this.#flyTo({ ...aroundPose, distance: aroundPose.distance * farther });
  }

  /** Rotates the model so that the selected home's window is visible, unless the camera is in a room or moves there. */
  showChosen(): Promise<void> {
    if (!this.#home || this.#room || this.#goesIn) return Promise.resolve();
    return this.#flyTo(poseFor(this.#home, this.#farther));
  }

  #windowField(): number {
    return this.#isNarrow ? 1.22 : 0.98;
  }

  /** Moves into the selected home's living room: past the outside of the window, or vertically within the same line. */
  async enter(home: Home): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const { clientWidth, clientHeight } = this.#options.canvas;
    const to = roomView(home, (Math.tan(this.#windowField() / 2) * clientWidth) / Math.max(1, clientHeight));
    const here = this.#room;
    this.#home = home;
    if (here && Math.hypot(here.eye[0] - to.eye[0], here.eye[1] - to.eye[1]) < 1) {
      this.#renderer.setLayer("room", undefined);
      await this.#fly(900, (share) => {
        this.#room = { ...to, eye: [to.eye[0], to.eye[1], mix(here.eye[2], to.eye[2], share)] };
      });
    } else {
      this.#renderer.setLayer("room", undefined);
      const from = this.#view();
      this.#room = undefined;
      this.#goesIn = true;
      const out: Vector = [to.out[0], to.out[1], 0];
      const before = plus(plus(to.eye, out, 30), [0, 0, 6]);
      const ahead = normalized(plus(out, [0, 0, -0.05]));
      this.#free = { eye: from.eye, way: from.way, field: from.fieldOfView };
      this.#mark();
      await this.#fly(2400, (share) => {
        const bend = between(from.eye, before, Math.min(1, share * 1.3));
        const inwards = eased(clamp((share - 0.45) / 0.55, [0, 1]));
        const turned = eased(clamp((share - 0.15) / 0.65, [0, 1]));
        this.#free = {
          eye: between(bend, to.eye, inwards),
          way: wayBetween(from.way, ahead, turned),
          field: mix(from.fieldOfView, this.#windowField(), share),
        };
      });
      if (turn !== this.#turn) return;
      this.#look = { side: 0, up: -0.05 };
      this.#zoomed = 1;
    }
    if (turn !== this.#turn) return;
    this.#free = undefined;
    this.#goesIn = false;
    this.#room = to;
    this.#mark();
    if (!this.#lost) this.#renderer.setLayer("room", buildRoom(to).geometry());
    this.#change();
  }

  /** Moves out of the window, or turns back on the way in. */
  async leave(pose = this.#home ? poseFor(this.#home, this.#farther) : firstPose): Promise<void> {
    if (!this.isAtWindow) return;
    this.#turn += 1;
    this.#goesIn = false;
    const turn = this.#turn;
    this.#abandonFlight();
    const { eye, way, fieldOfView } = this.#view();
    // Straight out first: the way to the pose may lead through the home's own wall.
    const out: Vector = this.#room ? [this.#room.out[0], this.#room.out[1], 0] : [0, 0, 0];
    const tilted: Vector = this.#room ? normalized(plus(way, up, Math.tan(this.#look.up))) : way;
    this.#room = undefined;
    this.#zoomed = 1;
    if (!this.#lost) this.#renderer.setLayer("room", undefined);
    this.#pose = pose;
    const end = eyeOf(this.#pose);
    const before = plus(eye, out, 30);
    // Not towards the target from wherever the camera is: on the way the shorter turn would change sides.
    const ahead = this.#towardsTarget(end);
    await this.#fly(2000, (share) => {
      this.#free = {
        eye: between(between(eye, before, share), between(before, end, share), share),
        way: wayBetween(tilted, ahead, clamp(share / 0.8, [0, 1])),
        field: mix(fieldOfView, modelField, share),
      };
    });
    if (turn !== this.#turn) return;
    this.#free = undefined;
    this.#mark();
    this.#change();
  }

  #towardsTarget(eye: Vector): Vector {
    return normalized(plus(this.#pose.target, eye, -1));
  }

  /** Ends the flight where the camera is. */
  #abandonFlight(): void {
    this.#flight?.done();
    this.#flight = undefined;
  }

  #fly(duration: number, step: Flight["step"]): Promise<void> {
    this.#abandonFlight();
    if (this.#options.calm || !this.#shown) {
      step(1);
      this.#change();
      return Promise.resolve();
    }
    return new Promise((done) => {
      this.#flight = { from: performance.now(), duration, step, done };
      this.#change();
    });
  }

  #view(): View {
    const base = { shift: [0, 0] as const, indoors: false, near: 25 };
    if (this.#free) {
      const { eye, way, field } = this.#free;
      const focus: Vector = [0, 0, 40];
      return { ...base, eye, way, fieldOfView: field, near: 0.8, clear: 60, focus, reach: 320 };
    }
    if (this.#room) {
      const { eye, heading, out } = this.#room;
      const angle = heading + this.#look.side;
      const field = this.#windowField() * this.#zoomed;
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

  /** Draws after a change, and starts the still again. */
  #change(): void {
    this.#frame = -1;
    this.#ask();
  }

  #ask(): void {
    if (this.#asked || this.#lost || !this.#shown || document.hidden || this.#isStill) return;
    this.#asked = requestAnimationFrame((now) => {
      this.#asked = 0;
      this.#tick(now);
    });
  }

  get #isStill(): boolean {
    return !this.#flight && this.#frame + 1 >= this.#options.quality.frames;
  }

  #tick(now: number): void {
    if (this.#lost) return;
    if (this.#flight) this.#advance(this.#flight, now);
    this.#frame += 1;
    this.#renderer.draw(this.#view(), this.#frame);
    this.#drawn += 1;
    this.#tell();
    clearTimeout(this.#timer);
    if (this.#flight || this.#frame > 0) this.#ask();
    else this.#timer = setTimeout(() => this.#ask(), rest);
  }

  #advance(flight: Flight, now: number): void {
    const share = clamp((now - flight.from) / flight.duration, [0, 1]);
    flight.step(eased(share));
    this.#frame = -1;
    if (share < 1) return;
    this.#flight = undefined;
    flight.done();
  }

  #tell(): void {
    const { way } = this.#view();
    this.#options.onState({
      mode: this.mode,
      frames: this.#frame + 1,
      still: this.#isStill && !this.#lost,
      lost: this.#lost,
      flying: this.#flight !== undefined || this.#free !== undefined,
      heading: Math.atan2(way[0], way[1]),
    });
  }

  dispose(): void {
    this.#stop.abort();
    cancelAnimationFrame(this.#asked);
    clearTimeout(this.#timer);
    clearTimeout(this.#gone);
    this.#shown = false;
    if (this.#lost) return;
    this.#renderer.dispose();
    // Its memory is released now, not when the canvas is collected: browsers allow only a few contexts at a time.
    this.#gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
}
