import { SectionLinks } from "../../components/ChipLinks.tsx";
import { DataTable } from "../../components/DataTable.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { Title } from "../../components/Lines.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering } from "../../components/pictureSizes.ts";
import { renderedPicture } from "../../components/renderedPicture.ts";
import { communityPage, facilityGroups } from "../../content/communityFacilities.ts";
import { complex } from "../../content/complex.ts";
import { communityFeesPage as fees } from "../../copy/communityFees.ts";
import styles from "./Community.module.css";
import { Facilities } from "./Facilities.tsx";

const { heading, lead, unit, picture, notices } = communityPage;

const groups = facilityGroups.map((group, index) => ({ ...group, id: `community-${index + 1}` }));
const lobby = renderedPicture(picture.name);

/** The 21 community facilities, grouped by purpose. */
export function Component() {
  return (
    <>
      <section aria-labelledby="community">
        <div className={`wrap ${styles.intro}`}>
          <Title id="community" text={heading} />
          <div>
            <p className={styles.count}>
              <b>{complex.communityFacilities}</b> {unit}
            </p>
            <p className="lead">{lead}</p>
            <SectionLinks
              links={groups.map(({ id, title, facilities }) => ({ id, name: title, count: facilities.length }))}
            />
          </div>
        </div>
        {lobby && (
          <figure className={styles.wide}>
            <Picture
              name={lobby}
              alt={picture.alt}
              sizes={byLayout(covering("100vw", "75vw"), covering("100vw", "68vh"))}
            />
            <figcaption className="wrap">{picture.caption}</figcaption>
          </figure>
        )}
      </section>
      {groups.map(({ id, title, text, facilities }) => (
        <InnerSection key={id} id={id} heading={title} lead={text} fullWidth>
          <Facilities id={id} facilities={facilities} />
        </InnerSection>
      ))}
      {fees.rows && (
        <InnerSection id="community-fees" heading={fees.heading} lead={fees.lead} background="panel">
          <DataTable id="fees-table" {...fees} rows={fees.rows} figures wraps />
        </InnerSection>
      )}
      <div className={`wrap ${styles.end}`}>
        <Notice items={notices} />
        <Disclaimer />
      </div>
      <NextPage />
    </>
  );
}
