import { type ReactNode, useEffect, useRef, useState } from "react";
import { offersAt } from "../../complex/homes/offers.ts";
import { optionFor } from "../../complex/sale/optionFor.ts";
import {
  highestRate,
  type PaymentChoice,
  paymentPlan,
  paymentQuery,
  rateLength,
  readPaymentChoice,
} from "../../complex/sale/paymentPlan.ts";
import { Action } from "../../components/Action.tsx";
import { FormCheckboxes, FormNumber, FormSelect } from "../../components/FormFields.tsx";
import { PlusSummary } from "../../components/PlusSummary.tsx";
import { homeOptions } from "../../content/sale/options.ts";
import { priceBands } from "../../content/sale/prices.ts";
import { unitTypes } from "../../content/unitTypes.ts";
import { planObstacle } from "../../copy/sale/paymentText.ts";
import { pricePage } from "../../copy/sale/pricePage.ts";
import { formatCount } from "../../shared/format/format.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import styles from "./PaymentCalculator.module.css";
import { PaymentSheet } from "./PaymentSheet.tsx";

const copy = pricePage.calculator;
const none = { id: "", label: copy.none };
const types = [
  none,
  ...unitTypes.map(({ label, exclusive }) => ({ id: label, label: `${label} (전용 ${exclusive}㎡)` })),
];
const floors = [none, ...priceBands.map(({ id, from, to }) => ({ id, label: pricePage.prices.floors(from, to) }))];
const extension = [{ id: "on", label: copy.extension }];

/** Options of a group exclude each other: one select per group instead of checkboxes. */
const groups = [...new Set((homeOptions ?? []).flatMap(({ group }) => group ?? []))];

/** @returns what a query asks for; of what it leaves open, the first that can be had, so that there is an answer at once */
function askedChoice(search: string, sale: Sale): PaymentChoice {
  const asked = readPaymentChoice(new URLSearchParams(search));
  if (asked.band) return asked;
  const labels = asked.type ? [asked.type] : unitTypes.map(({ label }) => label);
  const offers = labels.flatMap((type) =>
    offersAt(type, sale).map(({ band, price }) => ({ type, band: band.id, price })),
  );
  const first = offers.find(({ price }) => price !== undefined);
  return first ? { ...asked, type: first.type, band: first.band } : asked;
}

interface Props {
  /** The URL's query. */
  search: string;
  sale: Sale;
  /** Arranges the fields and their answer. */
  children: (fields: ReactNode, answer: ReactNode) => ReactNode;
}

/**
 * Computes each payment with its due date from type, floor, extension, options and rate; works as a plain form without
 * scripts.
 */
export function PaymentCalculator({ search, sale, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState(() => askedChoice(search, sale));
  /** Whether a visitor has chosen: what is shown before isn't printed alone. */
  const [chosen, setChosen] = useState(() => readPaymentChoice(new URLSearchParams(search)).type !== undefined);
  const read = () => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const next = readPaymentChoice(new URLSearchParams(entries));
    setChosen((before) => before || paymentQuery(next) !== paymentQuery(choice));
    setChoice(next);
  };
  // The form keeps values entered before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(read, []);
  const { type } = choice;
  const offer = type && offersAt(type, sale).find(({ band }) => band.id === choice.band);
  const plan = paymentPlan(choice, offer?.price, sale);
  const options = (homeOptions ?? []).map((option) => {
    const { note, price } = optionFor(option, choice.type ?? unitTypes[0].label);
    return {
      id: option.id,
      group: option.group,
      label: `${option.label}${note ? ` ${note}` : ""}, ${formatCount(price)}만원`,
    };
  });
  const fields = (
    <form
      ref={form}
      className={styles.form}
      action="/SalesInfo/price#payment"
      onInput={read}
      onSubmit={(event) => {
        event.preventDefault();
        sheet.current?.focus();
      }}
    >
      <div className={styles.fields}>
        <FormSelect id="payment-type" name="type" label={copy.type} value={choice.type} options={types} />
        <FormSelect id="payment-floor" name="floor" label={copy.floor} value={choice.band} options={floors} />
      </div>
      <details className={styles.more} open={search.includes("option=") || search.includes("rate=")}>
        <PlusSummary>{copy.change}</PlusSummary>
        <div className={styles.changes}>
          <FormNumber
            id="payment-rate"
            name="rate"
            label={copy.rate}
            maxLength={rateLength}
            value={choice.unreadRate ?? String(choice.rate)}
            error={choice.unreadRate && copy.unreadRate(highestRate, choice.rate)}
          />
          <fieldset>
            <legend>{copy.options}</legend>
            <FormCheckboxes name="extension" options={extension} checked={choice.extended ? ["on"] : []} />
            {groups.map((group) => {
              const ofGroup = options.filter((option) => option.group === group);
              const chosen = ofGroup.find(({ id }) => choice.options.includes(id))?.id;
              return (
                <FormSelect
                  key={group}
                  id={`payment-${ofGroup[0]?.id}`}
                  name="option"
                  label={group}
                  value={chosen}
                  options={[{ id: "", label: copy.without }, ...ofGroup]}
                />
              );
            })}
            <FormCheckboxes name="option" options={options.filter(({ group }) => !group)} checked={choice.options} />
          </fieldset>
        </div>
      </details>
      <Action kind="solid" type="submit" className="without-scripts">
        {copy.submit}
      </Action>
    </form>
  );
  const answer = (
    <>
      <div
        ref={sheet}
        id="payment-sheet"
        tabIndex={-1}
        role="status"
        className={plan && chosen ? `${styles.sheet} ${styles.chosen}` : styles.sheet}
      >
        {plan && type && offer ? (
          <PaymentSheet plan={plan} choice={choice} type={type} offer={offer} sale={sale} />
        ) : (
          <p className="quiet">{planObstacle(choice, sale)}</p>
        )}
      </div>
      {plan && chosen && (
        <Action kind="outline" className={`with-scripts ${styles.print}`} onClick={() => window.print()}>
          {copy.print}
        </Action>
      )}
    </>
  );
  return children(fields, answer);
}
