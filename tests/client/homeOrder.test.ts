import { expect, test } from "vitest";
import { findHomes, readHomeSearch } from "../../client/complex/homes/homeSearch.ts";
import { viewOf } from "../../client/complex/homes/homeViews.ts";
import { highestLeft, ledgerHomes } from "../../client/complex/homes/ledgerHomes.ts";
import { priceOf } from "../../client/complex/homes/prices.ts";
import { saleHomes } from "../../client/complex/homes/saleHomes.ts";
import { homesPage } from "../../client/copy/homesPage.ts";
import { closedLedger, ledgerWith } from "../support/ledgers.ts";

const searchFor = (query: string) => readHomeSearch(new URLSearchParams(query)).search;

const [first, second] = saleHomes
  .filter(({ type, floor }, _, [one]) => type === one?.type && priceOf(type, floor) === priceOf(one.type, one.floor))
  .map(({ key }) => key) as [string, string];

test("at one price, homes that are offered come before those somebody holds", () => {
  const order = (offered: string, held: string) =>
    findHomes(ledgerHomes(ledgerWith([offered], [held])), searchFor("sort=price"))
      .filter(({ state }) => state !== "contracted")
      .map(({ key }) => key);
  expect(order(first, second)).toEqual([first, second]);
  expect(order(second, first)).toEqual([second, first]);
});

test("homes of one price begin with one of each line", () => {
  const alike = saleHomes.filter(
    ({ type, floor }) => type === saleHomes[0]?.type && priceOf(type, floor) === priceOf(type, saleHomes[0].floor),
  );
  const lineOf = ({ tower, line }: (typeof alike)[number]) => `${tower} ${line}`;
  const lines = new Set(alike.map(lineOf)).size;
  expect(lines).toBeGreaterThan(1);
  const found = findHomes(
    ledgerHomes(ledgerWith(alike.map(({ key }) => key))).filter(({ state }) => state === "offered"),
    searchFor("sort=price"),
  );
  expect(found).toHaveLength(alike.length);
  expect(new Set(found.slice(0, lines).map(lineOf)).size).toBe(lines);
});

test("a list begins with homes that no other tower stands before, one of each line, the most water first", () => {
  // Of each line the higher ones are contracted.
  const left = saleHomes.filter(({ floor }) => floor < 15).map(({ key }) => key);
  const found = findHomes(ledgerHomes(ledgerWith(left)), searchFor("")).filter(({ state }) => state === "offered");
  const open = found.filter((home) => viewOf(home).open === 100);
  const lines = [...new Set(open.map(({ tower, line }) => `${tower} ${line}`))];
  expect(lines.length).toBeGreaterThan(1);
  expect(found.slice(0, open.length)).toEqual(open);
  const firsts = found.slice(0, lines.length);
  expect(firsts.map(({ tower, line }) => `${tower} ${line}`)).toEqual(lines);
  const water = firsts.map((home) => viewOf(home).lake);
  expect(water).toEqual(water.toSorted((one, other) => other - one));
  const shares = found.map((home) => viewOf(home).open);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
});

test("choosing begins with the highest home that is left, and with none while nobody knows which are", () => {
  const high = saleHomes.reduce((one, other) => (other.floor > one.floor ? other : one));
  expect(highestLeft(ledgerWith([first, second], [high.key]))?.key).toBe(
    [first, second].sort((one, other) => floorOf(other) - floorOf(one))[0],
  );
  expect(highestLeft(ledgerWith([first, high.key]))?.key).toBe(high.key);
  expect(highestLeft(ledgerWith([]))).toBeUndefined();
  expect(highestLeft(closedLedger)).toBeUndefined();
});

test("a list says what it was searched for", () => {
  const asked = (query: string) => homesPage.find.asked(searchFor(query));
  expect(asked("sort=price")).toBe("");
  expect(asked("type=84A,84B&priceTo=60000")).toBe("84A·84B, 6억원까지");
  expect(asked("view=lake,open&floorFrom=5&floorTo=9&facing=south,east&tower=101,102")).toBe(
    "호수가 보이는 집, 앞에 다른 동이 없는 집, 5층부터, 9층까지, 남향·동향, 101동·102동",
  );
});

const floorOf = (key: string) => saleHomes.find((home) => home.key === key)?.floor ?? 0;
