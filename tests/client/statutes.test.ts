import { describe, expect, test } from "vitest";
import { unitTypes } from "../../client/content/unitTypes.ts";
import { stampTaxOn } from "../../client/copy/stampTax.ts";
import { depositSizeFor, deposits, firstPriorityGap } from "../../client/copy/subscription.ts";

describe("stamp tax", () => {
  test.each([
    [0, 0],
    [99_999_999, 0],
    [100_000_000, 0],
    [100_000_001, 150_000],
    [850_000_000, 150_000],
    [1_000_000_000, 150_000],
    [1_000_000_001, 350_000],
    [9_999_999_990_000, 350_000],
  ])("on %i won is %i won", (price, tax) => {
    expect(stampTaxOn(price)).toBe(tax);
  });
});

describe("deposits", () => {
  test.each([
    [59.99, "85"],
    [85, "85"],
    [85.01, "102"],
    [102, "102"],
    [102.01, "135"],
    [135, "135"],
    [135.01, "all"],
  ] as const)("%d square metres need the class %s", (exclusive, size) => {
    expect(depositSizeFor(exclusive)).toBe(size);
  });

  test("a larger class never costs less", () => {
    for (const { id } of deposits.regions) {
      const sums = deposits.sizes.map(({ amounts }) => amounts[id]);
      expect(sums).toEqual([...sums].sort((a, b) => a - b));
    }
  });

  test("our own types fall into two classes", () => {
    const classes = unitTypes.map(({ label, exclusive }) => `${label} ${depositSizeFor(exclusive)}`);
    expect(classes).toEqual(["84A 85", "84B 85", "84C 85", "105 135", "119A 135", "119B 135"]);
  });
});

describe("the first priority", () => {
  const all = new Set(["head", "noWin", "homes"]);

  test.each([
    ["regulated", 24, 0],
    ["regulated", 23, 1],
    ["regulated", 0, 24],
    ["capitalArea", 12, 0],
    ["capitalArea", 11, 1],
    ["elsewhere", 6, 0],
    ["elsewhere", 5, 1],
    ["elsewhere", 240, 0],
  ] as const)("in %s after %i months lacks %i months", (area, months, missing) => {
    expect(firstPriorityGap(area, months, all).months).toBe(missing);
  });

  test("requires three conditions of the household in regulated areas only", () => {
    expect(firstPriorityGap("regulated", 24, new Set()).conditions).toEqual(["head", "noWin", "homes"]);
    expect(firstPriorityGap("regulated", 24, new Set(["head", "homes"])).conditions).toEqual(["noWin"]);
    expect(firstPriorityGap("regulated", 24, all).conditions).toEqual([]);
    expect(firstPriorityGap("capitalArea", 12, new Set()).conditions).toEqual([]);
  });
});
