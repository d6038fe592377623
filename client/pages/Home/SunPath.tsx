import styles from "./SunPath.module.css";

/** The sun's way over the site on the aerial picture: an arc with a tick for each hour, and three hours lit. */
export function SunPath() {
  return (
    <svg className={styles.path} viewBox="0 0 1600 810" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M280 338A520 246 0 0 1 1320 338" />
      <path d="M280 338h11.4M295 279l11 1.3M339.6 223.7l10 2.5M410.8 174.9l8.5 3.6M504.6 135.5l6.5 4.5M615.6 108l4.1 5M737.3 93.8l1.4 5.4M862.7 93.8l-1.4 5.4M984.4 108l-4.1 5M1095.4 135.5l-6.5 4.5M1189.2 174.9l-8.5 3.6M1260.4 223.7l-10 2.5M1305 279l-11 1.3M1320 338h-11.4" />
      <circle cx="370" cy="199.7" r="11" />
      <circle cx="800" cy="92" r="11" />
      <circle cx="1220.7" cy="193.4" r="11" />
    </svg>
  );
}
