import { beforeEach, expect, test } from "vitest";
import { HtmlCache, type Sized } from "../../server/views/htmlCache.ts";

let time: number;
let cache: HtmlCache;
beforeEach(() => {
  time = 1_000_000;
  cache = new HtmlCache({ maxBytes: 1_000, now: () => time });
});

interface Page extends Sized {
  name: string;
}

/** Requests a page of 100 bytes by default. @returns whether it had to be made */
async function wasMade(key: string, options: { lifetime?: number; tags?: string[]; bytes?: number } = {}) {
  let making = false;
  const { bytes = 100, ...lifetime } = options;
  const page = await cache.share<Page>(key, lifetime, async () => {
    making = true;
    return { name: key, bytes };
  });
  expect(page.name).toBe(key);
  return making;
}

test("a value is made once, for all requests during and after", async () => {
  let runs = 0;
  let finish = (_: Sized) => {};
  const make = () => {
    runs += 1;
    return new Promise<Sized>((resolve) => {
      finish = resolve;
    });
  };
  const both = [cache.share("a", {}, make), cache.share("a", {}, make)];
  finish({ bytes: 10 });
  const [first, second] = await Promise.all(both);
  expect(second).toBe(first);
  expect(await cache.share("a", {}, make)).toBe(first);
  expect(runs).toBe(1);
});

test("a failure is passed on and not cached", async () => {
  await expect(cache.share("a", {}, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await wasMade("a")).toBe(true);
});

test("a lifetime ends by the clock, and when the clock is set back", async () => {
  await wasMade("a", { lifetime: 1_000 });
  time += 999;
  expect(await wasMade("a", { lifetime: 1_000 })).toBe(false);
  time += 1;
  expect(await wasMade("a", { lifetime: 1_000 })).toBe(true);
  time -= 5_000;
  expect(await wasMade("a", { lifetime: 1_000 })).toBe(true);
});

test("dropping a tag removes its values, and those being made from older data", async () => {
  await wasMade("list", { tags: ["articles"] });
  await wasMade("page");
  let finish = (_: Sized) => {};
  const late = cache.share<Sized>("late", { tags: ["articles"] }, () => new Promise((resolve) => (finish = resolve)));
  cache.drop("articles");
  finish({ bytes: 10 });
  await late;
  expect(await wasMade("list", { tags: ["articles"] })).toBe(true);
  expect(await wasMade("late")).toBe(true);
  expect(await wasMade("page")).toBe(false);
});

test("the size is bounded: expired values are evicted first, then the least recently used", async () => {
  for (const key of ["a", "b", "c"]) await wasMade(key);
  for (const key of ["x", "y"]) await wasMade(key, { lifetime: 10, bytes: 300 });
  await wasMade("a");
  expect(cache.bytes).toBe(900);
  time += 10;
  await wasMade("d", { bytes: 200 });
  expect(cache.bytes).toBe(500);
  for (const key of ["a", "b", "c", "d"]) expect(await wasMade(key), key).toBe(false);
  await wasMade("e", { bytes: 600 });
  expect(cache.bytes).toBeLessThanOrEqual(1_000);
  expect(await wasMade("d"), "used last").toBe(false);
  expect(await wasMade("a"), "used first").toBe(true);
});

test("a flood of keys never exceeds the bound", async () => {
  for (let index = 0; index < 5_000; index += 1) {
    await wasMade(`list ${index}`, { lifetime: 1_000, bytes: 1 + (index % 97) });
    expect(cache.bytes).toBeLessThanOrEqual(1_000);
  }
});

test("a value larger than the bound isn't cached", async () => {
  await wasMade("a");
  expect(await wasMade("huge", { bytes: 1_001 })).toBe(true);
  expect(await wasMade("huge", { bytes: 1_001 })).toBe(true);
  expect(await wasMade("a")).toBe(false);
});
