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

describe("the way to a window", () => {
  test("ends in the room", async () => {
    const { stage, last } = openStage();
    void stage.enter(home);
    await until(1000);
    expect(stage.mode).toBe("model");
    expect(stage.isAtWindow).toBe(true);
    await until(3000);
    expect(stage.mode).toBe("window");
    expect(last()?.flying).toBe(false);
  });

  test.each([300, 1200, 2300])("can be left after %i ms, and ends at the model", async (time) => {
    const { stage, last } = openStage();
    void stage.enter(home);
    await until(time);
    void stage.leave();
    await until(6000);
    expect(stage.mode).toBe("model");
    expect(stage.isAtWindow).toBe(false);
    expect(last()?.flying).toBe(false);
  });

  test("can be left while the view rides to another floor", async () => {
    const { stage } = openStage();
    void stage.enter(home);
    await until(3000);
    void stage.enter(above);
    await until(3400);
    void stage.leave();
    await until(6000);
    expect(stage.mode).toBe("model");
    expect(stage.isAtWindow).toBe(false);
  });

  test("can turn to another tower's home, and arrives there", async () => {
    const { stage, last } = openStage();
    void stage.enter(home);
    await until(900);
    void stage.enter(beside);
    await until(1500);
    expect(stage.mode).toBe("model");
    await until(6000);
    expect(stage.mode).toBe("window");
    expect(last()?.flying).toBe(false);
  });

  test("selects no other home by a tap, and isn't turned by a finger", async () => {
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

describe("the way out of a window", () => {
  async function leaveWindow(home: Home) {
    const opened = openStage();
    void opened.stage.enter(home);
    await until(3000);
    const heading = opened.last()?.heading ?? Number.NaN;
    void opened.stage.leave();
    return { ...opened, heading };
  }

  test("begins at the window, and ends where the window is seen", async () => {
    const { stage, last, heading } = await leaveWindow(home);
    await until(3100);
    expect(Math.cos((last()?.heading ?? 0) - heading)).toBeGreaterThan(0.95);
    expect(last()?.flying).toBe(true);
    await until(6000);
    expect(Math.cos((last()?.heading ?? 0) - heading)).toBeLessThan(0);
    expect(last()?.flying).toBe(false);
    expect(stage.placeOf(home)).toBeDefined();
  });

  test("turns steadily, like the way in", async () => {
    const { largestTurn } = await leaveWindow(home);
    await until(6000);
    expect(largestTurn()).toBeLessThan(0.35);
  });

  test("turns to another home that is selected meanwhile", async () => {
    const { stage, last, largestTurn } = await leaveWindow(home);
    await until(3800);
    stage.choose(beside);
    void stage.showChosen();
    await until(7000);
    expect(stage.isAtWindow).toBe(false);
    expect(last()?.flying).toBe(false);
    expect(stage.placeOf(beside)).toBeDefined();
    expect(largestTurn()).toBeLessThan(0.35);
  });

  test("leads to the view from above when the distances are asked for in the room", async () => {
    const { stage, last, largestTurn } = openStage();
    void stage.enter(home);
    await until(3000);
    void stage.flyAround();
    expect(stage.mode).toBe("model");
    await until(6000);
    expect([stage.isAtWindow, last()?.flying]).toEqual([false, false]);
    expect(largestTurn()).toBeLessThan(0.35);
  });

  test("is not taken because the selected home is shown", async () => {
    const { stage } = openStage();
    void stage.enter(home);
    await until(900);
    void stage.showChosen();
    await until(3000);
    expect(stage.mode).toBe("window");
  });

  test("can be turned back", async () => {
    const { stage } = await leaveWindow(home);
    await until(3800);
    void stage.enter(home);
    await until(9000);
    expect(stage.mode).toBe("window");
  });
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
