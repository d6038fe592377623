import type { PaymentPlan } from "../../complex/sale/paymentPlan.ts";
import { DataTable } from "../../components/DataTable.tsx";
import { priceNotes } from "../../content/sale/prices.ts";
import { formatSum } from "../../shared/format/won.ts";
import disclosure from "../components/Disclosure.module.css";
import styles from "./HomePaymentTable.module.css";

/** A home's payments, collapsed. */
export function HomePaymentTable({ plan }: { plan: PaymentPlan }) {
  return (
    <details className={`${disclosure.disclosure} ${styles.payments}`}>
      <summary>납부 일정</summary>
      <DataTable
        id="home-payments"
        caption="납부 일정"
        columns={["납부", "때", "금액"]}
        rows={plan.lines.map(({ name, due, sum }) => [name, due, formatSum(sum)])}
        source={priceNotes.extension}
        figures
      />
    </details>
  );
}
