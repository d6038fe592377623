import { FactTable } from "../../components/FactTable.tsx";
import { HiddenIntro } from "../../components/HiddenIntro.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PointList } from "../../components/PointList.tsx";
import { useSale } from "../../components/useSale.tsx";
import { announcementFacts, announcementPage } from "../../copy/announcement.ts";
import { AnnouncementButton } from "./AnnouncementButton.tsx";

const { hidden, heading, lead, caption, readingHeading, reading, notices } = announcementPage;

/** A summary of the announcement, with a link to the full text. */
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
      <InnerSection id="reading" heading={readingHeading} background="panel">
        <PointList items={reading} />
      </InnerSection>
      <NextPage />
    </>
  );
}
