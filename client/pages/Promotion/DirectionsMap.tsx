import type { ReactNode } from "react";
import { groundMap, mainStreet, mainStreetUpTo, onMap } from "../../complex/groundMap.ts";
import { locationPlace } from "../../complex/locationPlaces.ts";
import { Ground } from "../../components/map/Ground.tsx";
import { town } from "../../components/plan/drawings.ts";
import { complex } from "../../content/complex.ts";
import { measurements } from "../../content/generated/measurements.ts";
import { locationPoints } from "../../content/location.ts";
import { visits } from "../../copy/visits.ts";
import type { MapPlace } from "../../shared/drawings.ts";
import { besideLine } from "../../shared/mapProjection.ts";
import styles from "./DirectionsMap.module.css";

const { page, place } = visits;
const { points, width } = mainStreet;
const at = (metres: number, right = 0) => onMap(besideLine(points, metres, right));
const benefit = (id: "school" | "park") => {
  const point = locationPoints.find((each) => each.id === id);
  const [east, north] = point ? locationPlace(point) : [0, 0];
  return onMap([east, north]);
};
/** The model house stands on the side of even numbers, right of the street from its beginning. */
const beside = width / 2 + 45;

const places: Record<MapPlace, { x: number; y: number }> = {
  station: onMap(measurements.station.at),
  walk: at(place.fromStation / 2, -width),
  house: at(place.fromStation, beside),
  stop: at(place.stopFromStation, -width / 2),
  street: at(complex.mainStreetMetres - 150),
  way: at((place.fromStation + complex.mainStreetMetres) / 2, width / 2),
  site: { x: 0, y: 0 },
  school: benefit("school"),
  park: benefit("park"),
};

/**
 * The route from the station to the model house, and on to the complex, to scale.
 * @param children what stands above the map
 */
export function DirectionsMap({ children }: { children: ReactNode }) {
  const { description, caption, reach, scale, labels } = page.map;
  const { station, house, stop, school } = places;
  const [left, bottom] = [50 - reach.west, reach.south - 50];
  const area = { x: -reach.west, y: -reach.north, width: reach.west + reach.east, height: reach.north + reach.south };
  return (
    <figure>
      {children}
      <svg
        className={styles.drawing}
        viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
        role="img"
        aria-labelledby="directions-map"
      >
        <title id="directions-map">{description}</title>
        {town && <image href={town} {...area} />}
        <path className={styles.railway} d={groundMap.railway} />
        <Ground />
        <path className={styles.walk} d={mainStreetUpTo(place.fromStation)} />
        <circle className={styles.station} cx={station.x} cy={station.y} r="28" />
        <circle className={styles.stop} cx={stop.x} cy={stop.y} r="14" />
        <circle className={styles.school} cx={school.x} cy={school.y} r="12" />
        <rect className={styles.house} x={house.x - 40} y={house.y - 40} width="80" height="80" />
        <path className={styles.scale} d={`M${left} ${bottom - 16}v16h${scale}v-16`} />
        <text className={styles.water} x={left + scale / 2} y={bottom - 20} textAnchor="middle">
          {scale}m
        </text>
        {labels.map(({ place: name, kind, text, right: x, below, anchor }) => (
          <text
            key={text}
            className={styles[kind]}
            x={places[name].x + x}
            y={places[name].y + below}
            textAnchor={anchor}
          >
            {text}
          </text>
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
