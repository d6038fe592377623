import { complex } from "../../content/complex.ts";
import { visits } from "../../content/visits.ts";
import styles from "./DirectionsMap.module.css";

const { map } = visits.page;

/** The way from the station to the model house, and on to the complex: drawn by hand, not to scale. */
export function DirectionsMap() {
  return (
    <figure>
      <svg className={styles.drawing} viewBox="0 0 1000 560" role="img" aria-labelledby="directions-map">
        <title id="directions-map">{map.description}</title>
        <path className={styles.railway} d="M0 40C120 52 220 90 300 0" />
        <path className={styles.lane} d="M150 110V560M330 0V560M620 0V560M0 300H330M330 170H1000" />
        <path className={styles.road} d="M110 90C180 210 250 330 420 380S760 420 1000 420" />
        <path className={styles.water} d="M560 480C680 462 860 466 1000 476V560H540C530 520 520 490 560 480Z" />
        <path className={styles.walk} d="M110 90C180 210 250 330 400 374" />
        <circle className={styles.station} cx="110" cy="90" r="16" />
        <rect className={styles.house} x="398" y="300" width="56" height="56" />
        <rect className={styles.site} x="800" y="290" width="130" height="96" />
        <circle className={styles.stop} cx="340" cy="384" r="9" />
        <text className={styles.name} x="140" y="84">
          {complex.station}
        </text>
        <text className={styles.name} x="474" y="326">
          {map.house}
        </text>
        <text className={styles.small} x="474" y="362">
          {map.parking}
        </text>
        <text className={styles.name} x="865" y="350" textAnchor="middle">
          {map.site}
        </text>
        <text className={styles.small} x="206" y="218">
          {map.walk}
        </text>
        <text className={styles.small} x="630" y="398" textAnchor="middle">
          {map.onward}
        </text>
        <text className={styles.small} x="330" y="428" textAnchor="end">
          {map.stop}
        </text>
        <text className={styles.small} x="520" y="450">
          {map.road}
        </text>
        <text className={styles.small} x="760" y="526" textAnchor="middle">
          {map.park}
        </text>
      </svg>
      <figcaption>{map.caption}</figcaption>
    </figure>
  );
}
