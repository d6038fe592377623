import { locationPoints, surroundings } from "../../content/location.ts";
import { locationDetails, locationPage } from "../../content/locationGuide.ts";
import type { LocationPoint } from "../../contract/complexContent.ts";
import styles from "./DistanceDrawing.module.css";

/** Units of the drawing per kilometre. */
const scale = 340;
const rings = [0.5, 1] as const;

/** Rounded, because engines differ in the last digits of a sine and the server's markup must match the browser's. */
const place = (bearing: number, km: number) => {
  const angle = (bearing * Math.PI) / 180;
  return { x: Math.round(Math.sin(angle) * km * scale), y: Math.round(-Math.cos(angle) * km * scale) };
};

const nearestFirst = [...locationPoints].sort((a, b) => locationDetails[a.id].km - locationDetails[b.id].km);

/** A curved arc from the site to a point. */
function arcTo({ id }: LocationPoint): string {
  const { bearing, km } = locationDetails[id];
  const { x, y } = place(bearing, km);
  return `M0 0Q${Math.round(x / 2)} ${Math.round(y / 2 - km * 90)} ${x} ${y}`;
}

/** The six points by direction and distance from the site: filled, outlined or dashed by certainty. */
export function DistanceDrawing() {
  const { description, caption, site, road } = locationPage.map;
  return (
    <figure>
      <svg className={styles.drawing} viewBox="-520 -440 1040 880" role="img" aria-labelledby="distance-drawing">
        <title id="distance-drawing">{description}</title>
        {surroundings.page.map(({ kind, d }) => (
          <path key={kind} className={styles[kind]} d={d} />
        ))}
        {rings.map((km) => (
          <g key={km}>
            <circle className={styles.ring} r={km * scale} />
            <text className={styles.small} x="6" y={-km * scale - 8}>
              {km}km
            </text>
          </g>
        ))}
        {nearestFirst.map((point, order) => (
          <path
            key={point.id}
            className={`${styles.arc} ${styles[point.status]} ${styles[`turn${order}`]}`}
            d={arcTo(point)}
            pathLength={100}
          />
        ))}
        <rect className={styles.site} x="-30" y="-20" width="60" height="40" />
        <text className={styles.siteName} y="7" textAnchor="middle">
          {site}
        </text>
        <text className={styles.small} x="-500" y="52">
          {road}
        </text>
        {locationPoints.map((point) => (
          <Point key={point.id} point={point} />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Point({ point }: { point: LocationPoint }) {
  const { bearing, km } = locationDetails[point.id];
  const { x, y } = place(bearing, km);
  // Labels point away from the site, except for the station's neighbour, whose label would overlap the station's.
  const left = x < 0 && point.id !== "transfer";
  const at = { x: left ? x - 20 : x + 20, textAnchor: left ? ("end" as const) : ("start" as const) };
  return (
    <g>
      <circle className={`${styles.point} ${styles[point.status]}`} cx={x} cy={y} r="9" />
      <text className={styles.name} {...at} y={y - 2}>
        {point.name}
      </text>
      <text className={styles.distance} {...at} y={y + 24}>
        {point.distance}
      </text>
    </g>
  );
}
