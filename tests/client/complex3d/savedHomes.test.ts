import { afterEach, beforeEach, expect, test, vi } from "vitest";

const load = async () => await import("../../../client/components/savedHomes.ts");

beforeEach(() => {
  vi.resetModules();
});
// Other test files run in the same process.
afterEach(() => {
  vi.unstubAllGlobals();
});

function storage(setItem?: () => void) {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => held.set(key, value)),
  });
  return held;
}

test("homes are saved in the browser's storage, and removed from it", async () => {
  const held = storage();
  const { readSaved, toggleSaved } = await load();
  toggleSaved("102-1502");
  expect(toggleSaved("106-1502")).toEqual(["106-1502", "102-1502"]);
  expect([...held.values()]).toEqual(['["106-1502","102-1502"]']);
  toggleSaved("102-1502");
  expect(readSaved()).toEqual(["106-1502"]);
});

test("no home is dropped for another", async () => {
  storage();
  const { readSaved, toggleSaved } = await load();
  const homes = ["102", "103", "104", "105"].flatMap((tower) => [`${tower}-1502`, `${tower}-1402`]);
  for (const home of homes) toggleSaved(home);
  expect(readSaved()).toEqual(homes.reverse());
});

test("homes stay saved until the page is left when storage is full", async () => {
  storage(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { readSaved, toggleSaved } = await load();
  toggleSaved("102-1502");
  toggleSaved("106-1502");
  expect(readSaved()).toEqual(["106-1502", "102-1502"]);
  toggleSaved("106-1502");
  expect(readSaved()).toEqual(["102-1502"]);
});

test("homes stay saved until the page is left when storage is forbidden", async () => {
  const forbidden = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
  const { readSaved, toggleSaved } = await load();
  expect(readSaved()).toEqual([]);
  toggleSaved("102-1502");
  toggleSaved("106-1502");
  expect(readSaved()).toEqual(["106-1502", "102-1502"]);
});

test.each(["nonsense", "{}", "[1, null]", '["999-9999"]'])("stored %s is ignored", async (stored) => {
  const held = storage();
  const { readSaved, toggleSaved } = await load();
  toggleSaved("102-1502");
  held.set([...held.keys()][0] ?? "", stored);
  expect(readSaved()).toEqual([]);
});
