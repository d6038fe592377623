import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { pricesPublished } from "../../complex/sale/saleStage.ts";
import { Accordion, AccordionItem } from "../../components/Accordion.tsx";
import { DataTable } from "../../components/DataTable.tsx";
import { FactTable } from "../../components/FactTable.tsx";
import { HiddenIntro } from "../../components/HiddenIntro.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { NoteList } from "../../components/NoteList.tsx";
import { Notice } from "../../components/Notice.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { useSiteMap } from "../../components/useSiteMap.ts";
import { announcementPage, announcementTables } from "../../copy/announcement.ts";
import type { Clause } from "../../copy/sale/notice/clause.ts";
import { clauses } from "../../copy/sale/notice/clauses.ts";
import styles from "./Announcement.module.css";
import { AnnouncementButton } from "./AnnouncementButton.tsx";
import { FrontPage } from "./FrontPage.tsx";

const { hidden, heading, lead, clausesHeading, contents, more, notices } = announcementPage;
const shown = Object.values(clauses);

/** A clause: figures on other pages link to it as their source. */
function ClauseText({ clause: { id, tables, notes, page } }: { clause: Clause }) {
  const { pageAt } = useSiteMap();
  return (
    <div id={id} className={styles.clause}>
      {tables.map((table, at) => (
        <DataTable key={table.caption} id={`${id}-${at + 1}`} {...table} />
      ))}
      <NoteList items={notes} />
      {page && <TextLink to={page}>{more(pageAt(page).name)}</TextLink>}
    </div>
  );
}

/** Opens the clause that the address names: browsers do so by themselves only when they load a page. */
function useNamedClause(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const clause = hash ? document.getElementById(hash.slice(1)) : null;
    const panel = clause?.closest("details");
    if (!panel || panel.open) return;
    panel.open = true;
    panel.scrollIntoView();
  }, [hash]);
}

/** A summary of the announcement and its main clauses, with a link to the full text. */
export function Component() {
  const sale = useSale();
  const { pageAt } = useSiteMap();
  useNamedClause();
  return (
    <>
      <HiddenIntro {...hidden} />
      <InnerSection id="announcement" heading={heading} lead={lead} beside={<FrontPage />}>
        <div className={styles.ways}>
          <AnnouncementButton />
          <TextLink to="/BusinessGuide/plan">{more(pageAt("/BusinessGuide/plan").name)}</TextLink>
        </div>
        {announcementTables(sale).map((table) => (
          <FactTable key={table.caption} plain {...table} />
        ))}
        <Notice items={notices} />
      </InnerSection>
      {pricesPublished(sale) && (
        <InnerSection id="clauses" heading={clausesHeading} background="panel">
          <Accordion>
            {shown.map((clause) => (
              <AccordionItem
                key={clause.id}
                group={`clause-${clause.id}`}
                title={clause.title}
                note={contents(clause.tables.map(({ caption }) => caption))}
              >
                <ClauseText clause={clause} />
              </AccordionItem>
            ))}
          </Accordion>
        </InnerSection>
      )}
      <NextPage />
    </>
  );
}
