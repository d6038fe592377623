import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Home, homeAt } from "../../../client/complex3d/homes.ts";
import { Stage, type StageState } from "../../../client/complex3d/stage.ts";

const file = readFileSync("client/content/generated/city.bin");
const city = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
const [home, above, beside] = ["102-1502", "102-1602", "105-1502"].map((key) => homeAt(key));
if (!home || !above || !beside) throw new Error("A home is missing");

const loseContext = vi.fn();

/** A graphics card that accepts everything. Constants are their own names. */
const card = new Proxy({} as Record<string, unknown>, {
  get: (_, name: string) => {
    if (name === "getExtension") return () => ({ loseContext });
    if (/^[A-Z][A-Z0-9_]+$/.test(name)) return name;
    return name.startsWith("create") || name.startsWith("get") ? () => ({}) : () => undefined;
  },
});

let frames: ((now: number) => void)[] = [];
let opened: Stage[] = [];
let now = 0;

/** Draws until a moment after the start, in milliseconds. */
async function until(time: number): Promise<void> {
  while (now < time) {
    now += 50;
    for (const draw of frames.splice(0)) draw(now);
    await Promise.resolve();
  }
}

function openStage() {
  const states: StageState[] = [];
  const size = { clientWidth: 800, clientHeight: 600 };
  const canvas = { ...size, width: 0, height: 0, getContext: () => card, addEventListener: () => undefined };
  const quality = { shadow: 16, dome: 16, frames: 1, samples: 0, mirror: 0 };
  const stage = new Stage({
    canvas: canvas as unknown as HTMLCanvasElement,
    city,
    hour: 12,
    quality,
    pixelRatio: 1,
    maxPixels: 1e6,
    calm: false,
    onState: (state) => states.push(state),
    onContextLost: () => undefined,
  });
  opened.push(stage);
  /** The largest turn from one frame to the next, in radians. */
  const largestTurn = () =>
    Math.max(
      ...states.slice(1).map(({ heading }, index) => {
        const turn = heading - (states[index]?.heading ?? 0);
        return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
      }),
    );
  return { stage, last: () => states.at(-1), largestTurn };
}

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("requestAnimationFrame", (draw: (at: number) => void) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
// Other test files run in the same process: no timer and no replaced global may be left to them.
afterEach(() => {
  for (const stage of opened) stage.dispose();
  opened = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What is asked of the stage, and when, in milliseconds after the start. */
type Requests = readonly [number, (stage: Stage) => unknown][];
const enter = (to: Home) => (stage: Stage) => stage.enter(to);
const leave = (stage: Stage) => stage.leave();
const select = (to: Home) => (stage: Stage) => {
  stage.choose(to);
  return stage.showChosen();
};

test.each<[what: string, requests: Requests, mode: Stage["mode"]]>([
  ["ends in the room", [[0, enter(home)]], "window"],
  ...[300, 1200, 2300].map((time): [string, Requests, Stage["mode"]] => [
    `can be left after ${time} ms`,
    [
      [0, enter(home)],
      [time, leave],
    ],
    "model",
  ]),
  [
    "can be left on the ride to another floor",
    [
      [0, enter(home)],
      [3000, enter(above)],
      [3400, leave],
    ],
    "model",
  ],
  [
    "can turn to another tower's home",
    [
      [0, enter(home)],
      [900, enter(beside)],
    ],
    "window",
  ],
  [
    "isn't left because the selected home is shown",
    [
      [0, enter(home)],
      [900, (stage) => stage.showChosen()],
    ],
    "window",
  ],
  [
    "can be taken again on the way out",
    [
      [0, enter(home)],
      [3000, leave],
      [3800, enter(home)],
    ],
    "window",
  ],
  [
    "leads out, steadily",
    [
      [0, enter(home)],
      [3000, leave],
    ],
    "model",
  ],
  [
    "leads out to another home that is selected",
    [
      [0, enter(home)],
      [3000, leave],
      [3800, select(beside)],
    ],
    "model",
  ],
  [
    "leads to the view from above",
    [
      [0, enter(home)],
      [3000, (stage) => stage.flyAround()],
    ],
    "model",
  ],
])("the way to a window %s", async (_, requests, mode) => {
  const { stage, last, largestTurn } = openStage();
  for (const [time, request] of requests) {
    await until(time);
    void request(stage);
  }
  await until(9000);
  expect([stage.mode, stage.isAtWindow, last()?.flying]).toEqual([mode, mode === "window", false]);
  if (mode === "model") expect(largestTurn()).toBeLessThan(0.35);
});

describe("on the way to a window", () => {
  test("a tap selects no other home, and isn't turned by a finger", async () => {
    const { stage, last } = openStage();
    stage.choose(home);
    void stage.showChosen();
    await until(2000);
    const { x, y } = stage.placeOf(home) ?? { x: Number.NaN, y: Number.NaN };
    expect(stage.pick(x, y)).toEqual(home);
    void stage.enter(home);
    await until(2400);
    for (const at of [100, 300, 500, 700])
      for (const across of [100, 300, 500, 700]) expect(stage.pick(across, at)).toBeUndefined();
    const heading = last()?.heading;
    stage.orbit(0.3, 0);
    expect(last()?.heading).toBe(heading);
    await until(6000);
    expect(stage.mode).toBe("window");
  });
});

test("the way out begins at the window, and ends where the window is seen", async () => {
  const { stage, last } = openStage();
  void stage.enter(home);
  await until(3000);
  const heading = last()?.heading ?? Number.NaN;
  void stage.leave();
  await until(3100);
  expect(Math.cos((last()?.heading ?? 0) - heading)).toBeGreaterThan(0.95);
  await until(6000);
  expect(Math.cos((last()?.heading ?? 0) - heading)).toBeLessThan(0);
  expect(stage.placeOf(home)).toBeDefined();
});

describe("a visitor's hand", () => {
  test("ends a flight around the model", async () => {
    const { stage, last } = openStage();
    stage.choose(home);
    void stage.showChosen();
    await until(300);
    expect(last()?.flying).toBe(true);
    stage.orbit(0.05, 0);
    await until(400);
    expect(last()?.flying).toBe(false);
  });

  test("zooms as far as the limits, and says where they are", async () => {
    const { stage } = openStage();
    expect(stage.zoom(1.1)).toBe(true);
    stage.zoom(10);
    expect(stage.zoom(1.1)).toBe(false);
    expect(stage.zoom(0.9)).toBe(true);
    stage.zoom(0.01);
    expect(stage.zoom(0.9)).toBe(false);
  });
});

test("at the end the context is released", () => {
  loseContext.mockClear();
  openStage().stage.dispose();
  expect(loseContext).toHaveBeenCalledOnce();
});
