import { unitPlans } from "../../complex/plans/unitPlans.ts";
import {
  dueAtOccupancy,
  monthlyPayment,
  nextInstalment,
  type PaymentChoice,
  type PaymentPlan,
  pastInstalments,
  repaymentYears,
} from "../../complex/sale/paymentPlan.ts";
import { payment } from "../../content/sale/payment.ts";
import { pricePage } from "../../copy/sale/pricePage.ts";
import { squareMetresPerPyeong } from "../../shared/format/area.ts";
import { formatWon } from "../../shared/format/won.ts";
import styles from "./PaymentSummary.module.css";

const copy = pricePage.calculator.summary;
const units = (won: number) => Math.round(won / 10_000);
const text = (won: number) => formatWon(units(won));

interface Props {
  plan: PaymentPlan;
  choice: PaymentChoice;
  now: Date;
}

/** What a home asks of its buyer, in the order in which it is paid, and each month after. */
export function PaymentSummary({ plan, choice: { type, rate }, now }: Props) {
  const next = nextInstalment(plan, now);
  const past = pastInstalments(units(plan.price), now);
  const due = [
    { when: copy.contract, sum: text(plan.atContract) },
    { when: copy.afterContract(payment.downPayment.restWithinDays), sum: text(plan.own - plan.atContract) },
    ...(next ? [{ when: next.due, sum: text(next.sum), note: copy.byLoan }] : []),
    {
      when: copy.occupancy,
      sum: text(dueAtOccupancy(plan)),
      note: copy.occupancyParts(
        text(plan.balance),
        plan.interest === undefined ? undefined : text(plan.interest),
        text(plan.tax.total),
      ),
    },
  ];
  const supply = type && unitPlans[type].areas.supply;
  return (
    <div className={styles.summary}>
      <dl>
        {due.map(({ when, sum, note }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>
              <b>{sum}</b>
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <ul>
        {past.count > 0 && <li>{copy.past(past.count, formatWon(past.sum))}</li>}
        <li>{copy.interest}</li>
        <li>{copy.after(text(plan.loan), repaymentYears, rate, text(monthlyPayment(plan.loan, rate)))}</li>
        {supply && <li>{copy.area(text((plan.price / supply) * squareMetresPerPyeong))}</li>}
      </ul>
    </div>
  );
}
