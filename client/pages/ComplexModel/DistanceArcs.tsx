import { nearestFirst } from "../../complex/nearestFirst.ts";
import type { Vector } from "../../complex3d/rays.ts";
import { locationPoints } from "../../content/location.ts";
import { locationDetails } from "../../content/locationGuide.ts";
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

const arc = (bearing: number, km: number) =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return away(bearing, km * share, 4 * share * (1 - share) * (60 + km * 160));
  });
const ring = (km: number) => Array.from({ length: 73 }, (_, step) => away(step * 5, km, 1));

/** CSS pixels of the tools at the stage's upper right, and of the caption at its lower edge. */
const tools = { width: 64, height: 208 };
const caption = 44;
/** Font size of the labels in CSS pixels, as in the style sheet. */
const letters = 14;

/** Positions of the labels: the points', nearest first, then the rings'. */
function placedLabels(project: Project, { width, height }: { width: number; height: number }) {
  const named = [
    ...nearestFirst.map(({ id, name, distance }) => {
      const { bearing, km } = locationDetails[id];
      return { id: id as string, text: `${name} ${distance}`, point: away(bearing, km) };
    }),
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
      {locationPoints.map(({ id, status }) => {
        const { bearing, km } = locationDetails[id];
        const end = project(away(bearing, km));
        const d = pathOf(arc(bearing, km), project);
        return (
          <g key={id} className={styles[status]}>
            <path className={styles.under} d={d} />
            <path className={styles.arc} d={d} />
            {end && <circle className={styles.end} cx={end.x} cy={end.y} r="5" />}
          </g>
        );
      })}
      {placedLabels(project, size).map(({ id, text, at }) => (
        <text
          key={id}
          className={id in locationDetails ? styles.name : styles.small}
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
