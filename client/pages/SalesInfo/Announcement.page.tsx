import { pricesPublished } from "../../complex/sale/saleStage.ts";
import { DataTable } from "../../components/DataTable.tsx";
import { FactTable } from "../../components/FactTable.tsx";
import { HiddenIntro } from "../../components/HiddenIntro.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { useSiteMap } from "../../components/useSiteMap.ts";
import { announcementFacts, announcementPage } from "../../copy/announcement.ts";
import type { Clause } from "../../copy/sale/notice/clause.ts";
import { clauses } from "../../copy/sale/notice/clauses.ts";
import styles from "./Announcement.module.css";
import { AnnouncementButton } from "./AnnouncementButton.tsx";

const { hidden, heading, lead, caption, readingHeading, more, notices } = announcementPage;
const shown = Object.values(clauses);

/** A clause: figures on other pages link to it as their source. */
function ClauseSection({ clause: { id, title, tables, notes, page }, panel }: { clause: Clause; panel: boolean }) {
  const { pageAt } = useSiteMap();
  return (
    <InnerSection id={id} heading={title} background={panel ? "panel" : undefined}>
      {tables.map((table, at) => (
        <DataTable key={table.caption} id={`${id}-${at + 1}`} {...table} />
      ))}
      <Notice items={notes} />
      {page && <TextLink to={page}>{more(pageAt(page).name)}</TextLink>}
    </InnerSection>
  );
}

/** A summary of the announcement and its main clauses, with a link to the full text. */
export function Component() {
  const sale = useSale();
  return (
    <>
      <HiddenIntro {...hidden} />
      <InnerSection id="announcement" heading={heading} lead={lead}>
        <Notice items={notices} />
        <AnnouncementButton />
        <FactTable caption={caption} facts={announcementFacts(sale)} />
      </InnerSection>
      {pricesPublished(sale) && (
        <>
          <InnerSection id="reading" heading={readingHeading} background="panel">
            <ul className={styles.contents}>
              {shown.map(({ id, title }) => (
                <li key={id}>
                  <TextLink href={`#${id}`}>{title}</TextLink>
                </li>
              ))}
            </ul>
          </InnerSection>
          {shown.map((clause, at) => (
            <ClauseSection key={clause.id} clause={clause} panel={at % 2 === 1} />
          ))}
        </>
      )}
      <NextPage />
    </>
  );
}
