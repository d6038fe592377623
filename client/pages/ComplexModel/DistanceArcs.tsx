import { locationPoints } from "../../content/location.ts";
import { locationDetails } from "../../content/locationGuide.ts";
import type { Vector } from "../../model/rays.ts";
import styles from "./DistanceArcs.module.css";

/** @returns the position of a point of the model on the stage, in CSS pixels; undefined behind the camera */
export type Project = (point: Vector) => { x: number; y: number } | undefined;

const steps = 24;
const rings = [0.5, 1] as const;

const placed = (bearing: number, km: number, up = 0): Vector => {
  const angle = (bearing * Math.PI) / 180;
  return [Math.sin(angle) * km * 1000, Math.cos(angle) * km * 1000, up];
};

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
    return placed(bearing, km * share, 4 * share * (1 - share) * (60 + km * 160));
  });
const ring = (km: number) => Array.from({ length: 73 }, (_, step) => placed(step * 5, km, 1));

/** The location's points over the model: arcs from the site; solid, dashed or dotted by certainty. */
export function DistanceArcs({ project }: { project: Project }) {
  return (
    <svg className={styles.arcs} aria-hidden="true">
      {rings.map((km) => {
        const at = project(placed(0, km));
        return (
          <g key={km}>
            <path className={styles.ring} d={pathOf(ring(km), project)} />
            {at && (
              <text className={styles.small} x={at.x} y={at.y - 4} textAnchor="middle">
                {km}km
              </text>
            )}
          </g>
        );
      })}
      {locationPoints.map(({ id, name, distance, status }) => {
        const { bearing, km } = locationDetails[id];
        const end = project(placed(bearing, km));
        // The station's name is above it, because its neighbour's is below.
        const beside = id === "station" ? -14 : 20;
        return (
          <g key={id} className={styles[status]}>
            <path className={styles.arc} d={pathOf(arc(bearing, km), project)} />
            {end && (
              <>
                <circle className={styles.end} cx={end.x} cy={end.y} r="5" />
                <text className={styles.name} x={end.x} y={end.y + beside} textAnchor="middle">
                  {name} {distance}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
