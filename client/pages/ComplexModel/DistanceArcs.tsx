import { locationPlace, nearestFirst } from "../../complex/locationPlaces.ts";
import type { Vector } from "../../complex3d/rays.ts";
import { locationPoints } from "../../content/location.ts";
import type { LocationPoint } from "../../shared/complexContent.ts";
import { formatDistance } from "../../shared/format/distance.ts";
import { away } from "../../shared/mapProjection.ts";
import styles from "./DistanceArcs.module.css";
import { placeLabels } from "./labelPlaces.ts";

/** @returns the position of a point of the model on the stage, in CSS pixels; undefined behind the camera */
type Project = (point: Vector) => { x: number; y: number } | undefined;

const steps = 24;
const rings = [0.5, 1] as const;

/** A path through points of the model, interrupted where one is behind the camera. */
function pathOf(points: readonly Vector[], project: Project): string {
  const seen = points.map(project);
  return seen
    .map((point, index) => point && `${seen[index - 1] ? "L" : "M"}${Math.round(point.x)} ${Math.round(point.y)}`)
    .filter(Boolean)
    .join("");
}

/** An arc from the middle of the site, which rises with its length. */
function arc(point: LocationPoint): Vector[] {
  const [east, north] = locationPlace(point);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return [east * share, north * share, 4 * share * (1 - share) * (60 + point.km * 160)];
  });
}
const ring = (km: number) => Array.from({ length: 73 }, (_, step) => away(step * 5, km, 1));

/** CSS pixels of the tools at the stage's upper right, and of the caption at its lower edge. */
const tools = { width: 64, height: 208 };
const caption = 44;
/** Font size of the labels in CSS pixels, as in the style sheet. */
const letters = 14;

/** Positions of the labels: the points', nearest first, then the rings'. */
function placedLabels(project: Project, { width, height }: { width: number; height: number }) {
  const named = [
    ...nearestFirst.map((point) => ({
      id: point.id as string,
      text: `${point.name} ${formatDistance(point.km)}`,
      point: locationPlace(point),
    })),
    ...rings.map((km) => ({ id: `${km}km`, text: `${km}km`, point: away(0, km) })),
  ];
  const labels = named.flatMap(({ id, text, point }) => {
    const at = project(point);
    const isVisible = at && at.x > 0 && at.y > 0 && at.x < width && at.y < height;
    return isVisible ? [{ id, text, ...at }] : [];
  });
  const taken = [
    { left: width - tools.width, top: 0, right: width, bottom: tools.height },
    { left: 0, top: height - caption, right: width, bottom: height },
  ];
  return placeLabels(labels, { width, height }, taken, letters);
}

interface Props {
  project: Project;
  /** The stage's size, in CSS pixels. */
  size: { width: number; height: number };
}

/** The location's points over the model: arcs from the site; solid, dashed or dotted by certainty. */
export function DistanceArcs({ project, size }: Props) {
  return (
    <svg
      className={styles.arcs}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {rings.map((km) => (
        <path key={km} className={styles.ring} d={pathOf(ring(km), project)} />
      ))}
      {locationPoints.map((point) => {
        const end = project(locationPlace(point));
        const d = pathOf(arc(point), project);
        return (
          <g key={point.id} className={styles[point.status]}>
            <path className={styles.under} d={d} />
            <path className={styles.arc} d={d} />
            {end && <circle className={styles.end} cx={end.x} cy={end.y} r="5" />}
          </g>
        );
      })}
      {placedLabels(project, size).map(({ id, text, at }) => (
        <text
          key={id}
          className={rings.some((km) => id === `${km}km`) ? styles.small : styles.name}
          x={at.x}
          y={at.y}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
