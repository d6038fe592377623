import { FactTable } from "../../components/FactTable.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { overviewPage } from "../../copy/business.ts";
import { overviewAt } from "../../copy/overview.ts";
import { useSale } from "../../useSale.tsx";

/** The project overview: every figure of the project in one table. */
export function Component() {
  const { now } = useSale();
  const { heading, lead, caption, picture, notices } = overviewPage;
  return (
    <>
      <InnerSection id="overview" heading={heading} lead={lead} picture={picture}>
        <FactTable caption={caption} facts={overviewAt(now)} />
        <Notice items={notices} />
      </InnerSection>
      <NextPage />
    </>
  );
}
