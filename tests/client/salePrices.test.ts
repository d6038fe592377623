import { expect, test } from "vitest";
import { lastSaleFloors, offersOf } from "../../client/complex/homes/offers.ts";
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
  for (const label of labels) expect(offersOf(label).at(-1)?.to, label).toBe(lastSaleFloors(label)[0]);
  for (const { id, from, to = from } of priceBands)
    for (const floor of [from, to]) expect(priceOf("84A", floor), `${floor}`).toBe(prices?.["84A"][id]);
  expect(priceOf("84A", (priceBands[0]?.from ?? 0) - 1)).toBeUndefined();
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
});

test("what an option has and costs follows the home's size", () => {
  const sized = { id: "sized", label: "", note: { 84: "a", 105: "b", 119: "c" }, price: { 84: 1, 105: 2, 119: 3 } };
  expect(optionFor(sized, "84B")).toEqual({ note: "a", price: 1 });
  expect(optionFor(sized, "119A")).toEqual({ note: "c", price: 3 });
});
