import { FactTable } from "../../components/FactTable.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { useSale } from "../../components/useSale.tsx";
import { overviewPage } from "../../copy/business.ts";
import { overviewTermsAt } from "../../copy/overview.ts";
import { OverviewPlate } from "./OverviewPlate.tsx";

/** The project overview: a plate of its figures, then place, dates and parties in a table. */
export function Component() {
  const sale = useSale();
  const { terms, notices } = overviewPage;
  return (
    <>
      <OverviewPlate />
      <InnerSection id="terms" heading={terms.heading}>
        <FactTable caption={terms.caption} facts={overviewTermsAt(sale)} />
        <Notice items={notices} />
      </InnerSection>
      <NextPage />
    </>
  );
}
