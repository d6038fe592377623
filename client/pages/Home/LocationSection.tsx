import { usedClaimStatuses } from "../../complex/claimStatuses.ts";
import { ClaimStatusBadge } from "../../components/ClaimStatusBadge.tsx";
import { Eyebrow } from "../../components/Eyebrow.tsx";
import { Title } from "../../components/Lines.tsx";
import { Picture } from "../../components/Picture.tsx";
import { byLayout, covering, sizesFor } from "../../components/pictureSizes.ts";
import { TextLink } from "../../components/TextLink.tsx";
import { location } from "../../content/home.ts";
import { scenes } from "../../content/scenes.ts";
import { claimStatuses } from "../../copy/claims.ts";
import { messages } from "../../copy/messages.ts";
import { DistanceMap } from "./DistanceMap.tsx";
import home from "./Home.module.css";
import { hourOf } from "./hourOf.ts";
import styles from "./LocationSection.module.css";

/** Hidden where the distances are drawn around the site. */
const locationSizes = byLayout(
  covering("100vw", "min(80vw, 72vh)"),
  (ratio) => `(max-width: 1255.98px) ${sizesFor(covering("58vw", "100vh - 430px"), ratio)}, 1px`,
);

/** The location as a drawing of distances. */
export function LocationSection() {
  return (
    <section id="location" className={`band ${home.step} ${styles.section}`} aria-labelledby="location-title">
      <div className={styles.figure}>
        <Picture name={scenes.location.picture} alt={scenes.location.alt} sizes={locationSizes} />
      </div>
      <div className={styles.inside}>
        <div className={styles.head}>
          <Eyebrow time={hourOf("location")}>입지환경</Eyebrow>
          <Title id="location-title" text={location.title} />
          <p className="lead">{location.lead}</p>
          <p className={styles.links}>
            <TextLink to="/LocationEnvironment/intro">입지안내 보기</TextLink>
            <TextLink href="#interestForm">{messages.registerInterest}</TextLink>
          </p>
          <ul className={styles.key}>
            {usedClaimStatuses.map((status) => (
              <li key={status}>
                <ClaimStatusBadge status={status} />
                {claimStatuses[status].meaning}
              </li>
            ))}
            <li>{location.note}</li>
          </ul>
        </div>
        <DistanceMap />
      </div>
    </section>
  );
}
