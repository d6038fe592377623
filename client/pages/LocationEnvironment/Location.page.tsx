import { ClaimStatusBadge, ClaimStatusLegend } from "../../components/ClaimStatusBadge.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { Title } from "../../components/Lines.tsx";
import { ModelLink } from "../../components/ModelLink.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering } from "../../components/pictureSizes.ts";
import { locationPoints } from "../../content/location.ts";
import { locationPage } from "../../content/locationGuide.ts";
import { formatDistance } from "../../shared/format/distance.ts";
import { formatRecord } from "../../shared/sale/source.ts";
import { Directions } from "./Directions.tsx";
import { DistanceDrawing } from "./DistanceDrawing.tsx";
import styles from "./Location.module.css";

/** The location: a drawing of distances, six benefits with their certainty, and directions. */
export function Component() {
  const { heading, lead, pointsHeading, pointsLead, sourceLabel, picture, notices } = locationPage;
  return (
    <>
      <section className={`dark deepest ${styles.map}`} aria-labelledby="distance">
        <div className={styles.text}>
          <Title id="distance" text={heading} />
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.drawing}>
          <DistanceDrawing />
        </div>
        <div className={styles.key}>
          <ClaimStatusLegend />
        </div>
        <div className={styles.way}>
          <ModelLink label="around" />
        </div>
      </section>
      <InnerSection id="points" heading={pointsHeading} lead={pointsLead}>
        <ol className={styles.points}>
          {locationPoints.map(({ id, name, km, status, title, text, source }) => (
            <li key={id}>
              <p className={styles.name}>
                <ClaimStatusBadge status={status} />
                {name}
              </p>
              <p className={styles.distance}>{formatDistance(km)}</p>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className="fine">
                  {sourceLabel}: {formatRecord(source)}
                </p>
              </div>
            </li>
          ))}
        </ol>
        <Notice items={notices} />
      </InnerSection>
      <figure className={styles.wide}>
        <Picture
          name={picture.name}
          alt={picture.alt}
          sizes={byLayout(covering("100vw", "75vw"), covering("100vw", "66vh"))}
        />
        <figcaption className="wrap">{picture.caption}</figcaption>
      </figure>
      <Directions />
      <NextPage />
    </>
  );
}
