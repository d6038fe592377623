import { Folio } from "../../components/Folio.tsx";
import { Lines } from "../../components/Lines.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Status } from "../../components/Status.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { location } from "../../content/home.ts";
import { scenes } from "../../content/scenes.ts";
import type { ClaimStatus } from "../../contract/complexContent.ts";
import { pathOf } from "../../contract/pageLinks.ts";
import { claimStatuses } from "../../copy/claims.ts";
import { messages } from "../../copy/messages.ts";
import { DistanceMap } from "./DistanceMap.tsx";
import home from "./Home.module.css";
import styles from "./LocationSection.module.css";

/** 07:40: the location as a drawing of distances. */
export function LocationSection() {
  return (
    <section id="location" className={`dawn ${home.step} ${styles.section}`} aria-labelledby="location-title">
      <div className={styles.figure}>
        <Picture
          name={scenes.location.picture}
          alt={scenes.location.alt}
          sizes="(max-width: 600px) 100vw, (max-width: 900px) 178vw, (max-width: 1255.98px) max(58vw, 825px), 1px"
        />
      </div>
      <div className={styles.inside}>
        <div className={styles.head}>
          <Folio time="07:40">입지환경</Folio>
          <h2 id="location-title">
            <Lines text={location.title} />
          </h2>
          <p className="lead">{location.lead}</p>
          <p className={styles.links}>
            <TextLink to={pathOf("location")}>입지안내 보기</TextLink>
            <TextLink href="#interestForm">{messages.registerInterest}</TextLink>
          </p>
          <ul className={styles.key}>
            {(Object.keys(claimStatuses) as ClaimStatus[]).map((status) => (
              <li key={status}>
                <Status status={status} />
                {claimStatuses[status].meaning}
              </li>
            ))}
          </ul>
        </div>
        <DistanceMap />
      </div>
    </section>
  );
}
