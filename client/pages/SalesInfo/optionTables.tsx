import { Fragment, type ReactNode } from "react";
import { extensionPriceAt } from "../../complex/sale/currentTerms.ts";
import { ceilings } from "../../complex/sale/homeFigures.ts";
import { optionFor } from "../../complex/sale/optionFor.ts";
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

/** Where what can be chosen is called much as in the list of prices, its price is enough. */
const isNamed = ({ label }: HomeOption, part: string, text: string) =>
  label.includes(part) || part.includes(label) || text.includes(label);

/** "주방 상판 스톤, 340만원", or what of it is known */
function soldAs(option: HomeOption, part: string, text: string, priced: boolean): string {
  const names = [!isNamed(option, part, text) && option.label, priced && priceText(option)];
  return names.filter(Boolean).join(", ");
}

/** "95만원", or "870~1,090만원" where it depends on the exclusive area */
function priceText({ price }: HomeOption): string {
  const prices = typeof price === "object" ? Object.values(price) : [price];
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map(formatCount);
  return least === most ? `${least}만원` : `${least}~${most}만원`;
}

/**
 * @param priced whether prices are published
 * @returns the rows of one part of the finishing schedule: what is included, and below it what can be chosen instead
 */
export const finishRows = (group: FinishGroup, priced: boolean): ReactNode[][] =>
  group.finishes.map(({ part, standard, option }, at) => {
    const sold = homeOptions?.find(({ id }) => id === option?.id);
    // What is sold as a whole has its price once.
    const again = group.finishes.slice(0, at).some((before) => before.option?.id === option?.id);
    return [
      part,
      <Fragment key={part}>
        <NonBreaking text={standard} />
        {option && (
          <p className={styles.option}>
            <b>{finishes.option}</b> <NonBreaking text={option.text} />
            {sold && <small>{again ? finishes.included(sold.label) : soldAs(sold, part, option.text, priced)}</small>}
          </p>
        )}
      </Fragment>,
    ];
  });

const unitOf = (price: number) => `${formatCount(price)}만원`;

/** One type of each exclusive area. */
const sizes = unitTypes.filter(
  ({ exclusive }, at) => unitTypes.findIndex((other) => other.exclusive === exclusive) === at,
);

/** @returns the rows of options: contents and price, by exclusive area where they depend on it */
export const optionRows = (): ReactNode[][] =>
  (homeOptions ?? []).map((option) => {
    const areas = new Map<string, number[]>();
    for (const { label, exclusive } of sizes) {
      const { note, price } = optionFor(option, label);
      const text = `${unitOf(price)}${note ? ` (${note})` : ""}`;
      areas.set(text, [...(areas.get(text) ?? []), exclusive]);
    }
    const parts = [...areas].map(([text, of]) => ({ text, of: `${of.join("·")}㎡` }));
    return [
      option.label,
      parts.length === 1
        ? parts[0]?.text
        : parts.map(({ text, of }) => (
            <span key={of} className={styles.part}>
              <small>{of}</small> {text}
            </span>
          )),
    ];
  });

/** @returns the extension's price by type */
export const extensionRows = (sale: Sale): string[][] =>
  unitTypes.map(({ label }) => {
    const price = extensionPriceAt(label, sale);
    return [label, price === undefined ? unpublished : unitOf(price)];
  });

const heightRow = (label: string, metres: number | undefined) => [
  label,
  metres === undefined ? unpublished : `${metres.toFixed(2)}m`,
];

export const heightRows: readonly string[][] = [
  heightRow(heights.room, ceilings.room),
  heightRow(heights.recess, ceilings.livingRecess),
  heightRow(heights.storey, ceilings.storey),
];
