import { homesOffered, remainingUnitsOffered } from "../../complex/sale/saleStage.ts";
import { Action } from "../../components/Action.tsx";
import { DataTable } from "../../components/DataTable.tsx";
import { HiddenIntro } from "../../components/HiddenIntro.tsx";
import { Icon } from "../../components/Icon.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { Notice } from "../../components/Notice.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { usePagePicture } from "../../components/usePage.ts";
import { useSale } from "../../components/useSale.tsx";
import { saleCopy } from "../../copy/sale/saleCopy.ts";
import { firstCome, firstComeSteps, signing } from "../../copy/sale/signing.ts";
import { formatBasis } from "../../copy/statutes.ts";
import { deposits, firstPriority, subscriptionCalculator, subscriptionPage } from "../../copy/subscription.ts";
import { homesPath } from "../../shared/homePaths.ts";
import { DepositCalculator } from "./DepositCalculator.tsx";
import { PriorityCalculator } from "./PriorityCalculator.tsx";
import styles from "./SubscriptionGuide.module.css";

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

/** The supply guide: how to buy what is left, and who could apply, with which deposit, and how. */
export function Component() {
  const sale = useSale();
  // Once the applications are closed, what applied to them is folded.
  const closed = remainingUnitsOffered(sale) || !homesOffered(sale);
  return (
    <>
      <HiddenIntro {...hidden} />
      {remainingUnitsOffered(sale) && <FirstCome />}
      {closed ? (
        <details className={styles.closed}>
          <summary className="wrap">
            {firstCome.closed}
            <Icon name="plus" />
          </summary>
          <Applications lead={saleCopy(sale).subscription} />
        </details>
      ) : (
        <Applications lead={saleCopy(sale).subscription} />
      )}
      <NextPage />
    </>
  );
}

/** The steps to the contract of a home that is left, and what to bring. */
function FirstCome() {
  const { heading, papers, homes, payments } = firstCome;
  return (
    <InnerSection id="first-come" heading={heading} lead={signing.eligibility} picture={usePagePicture()} upright>
      <ol className={styles.way}>
        {firstComeSteps(useSale()).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <NonBreaking text={text} />
            </p>
          </li>
        ))}
      </ol>
      <DataTable id="papers-table" {...papers} />
      <p className={styles.onward}>
        <Action kind="primary" to={homesPath}>
          {homes}
        </Action>
        <TextLink to="/SalesInfo/price">{payments}</TextLink>
      </p>
    </InnerSection>
  );
}

/** Who may apply, with which deposit, and how. */
function Applications({ lead }: { lead: string }) {
  return (
    <>
      <InnerSection id="priority" heading={priority.heading} lead={`${lead} ${priority.lead}`}>
        <Notice items={notices} />
        <DataTable id="priority-table" {...priority} rows={priorityRows} source={formatBasis(firstPriority.basis)} />
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
        <DataTable id="special-table" {...special} source={`${formatBasis(special.basis)}. ${special.source}`} />
      </InnerSection>
    </>
  );
}
