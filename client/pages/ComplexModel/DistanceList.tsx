import { ClaimStatusMark } from "../../components/ClaimStatusMark.tsx";
import { locationPoints } from "../../content/location.ts";
import { modelPage } from "../../copy/modelPage.ts";
import styles from "./DistanceList.module.css";

/** The text equivalent of the arcs over the model: distance, certainty and source of each place. */
export function DistanceList() {
  return (
    <section aria-labelledby="model-distances" className={styles.distances}>
      <h2 id="model-distances">{modelPage.distances.heading}</h2>
      <ul>
        {locationPoints.map(({ id, name, distance, status, source }) => (
          <li key={id}>
            <ClaimStatusMark status={status} />
            <b>{name}</b> {distance}
            <small>{source}</small>
          </li>
        ))}
      </ul>
      <p className="fine">{modelPage.distances.note}</p>
    </section>
  );
}
