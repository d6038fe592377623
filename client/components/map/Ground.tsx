import { groundMap, mainStreet } from "../../complex/groundMap.ts";
import { measurements } from "../../content/generated/measurements.ts";
import styles from "./Ground.module.css";

/** The site with its towers, the streets and the water around it, seen from above: in metres, north up, to scale. */
export function Ground() {
  return (
    <g className={styles.ground}>
      <path className={styles.water} d={groundMap.water} />
      {groundMap.lanes.map(({ name, width, d }) => (
        <path key={name} className={styles.lane} strokeWidth={width} d={d} />
      ))}
      <path className={styles.street} strokeWidth={mainStreet.width} d={groundMap.mainStreet} />
      <path className={styles.lot} d={measurements.outlines.site} />
      <path className={styles.tower} d={measurements.outlines.towers} />
    </g>
  );
}
