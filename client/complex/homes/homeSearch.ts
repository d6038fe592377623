import { unitTypes } from "../../content/unitTypes.ts";
import type { Facing } from "../../shared/plans/measurementTypes.ts";
import { towers } from "../plans/stacks.ts";
import { hasView, type ViewKind, viewKinds, viewOf } from "./homeViews.ts";
import type { LedgerHome } from "./ledgerHomes.ts";
import { saleHome } from "./saleHomes.ts";

export const homeOrders = ["price", "height", "view"] as const;
export type HomeOrder = (typeof homeOrders)[number];

/** What a buyer looks for. An empty list is any. */
export interface HomeSearch {
  types: string[];
  /** By name. */
  towers: string[];
  /** In units of 10,000 won. */
  priceTo: number | undefined;
  floorFrom: number | undefined;
  floorTo: number | undefined;
  facings: Facing[];
  views: ViewKind[];
  sort: HomeOrder;
  /** Keys of the homes to compare. */
  compared: string[];
  /** Ticked for the next comparison; none while these are those that are compared. */
  picked: string[];
}

export const maxComparedHomes = 3;

export const facings: readonly Facing[] = ["남", "동", "서", "북"];
const english: Record<string, Facing> = { south: "남", east: "동", west: "서", north: "북" };

/**
 * @param search a query; each name may be repeated, or list its values with commas
 * @returns what it asks for, and the names of the filters with a value that there isn't, which is ignored
 */
export function readHomeSearch(query: URLSearchParams): { search: HomeSearch; ignored: string[] } {
  const ignored = new Set<string>();
  const listed = <Value>(name: string, known: (text: string) => Value | undefined): Value[] => {
    const texts = query.getAll(name).flatMap((text) => text.split(","));
    return texts.flatMap((text) => {
      if (text.trim() === "") return [];
      const value = known(text.trim());
      if (value === undefined) ignored.add(name);
      return value === undefined ? [] : [value];
    });
  };
  const homesIn = (name: string) => [...new Set(listed(name, (text) => saleHome(text)?.key))].slice(-maxComparedHomes);
  /** The last value, which may have separators of thousands. */
  const whole = (name: string) => {
    const given = query.getAll(name).at(-1)?.trim() ?? "";
    const text = /^\d{1,3}(,\d{3})+$/.test(given) ? given.replaceAll(",", "") : (given.split(",").at(-1) ?? "");
    if (/^\d{1,7}$/.test(text)) return Number(text);
    if (text !== "") ignored.add(name);
    return undefined;
  };
  const search: HomeSearch = {
    types: [...new Set(listed("type", (text) => unitTypes.find(({ label }) => label === text)?.label))],
    towers: [
      ...new Set(
        listed("tower", (text) => towers.find(({ name }) => name.replace("동", "") === text.replace("동", ""))?.name),
      ),
    ],
    priceTo: whole("priceTo"),
    floorFrom: whole("floorFrom"),
    floorTo: whole("floorTo"),
    facings: [
      ...new Set(listed("facing", (text) => english[text] ?? facings.find((each) => each === text.replace("향", "")))),
    ],
    views: [...new Set(listed("view", (text) => viewKinds.find((kind) => kind === text)))],
    sort: listed("sort", (text) => homeOrders.find((order) => order === text)).at(-1) ?? "price",
    compared: homesIn("compare"),
    picked: homesIn("pick"),
  };
  return { search, ignored: [...ignored] };
}

/** @returns the query that asks for the same, in one form whatever the spelling; empty for everything */
export function homeQuery({
  types,
  towers: names,
  priceTo,
  floorFrom,
  floorTo,
  facings: sides,
  views,
  sort,
  compared,
  picked,
}: HomeSearch): string {
  const query = new URLSearchParams();
  const add = (name: string, values: readonly (string | number | undefined)[]) => {
    const text = values.filter((value) => value !== undefined).join(",");
    if (text) query.set(name, text);
  };
  add(
    "type",
    unitTypes.map(({ label }) => label).filter((label) => types.includes(label)),
  );
  add(
    "tower",
    towers
      .map(({ name }) => name)
      .filter((name) => names.includes(name))
      .map((name) => name.replace("동", "")),
  );
  add("priceTo", [priceTo]);
  add("floorFrom", [floorFrom]);
  add("floorTo", [floorTo]);
  add(
    "facing",
    facings.filter((facing) => sides.includes(facing)),
  );
  add(
    "view",
    viewKinds.filter((kind) => views.includes(kind)),
  );
  if (sort !== "price") query.set("sort", sort);
  add("compare", compared);
  add("pick", picked);
  return query.size > 0 ? `?${String(query).replaceAll("%2C", ",")}` : "";
}

const matches = (search: HomeSearch) => (home: LedgerHome) => {
  const {
    types,
    towers: names,
    priceTo,
    floorFrom = 0,
    floorTo = Number.POSITIVE_INFINITY,
    facings: sides,
    views,
  } = search;
  return (
    (types.length === 0 || types.includes(home.type)) &&
    (names.length === 0 || names.includes(home.tower)) &&
    (priceTo === undefined || (home.price !== undefined && home.price <= priceTo)) &&
    home.floor >= floorFrom &&
    home.floor <= floorTo &&
    (sides.length === 0 || sides.includes(home.facing)) &&
    views.every((kind) => hasView(home, kind))
  );
};

/** What a buyer can have today comes before what somebody else may leave. */
const offeredFirst = (one: LedgerHome, other: LedgerHome) =>
  Number(one.state === "held") - Number(other.state === "held");

/** Cheapest first. */
const byPrice = (one: LedgerHome, other: LedgerHome) =>
  (one.price ?? 0) - (other.price ?? 0) || offeredFirst(one, other);

/** How far a home sees: without another tower in front of it, and over water, which has none. */
const widthOf = (home: LedgerHome) => viewOf(home).open + viewOf(home).lake;

const orders: Record<HomeOrder, (one: LedgerHome, other: LedgerHome) => number> = {
  price: (one, other) => byPrice(one, other) || orders.view(one, other),
  height: (one, other) => other.floor - one.floor || (one.price ?? 0) - (other.price ?? 0),
  view: (one, other) => widthOf(other) - widthOf(one) || orders.height(one, other),
};

/** Homes of one line that cost the same see much the same: of each line one comes first, then each line's second. */
function spreadLines(homes: readonly LedgerHome[]): LedgerHome[] {
  const before = new Map<string, number>();
  const ranked = homes.map((home) => {
    const alike = [home.price, home.state, home.tower, home.line].join();
    const rank = before.get(alike) ?? 0;
    before.set(alike, rank + 1);
    return { home, rank };
  });
  return ranked.sort((one, other) => byPrice(one.home, other.home) || one.rank - other.rank).map(({ home }) => home);
}

/** @returns the homes that match, in their order */
export function findHomes(homes: readonly LedgerHome[], search: HomeSearch): LedgerHome[] {
  const found = homes.filter(matches(search)).sort(orders[search.sort]);
  return search.sort === "price" ? spreadLines(found) : found;
}
