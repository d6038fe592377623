import { ClaimStatusBadge } from "../../components/ClaimStatusBadge.tsx";
import { locationPoints } from "../../content/location.ts";
import { complexModelPage } from "../../copy/complexModelPage.ts";
import { formatDistance } from "../../shared/format/distance.ts";
import { formatRecord } from "../../shared/sale/source.ts";
import styles from "./DistanceList.module.css";

/** The text equivalent of the arcs over the model: distance, certainty and source of each place. */
export function DistanceList() {
  return (
    <section aria-labelledby="model-distances" className={styles.distances}>
      <h2 id="model-distances">{complexModelPage.distances.heading}</h2>
      <ul>
        {locationPoints.map(({ id, name, km, status, source }) => (
          <li key={id}>
            <ClaimStatusBadge status={status} />
            <b>{name}</b> {formatDistance(km)}
            <small>{formatRecord(source)}</small>
          </li>
        ))}
      </ul>
      <p className="fine">{complexModelPage.distances.note}</p>
    </section>
  );
}
