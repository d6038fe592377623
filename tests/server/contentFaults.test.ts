import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { region } from "../../client/content/sale/region.ts";
import { schedule } from "../../client/content/schedule.ts";
import { theme } from "../../client/content/theme.ts";
import { pages } from "../../client/pages/pages.ts";
import type { SaleStepId } from "../../client/shared/sale/schedule.ts";
import { contentFaults } from "../../server/config/content/contentFaults.ts";
import { type ComplexFacts, factFaults } from "../../server/config/content/factFaults.ts";
import { fileFaults } from "../../server/config/content/fileFaults.ts";
import { linkFaults } from "../../server/config/content/linkFaults.ts";
import { scheduleFaults } from "../../server/config/content/scheduleFaults.ts";
import { type Settings, settingFaults } from "../../server/config/content/settingFaults.ts";

const facts: ComplexFacts = {
  communityFacilities: 3,
  facilities: 3,
  types: [
    { segment: "a", label: "A" },
    { segment: "b", label: "B" },
  ],
  drawn: ["A", "B"],
};

test("the content and files of this complex are consistent", () => {
  expect(contentFaults()).toEqual([]);
  expect(fileFaults(".")).toEqual([]);
});

test("consistent facts have no fault", () => {
  expect(factFaults(facts)).toEqual([]);
});

test.each<[Partial<ComplexFacts>, RegExp]>([
  [{ communityFacilities: 4 }, /communityFacilities is 4, but communityFacilities.ts lists 3/],
  [{ drawn: ["A"] }, /B has no plan/],
  [{ drawn: ["A", "B", "C"] }, /the model draws C, which is no type/],
])("a contradiction gives one sentence that names it: %o", (change, sentence) => {
  expect(factFaults({ ...facts, ...change })).toEqual([expect.stringMatching(sentence)]);
});

test("two types can't share a label or a path", () => {
  const types = facts.types.map((type) => ({ ...type, segment: "a" }));
  expect(factFaults({ ...facts, types })).toEqual(["unitTypes.ts: two types have the address a."]);
});

test("a link to a missing page is reported with its place", () => {
  const source = { place: "home.ts: premiumCards", links: ["/privacy", "/ComplexGuide/model"] } as const;
  const others = pages.filter(({ path }) => path !== "/ComplexGuide/model");
  expect(linkFaults(others, [source])).toEqual(["home.ts: premiumCards: there is no page at /ComplexGuide/model."]);
});

test("two pages can't have the same path, in any letter case", () => {
  const [home] = pages;
  if (!home) throw new Error("There are no pages");
  expect(linkFaults([home, { ...home }], [])).toEqual(["pages.ts: two pages have the address /."]);
});

const moved = (id: SaleStepId, from: string) => schedule.map((step) => (step.id === id ? { ...step, from } : step));

test("steps of the sale must be in order and at the legal distances", () => {
  expect(scheduleFaults(schedule)).toEqual([]);
  expect(scheduleFaults(moved("notice", "2025-11-25"))).toEqual([
    expect.stringContaining("specialSupply comes less than 10 days after notice"),
  ]);
  expect(scheduleFaults(moved("secondPriority", "2025-11-30"))).toContain(
    "schedule.ts: secondPriority begins before firstPriorityOthers.",
  );
});

const settings: Settings = {
  theme,
  boards: ["board"],
  defaultSite: "board",
  hours: { weekday: { from: 10, to: 17, capacity: 3 } },
  closedDays: ["2026-02-17"],
  region,
  tours: [{ label: "A", rooms: ["living"], drawn: ["living", "kitchen"] }],
};
const colored = (colors: Partial<typeof theme.colors> | Record<string, string>) => ({
  theme: { ...theme, colors: { ...theme.colors, ...colors } },
});

test.each<[Partial<Settings>, string]>([
  [colored({ ink: "black" }), "theme.ts: ink is black, not a colour such as #1a2b3c."],
  [colored({ errorDark: "#9c2b20" }), "theme.ts: errorDark on dark has a contrast of 2.1, but it needs 4.5."],
  [{ defaultSite: "other" }, "complex.ts: defaultSite is other, but press/boards.ts has board."],
  [
    { hours: { weekend: { from: 17, to: 10, capacity: 3 } } },
    "modelHouse.ts: hours of weekend are 17 to 10 for 3 visits, which gives no slot.",
  ],
  [{ closedDays: ["2026-2-17"] }, "modelHouse.ts: 2026-2-17 in closedDays is not a date such as 2026-02-17."],
  [
    { region: { ...region, regulated: true } },
    "sale/region.ts: copy/sale/regionLaw.ts has no law of such a region: add it here as `law`.",
  ],
  [
    { tours: [{ label: "A", rooms: [], drawn: [] }] },
    "art/tours.ts: the tour of A has no room: run node --import tsx art/tours.ts.",
  ],
  [
    { tours: [{ label: "A", rooms: ["attic"], drawn: ["living"] }] },
    "art/tours.ts: the tour of A names attic, which its plan doesn't have.",
  ],
])("a setting that can't work gives one sentence: %#", (change, sentence) => {
  expect(settingFaults(settings)).toEqual([]);
  expect(settingFaults({ ...settings, ...change })).toEqual([sentence]);
});

test("missing files that content names are reported", async () => {
  const empty = await mkdtemp(join(tmpdir(), "content-"));
  try {
    expect(() => fileFaults(empty)).toThrow("client/content/plans");
  } finally {
    await rm(empty, { recursive: true });
  }
});
