import type { Fact } from "../../components/FactTable.tsx";
import { homeOptions } from "../../content/sale/options.ts";
import { extensionPrices } from "../../content/sale/prices.ts";
import { unitTypes } from "../../content/unitTypes.ts";
import { formatCount } from "../../contract/format/format.ts";
import { ceilings } from "../../contract/sale/homeFigures.ts";
import { optionFor } from "../../contract/sale/optionFor.ts";
import type { FinishGroup } from "../../contract/sale/saleContent.ts";
import { optionsPage } from "../../copy/sale/optionsPage.ts";
import { unpublished } from "../../copy/sale/unpublished.ts";

const { finishes: standard, heights } = optionsPage;

/** @returns the rows of one part of the finishing schedule */
export const finishRows = ({ finishes }: FinishGroup): string[][] =>
  finishes.map(({ part, standard: finish, option }) => {
    const name = homeOptions?.find(({ id }) => id === option?.id)?.label;
    return [part, finish, option ? `${option.text}${name ? ` (${name})` : ""}` : standard.none];
  });

/** One type of each exclusive area. */
const sizes = unitTypes.filter(
  ({ exclusive }, at) => unitTypes.findIndex((other) => other.exclusive === exclusive) === at,
);

/** @returns the rows of options: contents and price by exclusive area, in units of 10,000 won */
export const optionRows = (): string[][] =>
  (homeOptions ?? []).map((option) => [
    option.label,
    ...sizes.map(({ label }) => {
      const { note, price } = optionFor(option, label);
      return `${note ? `${note} ` : ""}${formatCount(price)}`;
    }),
  ]);

/** @returns the extension's price by type */
export const extensionRow = (): string[] => [
  "확장비",
  ...unitTypes.map(({ label }) => (extensionPrices ? formatCount(extensionPrices[label]) : unpublished)),
];

const height = (label: string, metres: number | undefined): Fact =>
  metres === undefined ? { label, value: unpublished } : { label, value: metres.toFixed(2), unit: "m" };

export const heightFacts: readonly Fact[] = [
  height(heights.room, ceilings.room),
  height(heights.recess, ceilings.livingRecess),
  height(heights.storey, ceilings.storey),
];
