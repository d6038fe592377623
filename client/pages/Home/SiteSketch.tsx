import { figures } from "../../content/model/figures.ts";
import styles from "./SiteSketch.module.css";

/** Ground of the distance drawing: the lot larger than its scale, with its towers, the water, the roads, and rings of half a kilometre (170 units). */
export function SiteSketch({ className }: { className: string | undefined }) {
  return (
    <svg className={`${styles.sketch} ${className}`} viewBox="-480 -480 960 960" aria-hidden="true">
      <path className={styles.road} d="M-700 150L700-190M-190-700L130 700M-700-240L700 330" />
      <path
        className={styles.water}
        d="M-112 86C-100 56-30 62 24 62 84 62 116 80 98 106 78 134 10 144-46 138-88 134-120 110-112 86Z"
      />
      <circle className={styles.ring} r="170" />
      <circle className={styles.ring} r="340" />
      <circle className={styles.ring} r="510" />
      <g transform="rotate(-14) scale(0.78)">
        <path className={styles.lot} d={figures.outlines.site} />
        <path className={styles.tower} d={figures.outlines.towers} />
      </g>
    </svg>
  );
}
