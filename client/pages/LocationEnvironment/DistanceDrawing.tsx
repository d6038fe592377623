import { mainStreet } from "../../complex/groundMap.ts";
import { locationPlace, nearestFirst } from "../../complex/locationPlaces.ts";
import { Picture } from "../../components/Picture.tsx";
import { locationMap, locationPoints } from "../../content/location.ts";
import { locationPage } from "../../content/locationGuide.ts";
import type { LabelSide, LocationPoint } from "../../shared/complexContent.ts";
import { formatDistance } from "../../shared/format/distance.ts";
import { arc, away, besideLine, lengthOf, type Point, pathThrough, projection } from "../../shared/mapProjection.ts";
import { textWidth } from "../../shared/textWidth.ts";
import styles from "./DistanceDrawing.module.css";

const { size, site } = locationMap;
const place = projection(locationMap);
const onGround = ([east, north]: readonly [number, number]): Point => [east, north, 0];
/** Where the main street's name begins: beside it, before it arrives at the site. */
const street = place(onGround(besideLine(mainStreet.points, 0.8 * lengthOf(mainStreet.points), -30)));
/** Distances in kilometres, and the bearing at which each is written, beside the arcs. */
const rings = [
  [0.5, 25],
  [1, 25],
] as const;

const line = (points: readonly Point[]) => pathThrough(points.map(place));
const ring = (km: number) => `${line(Array.from({ length: 48 }, (_, step) => away(step * 7.5, km)))}Z`;

/**
 * The six points by direction and distance from the site, over a model of the city that was rendered from the same place:
 * filled, outlined or dashed by certainty. A box of another shape cuts both alike.
 */
export function DistanceDrawing() {
  const { description, caption, site: siteName } = locationPage.map;
  const [width, height] = size;
  const top = place([0, 0, site]);
  return (
    <figure>
      <div className={styles.map}>
        <Picture
          name={locationMap.picture}
          alt=""
          sizes="(max-width: 600px) 188vw, (max-width: 900px) and (max-height: 500px) 60vw, (max-width: 900px) 100vw, max(72vw, min(114vw, 140vh))"
          eager
        />
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMidYMax slice"
          role="img"
          aria-labelledby="distance-drawing"
        >
          <title id="distance-drawing">{description}</title>
          <defs>
            <radialGradient id="town-night" gradientUnits="userSpaceOnUse" cx={top.x} cy={top.y} r={0.55 * width}>
              <stop className={styles.lit} offset="0.12" />
              <stop className={styles.unlit} offset="0.6" />
            </radialGradient>
          </defs>
          <path className={styles.night} d={`M0 0H${width}V${height}H0Z`} fill="url(#town-night)" />
          <path className={styles.street} d={line(mainStreet.points.map(onGround))} />
          <text className={`${styles.small} ${styles.way}`} x={street.x} y={street.y} textAnchor="start">
            {mainStreet.name}
          </text>
          {rings.map(([km, bearing]) => {
            const label = place(away(bearing, km));
            return (
              <g key={km}>
                <path className={styles.ring} d={ring(km)} />
                <text className={styles.small} x={label.x} y={label.y - 8} textAnchor="middle">
                  반경 {km}km
                </text>
              </g>
            );
          })}
          {nearestFirst.map((point, order) => (
            <g key={point.id}>
              <path
                className={`${styles.arc} ${styles[point.status]} ${styles[`turn${order}`]}`}
                d={line(arc([0, 0, site], locationPlace(point)))}
                pathLength={100}
              />
            </g>
          ))}
          {/* Beside its towers: the arcs begin above them. */}
          <g className={`${styles.label} ${styles.site}`} transform={`translate(${top.x + 44} ${top.y})`}>
            <rect y="-0.8em" width={em(textWidth(siteName) + 0.8)} height="1.7em" />
            <text className={styles.name} x={em(textWidth(siteName) / 2 + 0.4)} y="0.42em" textAnchor="middle">
              {siteName}
            </text>
          </g>
          {locationPoints.map((point) => (
            <Label key={point.id} point={point} />
          ))}
        </svg>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const em = (value: number) => `${value.toFixed(2)}em`;

/** The label's left upper corner for its width in em, against its point. */
const corners: Record<LabelSide, (width: number) => readonly [x: number, y: number]> = {
  right: () => [0.8, -1.35],
  left: (width) => [-width - 0.8, -1.35],
  above: (width) => [-width / 2, -3.3],
  below: (width) => [-width / 2, 0.6],
  belowLeft: (width) => [-width - 0.8, 0.2],
  belowRight: () => [-2.2, 0.5],
};

/** A point, and a label as large as its letters. */
function Label({ point }: { point: LocationPoint }) {
  const { id, name, km, status } = point;
  const { x, y } = place(locationPlace(point));
  const width = Math.max(textWidth(name), textWidth(formatDistance(km))) + 0.2;
  const [left, top] = corners[locationMap.labels[id]](width);
  return (
    <g className={styles.label} transform={`translate(${x} ${y})`}>
      <circle className={`${styles.point} ${styles[status]}`} r="10" />
      <rect x={em(left)} y={em(top)} width={em(width)} height="2.7em" />
      <text className={styles.name} x={em(left + width / 2)} y={em(top + 1.2)} textAnchor="middle">
        {name}
      </text>
      <text x={em(left + width / 2)} y={em(top + 2.32)} textAnchor="middle">
        {formatDistance(km)}
      </text>
    </g>
  );
}
