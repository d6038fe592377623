import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readCity } from "../../../client/complex3d/city.ts";
import { daylightAt } from "../../../client/complex3d/daylight.ts";
import { Renderer, type View } from "../../../client/complex3d/gl/renderer.ts";
import { eyeOf, firstPose } from "../../../client/complex3d/poses.ts";
import { type DeviceFacts, stageQualityFor } from "../../../client/pages/ComplexModel/quality.ts";

const file = readFileSync("client/content/generated/city.bin");
const city = readCity(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);

const bytesOfPixel: Record<string, number> = { RGBA8: 4, RGBA16F: 8, RGBA32F: 16, DEPTH_COMPONENT24: 4 };

/** A fake graphics card that counts what it would store and draw. Constants are their own names. */
function countingCard() {
  const held = new Map<unknown, number>();
  const bound = new Map<string, unknown>();
  const none = { calls: 0, vertices: 0, scene: 0, passes: 0, maps: 0 };
  const count = { ...none };
  const indices = new Map<unknown, number>();
  let [wide, high] = [0, 0];
  const make = () => ({});
  const hold = (place: string, bytes: number) => held.set(bound.get(place), bytes);
  const done: Record<string, (...args: never[]) => unknown> = {
    getExtension: () => ({}),
    getProgramParameter: () => true,
    getUniformBlockIndex: () => 0,
    bindTexture: (_target: string, texture: unknown) => bound.set("texture", texture),
    bindRenderbuffer: (_target: string, buffer: unknown) => bound.set("renderbuffer", buffer),
    bindBuffer: (target: string, buffer: unknown) => bound.set(target, buffer),
    bindVertexArray: (array: unknown) => bound.set("array", array),
    texStorage2D: (_target: string, levels: number, format: string, width: number, height: number) =>
      hold("texture", width * height * (bytesOfPixel[format] ?? Number.NaN) * (levels > 1 ? 4 / 3 : 1)),
    renderbufferStorageMultisample: (_t: string, samples: number, format: string, width: number, height: number) =>
      hold("renderbuffer", width * height * (bytesOfPixel[format] ?? Number.NaN) * Math.max(1, samples)),
    bufferData(target: string, data: Float32Array | Uint32Array | number) {
      hold(target, typeof data === "number" ? data : data.byteLength);
      if (data instanceof Uint32Array) indices.set(bound.get("array"), data.reduce((a, b) => Math.max(a, b), 0) + 1);
    },
    deleteTexture: (each: unknown) => held.delete(each),
    deleteRenderbuffer: (each: unknown) => held.delete(each),
    deleteBuffer: (each: unknown) => held.delete(each),
    viewport: (_x: number, _y: number, width: number, height: number) => {
      [wide, high] = [width, height];
    },
    drawElementsInstanced(_mode: string, _length: number, _type: string, _from: number, instances: number) {
      count.calls += 1;
      count.vertices += (indices.get(bound.get("array")) ?? Number.NaN) * instances;
    },
    drawArraysInstanced(_mode: string, _from: number, vertices: number, instances: number) {
      count.calls += 1;
      count.vertices += vertices * instances;
      if (vertices === 3) count.passes += wide * high;
    },
    clear: () => {
      // Shadow maps are square and have depth only.
      count[wide === high ? "maps" : "scene"] += wide * high;
    },
  };
  const gl = new Proxy(done, {
    get(known, name: string) {
      if (/^[A-Z][A-Z0-9_]+$/.test(name)) return name;
      return known[name] ?? (name.startsWith("create") || name === "getUniformLocation" ? make : () => undefined);
    },
  });
  return {
    gl: gl as unknown as WebGL2RenderingContext,
    bytes: () => [...held.values()].reduce((sum, bytes) => sum + bytes, 0),
    during(work: () => void) {
      Object.assign(count, none);
      work();
      return { ...count };
    },
  };
}

const phone: DeviceFacts = { narrow: true, memory: 4, pixelRatio: 2.75, area: 390 * 636, software: false };
const desk: DeviceFacts = { narrow: false, memory: 16, pixelRatio: 2, area: 1040 * 832, software: false };

function drawnOn(device: DeviceFacts) {
  const { quality, pixelRatio, maxPixels } = stageQualityFor(device);
  const ratio = Math.min(pixelRatio, Math.sqrt(maxPixels / device.area));
  const card = countingCard();
  const renderer = new Renderer(card.gl, city, quality);
  const aspect = device.narrow ? 390 / 636 : 1040 / 832;
  const height = Math.sqrt(device.area / aspect) * ratio;
  renderer.resize(Math.round(height * aspect), Math.round(height));
  renderer.setLight(daylightAt(18.3));
  return { card, renderer, pixels: height * height * aspect };
}

const eye = eyeOf(firstPose);
const view: View = {
  eye,
  way: [-0.4, 0.9, -0.1],
  fieldOfView: 0.46,
  shift: [0, 0],
  near: 25,
  clear: 600,
  focus: [5, 0, 40],
  reach: 300,
  indoors: false,
};

/**
 * Estimated milliseconds of a frame on a mid-range phone of 2022: nanoseconds per vertex, per pixel of the scene with
 * all texture reads and overdraw, per pixel of a full-screen pass, and per pixel of a depth map. Conservative
 * estimates, not measurements.
 */
const millisecondsOf = ({ vertices, scene, passes, maps }: Record<"vertices" | "scene" | "passes" | "maps", number>) =>
  (vertices * 12 + scene * 1.6 * 9 + passes * 1.5 + maps * 0.5) / 1e6;

describe("the work of a frame", () => {
  test("on a phone fits 33 ms while the model turns, including the lake's reflection", () => {
    const { card, renderer } = drawnOn(phone);
    renderer.draw(view, 0);
    const turning = card.during(() => renderer.draw({ ...view, eye: [eye[0] + 5, eye[1], eye[2]] }, 0));
    expect(turning.calls).toBeLessThan(40);
    expect(millisecondsOf(turning), JSON.stringify(turning)).toBeLessThan(33);
  });

  test("fits it while the hour changes, which redraws the shadows", () => {
    const { card, renderer } = drawnOn(phone);
    renderer.draw(view, 0);
    const turning = card.during(() => {
      renderer.setLight(daylightAt(18.5));
      renderer.draw(view, 0);
    });
    expect(millisecondsOf(turning), JSON.stringify(turning)).toBeLessThan(33);
  });

  test("redraws no shadow while only the camera moves", () => {
    const { card, renderer } = drawnOn(phone);
    const first = card.during(() => renderer.draw(view, 0));
    const second = card.during(() => renderer.draw({ ...view, way: [-0.3, 0.9, -0.1] }, 0));
    expect(second.vertices).toBeLessThan(first.vertices * 0.8);
  });
});

describe("memory of the graphics card", () => {
  test("is at most 90 MB on a phone and 150 MB on a desktop, however large the window", () => {
    const megabytes = (device: DeviceFacts) => drawnOn(device).card.bytes() / 1e6;
    expect(megabytes(phone)).toBeLessThan(90);
    for (const area of [1040 * 832, 2160 * 1024, 3440 * 1024])
      for (const pixelRatio of [1, 1.25, 2]) expect(megabytes({ ...desk, area, pixelRatio })).toBeLessThan(150);
    expect(megabytes({ ...phone, memory: 2 })).toBeLessThan(50);
    expect(megabytes({ ...desk, software: true })).toBeLessThan(50);
  });

  test("is released when the window is resized, and at the end", () => {
    const { card, renderer } = drawnOn(desk);
    const before = card.bytes();
    for (const width of [900, 1200, 800]) renderer.resize(width, 700);
    renderer.resize(900, 700);
    const once = card.bytes();
    renderer.resize(900, 700);
    expect(card.bytes()).toBe(once);
    expect(once).toBeLessThan(before);
    renderer.dispose();
    expect(card.bytes() / 1e6).toBeLessThan(0.1);
  });
});
