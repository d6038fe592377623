import { unitTypes } from "../../content/unitTypes.ts";
import type { Facing } from "../../shared/plans/measurementTypes.ts";
import { towers } from "../plans/stacks.ts";
import { hasView, type ViewKind, viewKinds, viewOf } from "./homeViews.ts";
import type { LedgerHome } from "./ledgerHomes.ts";
import { saleHome } from "./saleHomes.ts";

/** The first is that of a search that names none: what makes homes differ most stands first, whatever they cost. */
export const homeOrders = ["view", "price", "height"] as const;
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
  const homesIn = (name: string) =>
    [...new Set(listed(name, (text) => saleHome(text)?.key))].slice(0, maxComparedHomes);
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
    sort: listed("sort", (text) => homeOrders.find((order) => order === text)).at(-1) ?? homeOrders[0],
    compared: homesIn("compare"),
    picked: homesIn("pick"),
  };
  return { search, ignored: [...ignored] };
}

/** Isn't a value of any filter. */
const unknown = "-";

/**
 * @param ignored names of filters that had an unknown value: the query has one, too
 * @returns the query that asks for the same, in one form whatever the spelling; empty for everything
 */
export function homeQuery(
  { types, towers: names, priceTo, floorFrom, floorTo, facings: sides, views, sort, compared, picked }: HomeSearch,
  ignored: readonly string[] = [],
): string {
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
  if (sort !== homeOrders[0]) query.set("sort", sort);
  add("compare", compared);
  add("pick", picked);
  for (const name of ignored) query.append(name, unknown);
  return query.size > 0 ? `?${String(query).replaceAll("%2C", ",")}` : "";
}

/** @returns the query of what is looked for and its order, without the homes to compare */
export const listQuery = (search: HomeSearch): string => homeQuery({ ...search, compared: [], picked: [] });

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

type Comparison = (one: LedgerHome, other: LedgerHome) => number;

/** What a buyer can have today comes before what somebody else may leave. */
const offeredFirst: Comparison = (one, other) => Number(one.state === "held") - Number(other.state === "held");

const higher: Comparison = (one, other) => other.floor - one.floor;
const cheaper: Comparison = (one, other) => (one.price ?? 0) - (other.price ?? 0);
/** By how much of the window no other tower of the complex stands in. */
const moreOpen: Comparison = (one, other) => viewOf(other).open - viewOf(one).open;
const moreWater: Comparison = (one, other) => viewOf(other).lake - viewOf(one).lake;

/** What an order goes by, then what decides among equals. */
const orders: Record<HomeOrder, { by: Comparison; ties: Comparison }> = {
  view: {
    by: (one, other) => moreOpen(one, other) || offeredFirst(one, other),
    ties: (one, other) => moreWater(one, other) || higher(one, other),
  },
  price: {
    by: (one, other) => cheaper(one, other) || offeredFirst(one, other),
    ties: (one, other) => moreOpen(one, other) || moreWater(one, other) || higher(one, other),
  },
  height: { by: higher, ties: (one, other) => offeredFirst(one, other) || cheaper(one, other) },
};

/** Homes of one line see much the same: among equals of each line one comes first, then each line's second. */
function spreadLines(homes: readonly LedgerHome[], by: Comparison): LedgerHome[] {
  const before = new Map<string, number>();
  const ranked = homes.map((home, at) => {
    const previous = homes[at - 1];
    if (previous && by(previous, home) !== 0) before.clear();
    // Contracted homes aren't shown among those that are left, so they count for themselves.
    const line = `${home.state} ${home.tower}-${home.line}`;
    const rank = before.get(line) ?? 0;
    before.set(line, rank + 1);
    return { home, rank };
  });
  return ranked.sort((one, other) => by(one.home, other.home) || one.rank - other.rank).map(({ home }) => home);
}

/** @returns the homes that match, as they come */
export const matchingHomes = (homes: readonly LedgerHome[], search: HomeSearch): LedgerHome[] =>
  homes.filter(matches(search));

/** @returns the homes that match, in their order */
export function findHomes(homes: readonly LedgerHome[], search: HomeSearch): LedgerHome[] {
  const { by, ties } = orders[search.sort];
  const found = matchingHomes(homes, search).sort((one, other) => by(one, other) || ties(one, other));
  return spreadLines(found, by);
}
