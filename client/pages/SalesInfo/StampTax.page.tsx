import { DataTable } from "../../components/DataTable.tsx";
import { FactTable } from "../../components/FactTable.tsx";
import { HiddenIntro } from "../../components/HiddenIntro.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Fine } from "../../components/NonBreaking.tsx";
import { Notice } from "../../components/Notice.tsx";
import { useSale } from "../../components/useSale.tsx";
import { commonBracket, stampTax, stampTaxPage, usualStampTax } from "../../copy/stampTax.ts";
import { formatBasis, stampTaxDue } from "../../copy/statutes.ts";
import { ContractSheet } from "./ContractSheet.tsx";
import { StampTaxCalculator } from "./StampTaxCalculator.tsx";

const { hidden, tax, due, late, notices } = stampTaxPage;
const won = (amount: number) => `${amount.toLocaleString("en-US")}${tax.won}`;

const taxRows = stampTax.brackets.map(({ label, tax: amount }) => [label, amount === 0 ? tax.none : won(amount)]);
const lateRows = stampTax.late.map(({ period, percent }) => [
  period,
  `${percent}%`,
  won((usualStampTax * percent) / 100),
]);

/** The stamp tax guide: amount, due date, payment, and penalties. */
export function Component() {
  const bracket = commonBracket(useSale());
  const lead = bracket ? `${tax.lead} ${tax.ours(bracket.label)}` : tax.lead;
  return (
    <>
      <HiddenIntro {...hidden} />
      <InnerSection
        id="tax"
        heading={tax.heading}
        lead={lead}
        beside={<ContractSheet marked={["price", "stamp"]} caption={tax.drawing} />}
      >
        <StampTaxCalculator />
        <DataTable id="tax-table" {...tax} rows={taxRows} figures source={formatBasis(stampTax.basis)} />
      </InnerSection>
      <InnerSection id="due" heading={due.heading} background="panel">
        <FactTable caption={due.heading} facts={due.facts} />
        <Fine text={formatBasis(stampTaxDue.basis)} />
      </InnerSection>
      <InnerSection id="late" heading={late.heading} lead={late.lead}>
        <DataTable
          id="late-table"
          {...late}
          rows={lateRows}
          figures
          source={`${formatBasis(stampTax.lateBasis)}. ${late.note}`}
        />
        <Notice items={notices} />
      </InnerSection>
      <NextPage />
    </>
  );
}
