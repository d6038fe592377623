import { Camera } from "./camera.ts";
import { readCity } from "./city.ts";
import { daylightAt } from "./daylight.ts";
import { buildHome } from "./gl/buildings.ts";
import { openContext } from "./gl/device.ts";
import { type Quality, Renderer } from "./gl/renderer.ts";
import { buildRoom, type RoomView } from "./gl/room.ts";
import { type Home, isSameHome, levelOf, partsOf } from "./homes.ts";
import { castRay, type Vector } from "./rays.ts";

type Mode = "model" | "window";

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
  onContextLost: () => void;
}

/** Milliseconds within which a lost context has to be restored. */
const restoreTimeout = 8000;
/** Milliseconds of rest before a still is rendered, so that a short pause while dragging costs nothing. */
const stillDelay = 140;

/** The model on a canvas: its interface, and when it draws. Independent of pages; the camera is in camera.ts. */
export class Stage {
  readonly #options: StageOptions;
  readonly #gl: WebGL2RenderingContext;
  readonly #city: ReturnType<typeof readCity>;
  readonly #stop = new AbortController();
  readonly #camera: Camera;
  #renderer: Renderer;
  #hour: number;
  #left: Uint8Array<ArrayBuffer> | undefined;
  #marked = false;
  #home: Home | undefined;
  #hovered: Home | undefined;
  #frame = -1;
  #frameRequest = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lossTimer: ReturnType<typeof setTimeout> | undefined;
  #shown = true;
  #lost = false;

  /** @throws Error when WebGL 2 or float buffers are missing */
  constructor(options: StageOptions) {
    this.#options = options;
    const { canvas } = options;
    const gl = openContext(canvas);
    this.#gl = gl;
    this.#city = readCity(options.city);
    this.#hour = options.hour;
    this.#camera = new Camera({
      size: () => this.size,
      flies: () => !options.calm && this.#shown,
      onMove: () => this.#change(),
      onRoom: (room) => this.#showRoom(room),
    });
    this.#renderer = new Renderer(gl, this.#city, options.quality);
    this.#renderer.setLight(daylightAt(this.#hour));
    const { signal } = this.#stop;
    canvas.addEventListener("webglcontextlost", (event) => this.#lose(event), { signal });
    canvas.addEventListener("webglcontextrestored", () => this.#restore(), { signal });
    document.addEventListener("visibilitychange", () => (this.#lost ? this.#awaitRestore() : this.#requestFrame()), {
      signal,
    });
    this.resize();
  }

  get mode(): Mode {
    return this.#camera.room ? "window" : "model";
  }
  /** Whether the camera is at a window or on its way there. */
  get isAtWindow(): boolean {
    return this.#camera.isAtWindow;
  }

  #lose(event: Event): void {
    event.preventDefault();
    this.#lost = true;
    cancelAnimationFrame(this.#frameRequest);
    this.#frameRequest = 0;
    this.#awaitRestore();
    this.#notify();
  }

  /** Phones drop the context of a background tab and restore it once the tab is visible. */
  #awaitRestore(): void {
    clearTimeout(this.#lossTimer);
    if (!document.hidden) this.#lossTimer = setTimeout(() => this.#options.onContextLost(), restoreTimeout);
  }

  #restore(): void {
    clearTimeout(this.#lossTimer);
    try {
      this.#renderer = new Renderer(this.#gl, this.#city, this.#options.quality);
    } catch {
      this.#options.onContextLost();
      return;
    }
    this.#renderer.setLight(daylightAt(this.#hour));
    this.#renderer.setHomes(this.#left, this.#marked);
    this.#lost = false;
    this.#renderer.resize(this.#options.canvas.width, this.#options.canvas.height);
    this.#showRoom(this.#camera.room);
    this.#change();
  }

  #showRoom(room: RoomView | undefined): void {
    if (this.#lost) return;
    this.#renderer.setLayer("room", room && buildRoom(room).geometry());
    this.#mark();
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

  /** @param left undefined while it isn't known which homes are left; see Renderer.setHomes */
  setHomes(left: Uint8Array<ArrayBuffer> | undefined, marked: boolean): void {
    this.#left = left;
    this.#marked = marked;
    if (this.#lost) return;
    this.#renderer.setHomes(left, marked);
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
    this.#requestFrame();
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
      if (!home || this.isAtWindow) return undefined;
      const solid = buildHome(home, strength);
      return solid.geometry();
    };
    this.#renderer.setLayer("chosen", slab(this.#home, 1));
    this.#renderer.setLayer("hovered", slab(this.#hovered, 0.55));
  }

  /** @returns the home at a point of the canvas, in its own pixels */
  pick(x: number, y: number): Home | undefined {
    if (this.isAtWindow) return undefined;
    const { eye, direction } = this.#camera.rayThrough(x, y);
    return castRay(eye, direction)?.home;
  }

  /** The canvas's size, in CSS pixels. */
  get size() {
    const { clientWidth, clientHeight } = this.#options.canvas;
    return { width: clientWidth, height: clientHeight };
  }

  /** @returns the position of a point of the model on the canvas, in CSS pixels, if it is in front of the camera */
  project(point: Vector): { x: number; y: number } | undefined {
    return this.#camera.project(point);
  }

  /** @returns the position of a home's window on the canvas, unless the camera is moving */
  placeOf(home: Home): { x: number; y: number } | undefined {
    if (this.#camera.room || this.#camera.isFlying) return undefined;
    const { at, out } = partsOf(home).line.window;
    return this.project([at[0] + out[0], at[1] + out[1], levelOf(home.floor) + 1.5]);
  }

  /** Where the camera is, for another screen to follow. */
  get place(): readonly number[] | undefined {
    return this.#camera.place;
  }

  follow(place: readonly number[]): void {
    this.#camera.follow(place);
  }

  /** @returns the point of the model at a point of the canvas, or one as far away where there is none */
  pointAt(x: number, y: number): Vector {
    const { eye, direction } = this.#camera.rayThrough(x, y);
    const away = (this.#camera.room ? undefined : castRay(eye, direction)?.distance) ?? 400;
    return [eye[0] + direction[0] * away, eye[1] + direction[1] * away, eye[2] + direction[2] * away];
  }

  /** Rotates the model, or the view in a room; in shares of the image's width and height. Ends a flight around it. */
  orbit(x: number, y: number): void {
    this.#camera.orbit(x, y);
  }

  /** @returns whether the limits left room for it */
  zoom(factor: number): boolean {
    return this.#camera.zoom(factor);
  }

  flyHome(): Promise<void> {
    return this.#camera.flyHome();
  }

  flyAround(): Promise<void> {
    return this.#camera.flyAround();
  }

  /** Rotates the model so that the selected home's window is visible, unless the camera is in a room or moves there. */
  async showChosen(): Promise<void> {
    if (this.#home) await this.#camera.show(this.#home);
  }

  /** Moves into a home's living room. */
  enter(home: Home): Promise<void> {
    this.#home = home;
    return this.#camera.enter(home);
  }

  /** Moves out of the window, or turns back on the way in. */
  leave(): Promise<void> {
    return this.#camera.leave(this.#home);
  }

  /** Draws after a change, and starts the still again. */
  #change(): void {
    this.#frame = -1;
    this.#requestFrame();
  }

  #requestFrame(): void {
    if (this.#frameRequest || this.#lost || !this.#shown || document.hidden || this.#isStill) return;
    this.#frameRequest = requestAnimationFrame((now) => {
      this.#frameRequest = 0;
      this.#tick(now);
    });
  }

  get #isStill(): boolean {
    return !this.#camera.isFlying && this.#frame + 1 >= this.#options.quality.frames;
  }

  #tick(now: number): void {
    if (this.#lost) return;
    if (this.#camera.advance(now)) this.#frame = -1;
    this.#frame += 1;
    this.#renderer.draw(this.#camera.view(), this.#frame);
    this.#notify();
    clearTimeout(this.#timer);
    if (this.#camera.isFlying || this.#frame > 0) this.#requestFrame();
    else this.#timer = setTimeout(() => this.#requestFrame(), stillDelay);
  }

  #notify(): void {
    const { way } = this.#camera.view();
    this.#options.onState({
      mode: this.mode,
      frames: this.#frame + 1,
      still: this.#isStill && !this.#lost,
      lost: this.#lost,
      flying: this.#camera.isOnTheWay,
      heading: Math.atan2(way[0], way[1]),
    });
  }

  dispose(): void {
    this.#stop.abort();
    cancelAnimationFrame(this.#frameRequest);
    clearTimeout(this.#timer);
    clearTimeout(this.#lossTimer);
    this.#shown = false;
    if (this.#lost) return;
    this.#renderer.dispose();
    // Its memory is released now, not when the canvas is collected: browsers allow only a few contexts at a time.
    this.#gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
}
