import {
  dueAtOccupancy,
  monthlyPayment,
  nextInstalment,
  type PaymentChoice,
  type PaymentPlan,
  pastInstalments,
  pricePerPyeong,
  repaymentYears,
} from "../../complex/sale/paymentPlan.ts";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { payment } from "../../content/sale/payment.ts";
import { pricePage } from "../../copy/sale/pricePage.ts";
import { formatSum, formatWon } from "../../shared/format/won.ts";
import styles from "./PaymentSummary.module.css";

const copy = pricePage.calculator.summary;

interface Props {
  plan: PaymentPlan;
  choice: PaymentChoice;
  now: Date;
}

/** What a home asks of its buyer, in the order in which it is paid, and each month after. */
export function PaymentSummary({ plan, choice: { type, rate }, now }: Props) {
  const next = nextInstalment(plan, now);
  const instalments = plan.lines.filter(({ step }) => step === "instalment");
  const last = instalments.at(-1);
  const past = pastInstalments(plan.price / 10_000, now);
  const due = [
    { when: copy.contract, sum: formatSum(plan.atContract), notes: [] },
    {
      when: copy.afterContract(payment.downPayment.restWithinDays),
      sum: formatSum(plan.own - plan.atContract),
      notes: [],
    },
    ...(last
      ? [
          {
            when: copy.span(next?.due, last.due),
            sum: formatSum(plan.loan),
            notes: [copy.byLoan(instalments.length)],
          },
        ]
      : []),
    {
      when: copy.occupancy,
      sum: formatSum(dueAtOccupancy(plan)),
      notes: copy.occupancyParts(
        formatSum(plan.balance),
        plan.interest ? formatSum(plan.interest) : undefined,
        formatSum(plan.tax.total),
      ),
    },
  ];
  return (
    <div className={`unprinted ${styles.summary}`}>
      <dl>
        {due.map(({ when, sum, notes }) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>
              <b>{sum}</b>
              {notes.map((note) => (
                <small key={note}>
                  <NonBreaking text={note} />
                </small>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ul>
        {past.count > 0 && <li>{copy.past(past.count, formatWon(past.sum))}</li>}
        <li>{plan.interestFree ? copy.interestFree : copy.interest}</li>
        <li className={styles.monthly}>
          <NonBreaking
            text={copy.after(formatSum(plan.loan), repaymentYears, rate, formatSum(monthlyPayment(plan.loan, rate)))}
          />
        </li>
        {type && <li>{copy.area(formatSum(pricePerPyeong(type, plan.price)))}</li>}
      </ul>
    </div>
  );
}
