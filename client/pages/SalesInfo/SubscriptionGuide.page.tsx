import { DataTable } from "../../components/DataTable.tsx";
import { HiddenIntro } from "../../components/HiddenIntro.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { Notice } from "../../components/Notice.tsx";
import { useSale } from "../../components/useSale.tsx";
import { saleCopy } from "../../copy/sale/saleCopy.ts";
import { formatBasis } from "../../copy/statutes.ts";
import { deposits, firstPriority, subscriptionCalculator, subscriptionPage } from "../../copy/subscription.ts";
import { DepositCalculator } from "./DepositCalculator.tsx";
import { PriorityCalculator } from "./PriorityCalculator.tsx";

const { hidden, priority, deposit, steps, special, notices } = subscriptionPage;

const priorityRows = firstPriority.areas.map(({ label, period, strict }) => [
  label,
  `${period} 이상`,
  strict ? priority.strict : priority.plain,
]);
const depositColumns = [deposit.column, ...deposits.regions.map(({ label }) => label)];
const depositRows = deposits.sizes.map(({ label, amounts }) => [
  label,
  ...deposits.regions.map(({ id }) => amounts[id].toLocaleString("en-US")),
]);

const stepRows = steps.rows.map(([step, ...cells]) => [
  step,
  ...cells.map((cell) => <NonBreaking key={cell} text={cell} />),
]);

/** The supply guide: who may apply, with which deposit, and how. */
export function Component() {
  const sale = useSale();
  return (
    <>
      <HiddenIntro {...hidden} />
      <InnerSection id="priority" heading={priority.heading} lead={`${saleCopy(sale).subscription} ${priority.lead}`}>
        <Notice items={notices} />
        <DataTable
          id="priority-table"
          caption={priority.caption}
          columns={priority.columns}
          rows={priorityRows}
          source={formatBasis(firstPriority.basis)}
        />
      </InnerSection>
      <InnerSection id="deposit" heading={deposit.heading} lead={deposit.lead}>
        <DataTable
          id="deposit-table"
          caption={deposit.caption}
          columns={depositColumns}
          rows={depositRows}
          figures
          source={formatBasis(deposits.basis)}
        />
      </InnerSection>
      <InnerSection id="calculator" heading={subscriptionCalculator.heading} background="panel">
        <DepositCalculator />
        <PriorityCalculator />
      </InnerSection>
      <InnerSection id="steps" heading={steps.heading} lead={steps.lead}>
        <DataTable id="steps-table" caption={steps.caption} columns={steps.columns} rows={stepRows} narrow="entries" />
        <DataTable
          id="special-table"
          caption={special.caption}
          columns={special.columns}
          rows={special.rows}
          source={`${formatBasis(special.basis)}. ${special.source}`}
        />
      </InnerSection>
      <NextPage />
    </>
  );
}
