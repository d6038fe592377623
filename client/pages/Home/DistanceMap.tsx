import { drawnPlaces, locationPoints } from "../../content/location.ts";
import { distanceClass } from "../../styles/distanceClass.ts";
import styles from "./DistanceMap.module.css";
import { LocationPointText } from "./LocationPointText.tsx";
import { movement } from "./movement.ts";
import { SiteSketch } from "./SiteSketch.tsx";

/** A kilometre in the units of the sketch. */
const kilometre = 340;

/** The six location benefits, placed by direction and distance around the site; a list on narrow screens. */
export function DistanceMap() {
  return (
    <div className={styles.map} {...movement}>
      <svg className={`${styles.sketch} ${styles.rays}`} viewBox="-480 -480 960 960" aria-hidden="true">
        {locationPoints.map(({ id }) => (
          <path
            key={id}
            className={distanceClass(id)}
            pathLength="1"
            d={`M0 0L${drawnPlaces[id].east * kilometre} ${drawnPlaces[id].south * kilometre}`}
          />
        ))}
      </svg>
      <SiteSketch className={styles.sketch} />
      <p className={`${styles.ring} ${styles.half}`} aria-hidden="true">
        0.5km
      </p>
      <p className={`${styles.ring} ${styles.full}`} aria-hidden="true">
        1km
      </p>
      <ol>
        {locationPoints.map((point) => (
          <li
            key={point.id}
            className={`${distanceClass(point.id)} ${styles[point.status]} ${styles[drawnPlaces[point.id].text ?? ""] ?? ""}`}
          >
            <LocationPointText point={point} />
          </li>
        ))}
      </ol>
    </div>
  );
}
