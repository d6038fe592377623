import { Action } from "../../components/Action.tsx";
import { Shared } from "../../components/Shared.tsx";
import { useShare } from "../../components/useShare.ts";
import { visits } from "../../copy/visits.ts";
import styles from "./MapLinks.module.css";

const { page: text, place } = visits;

/** The model house in the visitor's map app, and its address to be pasted into a car's. */
export function MapLinks() {
  const { copy, outcome } = useShare();
  return (
    <div className={`unprinted ${styles.links}`}>
      <ul aria-label={text.mapsLabel}>
        {place.maps.map(({ label, url }) => (
          <li key={label}>
            <Action
              kind="outline"
              wide
              className={styles.map}
              href={url + encodeURIComponent(place.address)}
              target="_blank"
              rel="noopener"
            >
              {label}
              <span className="vh"> {text.mapsLabel}</span>
            </Action>
          </li>
        ))}
      </ul>
      <p>
        {place.address}
        <button type="button" className="with-scripts" onClick={() => copy(place.address)}>
          {text.copyAddress}
        </button>
        <Shared outcome={outcome} text={text.copied} className={styles.said} />
      </p>
    </div>
  );
}
