import { type UnitLabel, unitTypes, viewerTypes } from "../content/unitTypes.ts";

/** Unit types to compare, at most. */
export const maxCompared = 3;

/** Compared first: two differ most clearly, and their plans have room. A third is a choice away. */
const compared = viewerTypes.filter((_, at, { length }) => at === 0 || at === length - 1).map(({ label }) => label);

/** @returns the types in a query, in menu order; the default types if there are none */
export function readCompared(query: URLSearchParams): readonly UnitLabel[] {
  const named = query.getAll("types").flatMap((value) => value.split(","));
  const first = [...new Set(named)]
    .filter((name) => unitTypes.some(({ label }) => label === name))
    .slice(0, maxCompared);
  const chosen = unitTypes.map(({ label }) => label).filter((label) => first.includes(label));
  return chosen.length > 0 ? chosen : compared;
}

/** @returns the canonical query for a comparison, with its question mark; empty for the default */
export function comparedQuery(query: URLSearchParams): string {
  const chosen = readCompared(query).join(",");
  return chosen === compared.join(",") ? "" : `?types=${chosen}`;
}

/** @returns the address of a comparison with a type in it: the default one if it is there, or with the type before it */
export function comparisonPath(type: UnitLabel): string {
  const labels = unitTypes.map(({ label }) => label);
  const query = compared.includes(type) ? "" : `types=${labels[labels.indexOf(type) - 1]},${type}`;
  return `/FloorPlan/compare${comparedQuery(new URLSearchParams(query))}`;
}

/** What is compared, by one property. */
interface ComparedRow {
  label: string;
  values: readonly string[];
}

interface Differences {
  /** Label, and a value each. */
  differing: string[][];
  common: { label: string; value: string }[];
}

/** @returns the rows in which what is compared differs, and what it has in common */
export function differences(rows: readonly ComparedRow[]): Differences {
  const isCommon = ({ values }: ComparedRow) => values.length > 1 && values.every((value) => value === values[0]);
  return {
    differing: rows.filter((row) => !isCommon(row)).map(({ label, values }) => [label, ...values]),
    common: rows.filter(isCommon).map(({ label, values: [value = ""] }) => ({ label, value })),
  };
}
