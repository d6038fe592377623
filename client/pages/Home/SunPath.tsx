import styles from "./SunPath.module.css";

/**
 * The path of the sun over the site on the aerial picture: an arc with a tick for each hour, and three hours
 * highlighted. In portrait the arc is steeper, within the picture's edges.
 */
export function SunPath() {
  return (
    <>
      <svg className={styles.lying} viewBox="0 0 1600 810" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.way} pathLength="1" d="M280 320A520 300 0 0 1 1320 320" />
        <path className={styles.hours} pathLength="12" d="M286 326A514 294 0 0 1 1314 326" />
        <circle cx="370" cy="151" r="11" />
        <circle cx="800" cy="20" r="11" />
        <circle cx="1220.7" cy="144" r="11" />
      </svg>
      <svg className={styles.standing} viewBox="0 0 800 1000" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <path className={styles.way} pathLength="1" d="M70 330A330 270 0 0 1 730 330" />
        <path className={styles.hours} pathLength="12" d="M76 336A324 264 0 0 1 724 336" />
        <circle cx="129" cy="172" r="13" />
        <circle cx="400" cy="60" r="13" />
        <circle cx="671" cy="172" r="13" />
      </svg>
    </>
  );
}
