import { Disclaimer } from "../../components/Disclaimer.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { communityPage, facilityGroups } from "../../content/communityFacilities.ts";
import { complex } from "../../content/complex.ts";
import { pageAt } from "../../content/pages.ts";
import styles from "./Community.module.css";

const next = "/FloorPlan/59A";

/** The 21 community facilities, grouped by what they are for. */
export function Component() {
  const { heading, lead, unit, notices } = communityPage;
  const count = (
    <p className={styles.count}>
      <b>{complex.communityFacilities}</b> {unit}
    </p>
  );
  return (
    <>
      <InnerSection id="community" heading={heading} lead={lead} aside={count}>
        {facilityGroups.map(({ title, text, facilities }) => (
          <section key={title} className={styles.group} aria-label={title}>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
            <ul>
              {facilities.map(({ name, place, text: sentence }) => (
                <li key={name}>
                  <h4>{name}</h4>
                  <p className="fine">{place}</p>
                  <p>{sentence}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Notice items={notices} />
        <Disclaimer />
      </InnerSection>
      <NextPage to={next} label={pageAt(next).name} />
    </>
  );
}
