import { onMap } from "../../complex/groundMap.ts";
import { locationPlace } from "../../complex/locationPlaces.ts";
import { Ground } from "../../components/map/Ground.tsx";
import { locationPoints, textSides } from "../../content/location.ts";
import { distanceClass } from "../../styles/distanceClass.ts";
import styles from "./DistanceMap.module.css";
import { LocationPointText } from "./LocationPointText.tsx";
import { movement } from "./movement.ts";

/** What the drawing shows around the site, in metres: DistanceMap.module.css has its width in kilometres. */
const viewBox = "-1400 -1400 2800 2800";
/** Metres of its rings. */
const rings = [500, 1000];

/** The six location benefits around the site, in direction and distance to scale; a list on narrow screens. */
export function DistanceMap() {
  return (
    <div className={styles.map} {...movement}>
      <svg className={`${styles.sketch} ${styles.ground}`} viewBox={viewBox} aria-hidden="true">
        <Ground />
        {rings.map((metres) => (
          <circle key={metres} r={metres} />
        ))}
      </svg>
      <svg className={`${styles.sketch} ${styles.rays}`} viewBox={viewBox} aria-hidden="true">
        {locationPoints.map((point) => {
          const [east, north] = locationPlace(point);
          const { x, y } = onMap([east, north]);
          return <path key={point.id} className={distanceClass(point.id)} pathLength="1" d={`M0 0L${x} ${y}`} />;
        })}
      </svg>
      <p className={`${styles.ring} ${styles.half}`} aria-hidden="true">
        반경 0.5km
      </p>
      <p className={`${styles.ring} ${styles.full}`} aria-hidden="true">
        반경 1km
      </p>
      <ol>
        {locationPoints.map((point) => (
          <li
            key={point.id}
            className={`${distanceClass(point.id)} ${styles[point.status]} ${styles[textSides[point.id]] ?? ""}`}
          >
            <LocationPointText point={point} />
          </li>
        ))}
      </ol>
    </div>
  );
}
