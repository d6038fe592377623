import { expect, test } from "vitest";
import { lastSaleFloor, offersOf } from "../../client/complex/homes/offers.ts";
import { priceOf } from "../../client/complex/homes/prices.ts";
import { unitPlans } from "../../client/complex/plans/unitPlans.ts";
import { optionFor } from "../../client/complex/sale/optionFor.ts";
import { finishes } from "../../client/content/sale/finishes.ts";
import { homeOptions } from "../../client/content/sale/options.ts";
import { payment } from "../../client/content/sale/payment.ts";
import { priceBands, prices } from "../../client/content/sale/prices.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";

const labels = unitTypes.map(({ label }) => label);

test.each(labels)("the offers of %s sum up to its homes in the first general sale", (label) => {
  expect(offersOf(label).reduce((sum, { homes }) => sum + homes, 0)).toBe(unitPlans[label].firstGeneralSale);
});

test("a type has no offer above its last floor of the first general sale", () => {
  expect(labels.map(lastSaleFloor)).toEqual([32, 38, 34, 33, 28, 28]);
  expect(offersOf("119A").map(({ from, to }) => [from, to])).toEqual([
    [4, 9],
    [10, 19],
    [20, 28],
  ]);
  expect(priceOf("119A", 28)).toBe(94_200);
  expect(priceOf("84A", 9)).toBe(58_900);
  expect(priceOf("84A", 10)).toBe(61_400);
  expect(priceOf("84A", 3)).toBeUndefined();
});

test("a higher floor costs more, and a larger home costs more than a smaller one", () => {
  for (const label of labels) {
    const rising = priceBands.map(({ id }) => prices?.[label][id] ?? 0);
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
  }
});

test("the payments of a price sum up to it", () => {
  const shares = [payment.downPayment, ...payment.instalments, payment.balance].map(({ percent }) => percent);
  expect(shares.reduce((sum, share) => sum + share)).toBe(100);
  expect(payment.extras.atContract + payment.extras.atOccupancy).toBe(100);
});

test("every option of the finishing schedule has a price", () => {
  const known = homeOptions?.map(({ id }) => id);
  for (const { option } of finishes?.flatMap((group) => group.finishes) ?? [])
    if (option) expect(known).toContain(option.id);
  const cooling = homeOptions?.find(({ id }) => id === "coolingAll");
  expect(cooling && optionFor(cooling, "84B")).toEqual({ note: "6대", price: 870 });
  expect(cooling && optionFor(cooling, "119A")).toEqual({ note: "7대", price: 1090 });
});
