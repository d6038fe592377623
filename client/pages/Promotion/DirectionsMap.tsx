import { visits } from "../../copy/visits.ts";
import styles from "./DirectionsMap.module.css";

/** The route from the station to the model house, and on to the complex: a sketch, not to scale. */
export function DirectionsMap() {
  const { description, caption, lines, station, house, site, stop, texts: words } = visits.page.map;
  return (
    <figure>
      <svg className={styles.drawing} viewBox="0 0 1000 560" role="img" aria-labelledby="directions-map">
        <title id="directions-map">{description}</title>
        {lines.map(({ kind, d }) => (
          <path key={kind} className={styles[kind]} d={d} />
        ))}
        <circle className={styles.station} cx={station[0]} cy={station[1]} r="16" />
        <rect className={styles.house} x={house[0]} y={house[1]} width="56" height="56" />
        <rect className={styles.site} x={site[0]} y={site[1]} width="130" height="96" />
        <circle className={styles.stop} cx={stop[0]} cy={stop[1]} r="9" />
        {words.map(({ kind, at: [x, y], text, anchor }) => (
          <text key={text} className={styles[kind]} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
