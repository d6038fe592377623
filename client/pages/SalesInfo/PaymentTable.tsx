import type { PaymentPlan } from "../../complex/sale/paymentPlan.ts";
import { DataTable } from "../../components/DataTable.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { SourceLink } from "../../components/SourceLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { paymentSources } from "../../content/sale/payment.ts";
import { occupancyText } from "../../copy/sale/changedTerms.ts";
import { paymentText } from "../../copy/sale/paymentText.ts";
import { pricePage } from "../../copy/sale/pricePage.ts";
import { formatWon } from "../../shared/format/won.ts";

const { payers, columns } = pricePage.calculator;

interface Props {
  /** Unique on the page. */
  id: string;
  caption: string;
  plan: PaymentPlan;
}

/** Each payment of a home: by whom, when, and its sum; and the terms of all. */
export function PaymentTable({ id, caption, plan }: Props) {
  const sale = useSale();
  return (
    <DataTable
      id={id}
      caption={caption}
      columns={columns}
      rows={plan.lines.map(({ name, due, sum, step, note }) => [
        name,
        [payers[step], note].filter(Boolean).join(", "),
        due,
        formatWon(sum / 10_000),
      ])}
      figures
      narrow="sums"
      source={
        <>
          <NonBreaking text={paymentText.terms(sale, occupancyText(sale))} />
          <SourceLink of={caption} source={paymentSources.instalments} />
        </>
      }
    />
  );
}
