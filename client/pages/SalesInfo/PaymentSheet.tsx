import type { PaymentChoice, PaymentPlan } from "../../complex/sale/paymentPlan.ts";
import { FactTable } from "../../components/FactTable.tsx";
import { PlusSummary } from "../../components/PlusSummary.tsx";
import { homeOptions } from "../../content/sale/options.ts";
import { priceBands } from "../../content/sale/prices.ts";
import { pricePage } from "../../copy/sale/pricePage.ts";
import { formatBasis } from "../../copy/statutes.ts";
import { formatSum } from "../../shared/format/won.ts";
import { acquisitionTaxRules } from "../../shared/sale/acquisitionTax.ts";
import styles from "./PaymentSheet.module.css";
import { PaymentSummary } from "./PaymentSummary.tsx";
import { PaymentTable } from "./PaymentTable.tsx";

const copy = pricePage.calculator;

/** Each payment of a home with its due date and sum, and the total. */
export function PaymentSheet({ plan, choice, now }: { plan: PaymentPlan; choice: PaymentChoice; now: Date }) {
  const band = priceBands.find(({ id }) => id === choice.band);
  const floors = band ? pricePage.prices.floors(band.from, band.to) : "";
  const won = (label: string, sum: number, note?: string) => ({
    label,
    value: formatSum(sum),
    ...(note && { note }),
  });
  const title = `${choice.type}타입 ${floors}`;
  // For print, which leaves out the form with the selection.
  const chosen = (homeOptions ?? [])
    .filter(({ id }) => choice.options.includes(id))
    .map(({ label }) => label)
    .join(", ");
  const facts = [
    won(copy.sums.total, plan.total),
    ...(plan.total > plan.price ? [won(copy.sums.price, plan.price)] : []),
    ...(plan.extension > 0 ? [won(copy.sums.extension, plan.extension)] : []),
    ...(plan.options > 0 ? [won(copy.sums.options, plan.options, chosen)] : []),
    won(copy.sums.own, plan.own),
    won(copy.sums.loan, plan.loan),
    ...(!plan.interest ? [] : [won(copy.sums.interest, plan.interest, copy.rateNote(choice.rate))]),
    won(copy.sums.tax, plan.tax.total, copy.taxNote(plan.tax)),
  ];
  return (
    <div className={styles.sheet}>
      <h3>{title}</h3>
      <PaymentSummary plan={plan} choice={choice} now={now} />
      <FactTable plain caption={copy.sums.caption} facts={facts} />
      <p className="fine">{formatBasis(acquisitionTaxRules.basis)}</p>
      <details>
        <PlusSummary>{copy.each}</PlusSummary>
        <PaymentTable id="payment-table" caption={`${title} ${copy.result}`} plan={plan} />
      </details>
    </div>
  );
}
