import { Fragment, type ReactNode } from "react";
import { extensionPriceAt } from "../../complex/sale/currentTerms.ts";
import { ceilings } from "../../complex/sale/homeFigures.ts";
import { optionFor } from "../../complex/sale/optionFor.ts";
import type { Fact } from "../../components/FactTable.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { homeOptions } from "../../content/sale/options.ts";
import { unitTypes } from "../../content/unitTypes.ts";
import { optionsPage } from "../../copy/sale/optionsPage.ts";
import { unpublished } from "../../copy/sale/unpublished.ts";
import { formatCount } from "../../shared/format/format.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import type { FinishGroup, HomeOption } from "../../shared/sale/saleContent.ts";
import styles from "./Options.module.css";

const { heights, finishes } = optionsPage;

/** "95만원", or "870만~1,090만원" where it depends on the exclusive area */
function priceText({ price }: HomeOption): string {
  const prices = typeof price === "object" ? Object.values(price) : [price];
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map(formatCount);
  return least === most ? `${least}만원` : `${least}만~${most}만원`;
}

/**
 * @param priced whether prices are published
 * @returns the rows of one part of the finishing schedule: what is included, and below it what can be chosen instead
 */
export const finishRows = (group: FinishGroup, priced: boolean): ReactNode[][] =>
  group.finishes.map(({ part, standard, option }) => {
    const sold = homeOptions?.find(({ id }) => id === option?.id);
    return [
      part,
      <Fragment key={part}>
        <NonBreaking text={standard} />
        {option && (
          <p className={styles.option}>
            <b>{finishes.option}</b> <NonBreaking text={option.text} />
            {sold && (
              <small>
                {sold.label}
                {priced && `, ${priceText(sold)}`}
              </small>
            )}
          </p>
        )}
      </Fragment>,
    ];
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
      return formatCount(price) + (note ? ` (${note})` : "");
    }),
  ]);

/** @returns the extension's price by type */
export const extensionRow = (sale: Sale): string[] => [
  "확장비",
  ...unitTypes.map(({ label }) => {
    const price = extensionPriceAt(label, sale);
    return price === undefined ? unpublished : formatCount(price);
  }),
];

const height = (label: string, metres: number | undefined): Fact =>
  metres === undefined ? { label, value: unpublished } : { label, value: metres.toFixed(2), unit: "m" };

export const heightFacts: readonly Fact[] = [
  height(heights.room, ceilings.room),
  height(heights.recess, ceilings.livingRecess),
  height(heights.storey, ceilings.storey),
];
