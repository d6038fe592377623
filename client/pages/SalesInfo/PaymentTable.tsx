import type { PaymentPlan } from "../../complex/sale/paymentPlan.ts";
import { DataTable } from "../../components/DataTable.tsx";
import { pricePage } from "../../copy/sale/pricePage.ts";
import { formatWon } from "../../shared/format/won.ts";
import styles from "./PaymentTable.module.css";

const { payers, columns } = pricePage.calculator;

interface Props {
  /** Unique on the page. */
  id: string;
  caption: string;
  plan: PaymentPlan;
}

/** Each payment of a home: by whom, when, and its sum. */
export function PaymentTable({ id, caption, plan }: Props) {
  return (
    <DataTable
      id={id}
      caption={caption}
      columns={columns}
      rows={plan.lines.map(({ name, due, sum, step, note }) => [
        <>
          {name}
          <small className={styles.by}>{[payers[step], note].filter(Boolean).join(", ")}</small>
        </>,
        due,
        formatWon(sum / 10_000),
      ])}
      figures
      narrow="columns"
    />
  );
}
