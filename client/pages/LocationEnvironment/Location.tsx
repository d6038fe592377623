import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { Status, StatusKey } from "../../components/Status.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { complex } from "../../content/complex.ts";
import { locationPoints } from "../../content/location.ts";
import { locationDetails, locationPage } from "../../content/locationGuide.ts";
import { pageAt } from "../../content/pages.ts";
import { DistanceDrawing } from "./DistanceDrawing.tsx";
import styles from "./Location.module.css";

const next = "/LocationEnvironment/primium";

/** The location: a drawing of distances, six benefits with how firm each is, and directions. */
export function Component() {
  const { heading, lead, pointsHeading, pointsLead, sourceLabel, directions, notices } = locationPage;
  return (
    <>
      <InnerSection id="distance" heading={heading} lead={lead} ground="dawn">
        <DistanceDrawing />
        <StatusKey />
      </InnerSection>
      <InnerSection id="points" heading={pointsHeading} lead={pointsLead}>
        <ol className={styles.points}>
          {locationPoints.map(({ id, name, distance, status }) => (
            <li key={id}>
              <p className={styles.name}>
                <Status status={status} />
                {name}
              </p>
              <p className={styles.distance}>{distance}</p>
              <div>
                <h3>{locationDetails[id].title}</h3>
                <p>{locationDetails[id].text}</p>
                <p className="fine">
                  {sourceLabel}: {locationDetails[id].source}
                </p>
              </div>
            </li>
          ))}
        </ol>
        <Notice items={notices} />
      </InnerSection>
      <InnerSection id="directions" heading={directions.heading} lead={directions.lead} ground="paper">
        <div>
          <p className={styles.address}>
            <span className="quiet">{directions.addressLabel}</span> {complex.address}
          </p>
          <ul className={styles.maps}>
            {directions.links.map(({ label, url }) => (
              <li key={label}>
                <TextLink href={url} target="_blank" icon="external" label={`${label}에서 보기, 새 탭`}>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </InnerSection>
      <NextPage to={next} label={pageAt(next).name} />
    </>
  );
}
