import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { homeAt } from "../../../client/model/homes.ts";
import { Stage, type StageState } from "../../../client/model/stage.ts";

const file = readFileSync("client/content/generated/city.bin");
const city = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
const [home, above, beside] = ["102-1502", "102-1602", "105-1502"].map((key) => homeAt(key));
if (!home || !above || !beside) throw new Error("A home is missing");

/** A graphics card that accepts everything. Constants are their own names. */
const card = new Proxy({} as Record<string, unknown>, {
  get: (_, name: string) => {
    if (/^[A-Z][A-Z0-9_]+$/.test(name)) return name;
    return name.startsWith("create") || name.startsWith("get") ? () => ({}) : () => undefined;
  },
});

let frames: ((now: number) => void)[] = [];
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
    onGone: () => undefined,
  });
  return { stage, last: () => states.at(-1) };
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
});
