import { measurements } from "../../content/generated/measurements.ts";
import { surroundings } from "../../content/location.ts";
import styles from "./SiteSketch.module.css";

/**
 * Background of the distance drawing: the site, larger than to scale, with its towers, the water, the roads, and rings
 * of half a kilometre (170 units).
 */
export function SiteSketch({ className }: { className: string | undefined }) {
  return (
    <svg className={`${styles.sketch} ${className}`} viewBox="-480 -480 960 960" aria-hidden="true">
      {surroundings.map(({ kind, d }) => (
        <path key={kind} className={styles[kind]} d={d} />
      ))}
      <circle className={styles.ring} r="170" />
      <circle className={styles.ring} r="340" />
      <circle className={styles.ring} r="510" />
      <g transform="scale(0.78)">
        <path className={styles.lot} d={measurements.outlines.site} />
        <path className={styles.tower} d={measurements.outlines.towers} />
      </g>
    </svg>
  );
}
