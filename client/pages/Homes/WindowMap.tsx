import { mainStreet, onMap } from "../../complex/groundMap.ts";
import { type Home, homeName, modelTowers, partsOf } from "../../complex3d/homes.ts";
import { groundSeenFrom } from "../../complex3d/outlook.ts";
import type { Point } from "../../complex3d/shapeTypes.ts";
import { Ground } from "../../components/map/Ground.tsx";
import { shoreline } from "../../content/shoreline.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { pathThrough } from "../../shared/mapProjection.ts";
import styles from "./WindowMap.module.css";

const { map: copy } = homesPage.detail.window;

/** Metres shown around the towers, and behind them, where no living room looks; a view is drawn to the edge. */
const [around, behind, ahead, reach] = [95, 40, 110, 600];

const boxOf = (points: readonly Point[]) => {
  const [easts, norths] = [points.map(([east]) => east), points.map(([, north]) => north)];
  return { west: Math.min(...easts), east: Math.max(...easts), south: Math.min(...norths), north: Math.max(...norths) };
};

const towers = boxOf(modelTowers.flatMap(({ footprint }) => footprint));
const box = [
  towers.west - around,
  -towers.north - behind,
  towers.east - towers.west + 2 * around,
  towers.north - towers.south + ahead + behind,
].map(Math.round);
const [left = 0, top = 0, width = 0, height = 0] = box;

/** What a window looks over, named at the right edge, unless it is beyond the lower one. */
const surroundings = [
  { text: mainStreet.name, y: onMap(mainStreet.onward).y + 3 },
  { text: copy.water, y: onMap([left + width, shoreline(left + width)]).y + 16 },
].filter(({ y }) => y < top + height);

/** To a tenth of a metre: engines differ in the last digits of a sine. */
const tenth = (value: number) => Math.round(value * 10) / 10;
const outline = (points: readonly Point[]) =>
  `${pathThrough(points.map(([east, north]) => ({ x: tenth(east), y: tenth(-north) })))}Z`;

/** Beside each tower, on the side away from the other row. */
const names = modelTowers.map(({ name, footprint }) => {
  const { west, east, south, north } = boxOf(footprint);
  const isNorthern = south + north > 0;
  const { x, y } = onMap([(west + east) / 2, isNorthern ? north : south]);
  return { name, x, y: y + (isNorthern ? -6 : 20) };
});

/** From above: where a home's living room looks, and which towers stand before it. */
export function WindowMap({ home }: { home: Home }) {
  const { tower, line } = partsOf(home);
  return (
    <figure>
      <svg className={styles.map} viewBox={box.join(" ")} role="img" aria-labelledby="window-map">
        <title id="window-map">{copy.title(homeName(home))}</title>
        <Ground />
        <path className={styles.view} d={outline(groundSeenFrom(home, reach))} />
        <path className={styles.home} d={outline(line.polygon)} />
        {surroundings.map(({ text, y }) => (
          <text key={text} className={styles.place} x={left + width - 8} y={y} textAnchor="end">
            {text}
          </text>
        ))}
        {names.map(({ name, x, y }) => (
          <text key={name} className={name === tower.name ? styles.own : undefined} x={x} y={y} textAnchor="middle">
            {name}
          </text>
        ))}
      </svg>
      <figcaption>{copy.caption}</figcaption>
    </figure>
  );
}
