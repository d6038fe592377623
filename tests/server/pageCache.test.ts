import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ownMemory } from "../../server/views/encoding.ts";
import { PageCache, type Sized } from "../../server/views/pageCache.ts";

/** Requests a page of 10 kB by default. @returns whether it had to be made */
async function wasMade(
  cache: PageCache,
  key: string,
  options: { lifetime?: number; tag?: string; bytes?: number } = {},
) {
  let making = false;
  const { bytes = 10_000, ...rest } = options;
  await cache.share(
    key,
    async () => {
      making = true;
      return { bytes };
    },
    rest,
  );
  return making;
}

test("a value is made once, for all requests during and after", async () => {
  const cache = new PageCache(100_000);
  let runs = 0;
  let finish = (_: Sized) => {};
  const make = () => {
    runs += 1;
    return new Promise<Sized>((resolve) => {
      finish = resolve;
    });
  };
  const both = [cache.share("a", make), cache.share("a", make)];
  finish({ bytes: 10 });
  const [first, second] = await Promise.all(both);
  expect(second).toBe(first);
  expect(await cache.share("a", make)).toBe(first);
  expect(runs).toBe(1);
});

test("a failure is passed on and not cached", async () => {
  const cache = new PageCache(100_000);
  await expect(cache.share("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await wasMade(cache, "a")).toBe(true);
});

test("a value ends with its lifetime", async () => {
  const cache = new PageCache(100_000);
  await wasMade(cache, "short", { lifetime: 1 });
  await wasMade(cache, "long", { lifetime: 60_000 });
  await expect.poll(() => cache.bytes).toBeLessThan(20_000);
  expect(await wasMade(cache, "long", { lifetime: 60_000 })).toBe(false);
  expect(await wasMade(cache, "short", { lifetime: 1 })).toBe(true);
});

test("dropping a tag invalidates its values, and those being made from older data", async () => {
  const cache = new PageCache(100_000);
  await wasMade(cache, "list", { tag: "articles" });
  await wasMade(cache, "page");
  let finish = (_: Sized) => {};
  const late = cache.share<Sized>("late", () => new Promise((resolve) => (finish = resolve)), { tag: "articles" });
  cache.drop("articles");
  finish({ bytes: 10 });
  await late;
  expect(await wasMade(cache, "list", { tag: "articles" })).toBe(true);
  expect(await wasMade(cache, "late", { tag: "articles" })).toBe(true);
  expect(await wasMade(cache, "page")).toBe(false);
});

test("the size is bounded: the least recently used are evicted, and who waits for one still gets it", async () => {
  const cache = new PageCache(100_000);
  let finish = (_: Sized) => {};
  const slow = cache.share<Sized>("slow", () => new Promise((resolve) => (finish = resolve)));
  for (let index = 0; index < 500; index += 1) {
    await wasMade(cache, `list ${index}`, { bytes: 100 * (index % 97) });
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(await wasMade(cache, "list 499")).toBe(false);
  expect(await wasMade(cache, "list 0", { bytes: 1 })).toBe(true);
  finish({ bytes: 10 });
  expect(await slow).toEqual({ bytes: 10 });
});

test("a value larger than the bound isn't cached", async () => {
  const cache = new PageCache(100_000);
  await wasMade(cache, "a");
  expect(await wasMade(cache, "huge", { bytes: 100_001 })).toBe(true);
  expect(await wasMade(cache, "huge", { bytes: 100_001 })).toBe(true);
  expect(await wasMade(cache, "a")).toBe(false);
});

test("compressed bytes keep no larger buffer in memory", () => {
  const compressed = gzipSync("a page");
  expect(compressed.buffer.byteLength).toBeGreaterThan(compressed.length);
  expect(ownMemory(compressed)).toEqual(compressed);
  expect(ownMemory(compressed).buffer.byteLength).toBe(compressed.length);
});
