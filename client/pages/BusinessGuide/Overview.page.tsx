import { FactTable } from "../../components/FactTable.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { useSale } from "../../components/useSale.tsx";
import { overviewPage } from "../../copy/business.ts";
import { overviewAt } from "../../copy/overview.ts";
import { OverviewPlate } from "./OverviewPlate.tsx";

/** The project overview: its largest figures, then all of its facts in a table. */
export function Component() {
  const sale = useSale();
  const { terms, notices } = overviewPage;
  return (
    <>
      <OverviewPlate />
      <InnerSection id="terms" heading={terms.heading}>
        <FactTable caption={terms.caption} facts={overviewAt(sale)} />
        <Notice items={notices} />
      </InnerSection>
      <NextPage />
    </>
  );
}
