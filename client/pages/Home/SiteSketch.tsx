import styles from "./SiteSketch.module.css";

/** The two footprints of the towers, around their own centre. */
const footprints = ["M-3 0V-11H3V0L12 6 9 11 0 6-9 11-12 6Z", "M-11-5H11V6H5V10H-6V6H-11Z"] as const;

/** Footprint, place and turn of each tower on the lot. */
const towers = [
  [0, "translate(-44 -16) rotate(20)"],
  [1, "translate(-8 -26)"],
  [0, "translate(34 -20) rotate(-35)"],
  [1, "translate(-34 22) rotate(-6)"],
  [0, "translate(4 14) rotate(160)"],
  [1, "translate(40 20) rotate(-8)"],
] as const;

/** Ground of the distance drawing: the lot, its water, the roads, and rings of half a kilometre (170 units). */
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
      <g transform="rotate(-14)">
        <rect className={styles.lot} x="-68" y="-46" width="136" height="90" rx="9" />
        {towers.map(([footprint, transform]) => (
          <path key={transform} className={styles.tower} transform={transform} d={footprints[footprint]} />
        ))}
      </g>
    </svg>
  );
}
