import { DataTable } from "../../components/DataTable.tsx";
import { HiddenIntro } from "../../components/HiddenIntro.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PointList } from "../../components/PointList.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { complex } from "../../content/complex.ts";
import { contractPage } from "../../copy/contract.ts";
import styles from "./Contract.module.css";
import { ContractSheet } from "./ContractSheet.tsx";

const { hidden, report, forbidden, check, notices } = contractPage;

/** The guide to lawful contracts: what to check, what to report, what is forbidden. */
export function Component() {
  return (
    <>
      <HiddenIntro {...hidden} />
      <InnerSection
        id="check"
        heading={check.heading}
        lead={check.lead}
        beside={<ContractSheet marked={["account", "home", "price", "phone"]} caption={check.drawing} />}
      >
        <div className={styles.check}>
          <PointList items={check.items} />
        </div>
        <TextLink href={complex.phoneHref} icon="phone">
          {complex.phone}
        </TextLink>
      </InnerSection>
      <InnerSection id="report" heading={report.heading} lead={report.lead} background="panel">
        <DataTable id="report-table" {...report} />
      </InnerSection>
      <InnerSection id="forbidden" heading={forbidden.heading} lead={forbidden.lead}>
        <div className={styles.forbidden}>
          <DataTable id="forbidden-table" {...forbidden} narrow="entries" />
        </div>
        <Notice items={notices} />
      </InnerSection>
      <NextPage />
    </>
  );
}
