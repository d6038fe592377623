import type { TourLabel } from "../content/unitTypes.ts";
import { tourCopy } from "../copy/tours.ts";
import { homePlans, type Point } from "./homePlans.ts";
import styles from "./MiniPlan.module.css";
import type { TourNode } from "./tourNodes.ts";

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** Margin around the home, in millimetres. */
const border = 400;

/** The home from above: its rooms, and the visitor's position and direction. The viewer rotates the cone. */
export function MiniPlan({ label, nodes }: { label: TourLabel; nodes: readonly TourNode[] }) {
  const { outline, rooms, walls } = homePlans[label];
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - border, Math.min(...ys) - border];
  const [width, height] = [Math.max(...xs) + border - left, Math.max(...ys) + border - top];
  return (
    <svg
      className={styles.plan}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={tourCopy.plan(label)}
      data-tour="plan"
    >
      <path className={styles.floor} d={path(outline)} />
      {nodes.map(({ id }) => {
        const room = rooms.find((candidate) => candidate.id === id);
        return room && <path key={id} className={styles.room} d={path(room.polygon)} data-plan-room={id} />;
      })}
      {walls.map(({ rect: [x0 = 0, y0 = 0, x1 = 0, y1 = 0] }) => (
        <rect key={`${x0} ${y0} ${x1} ${y1}`} className={styles.wall} x={x0} y={y0} width={x1 - x0} height={y1 - y0} />
      ))}
      {nodes.map(({ id, position: [x, y] }) => (
        <circle key={id} className={styles.place} cx={x} cy={y} r={170} />
      ))}
      <g data-tour="here">
        <path className={styles.cone} d="M0 0L-1500 -2300A2750 2750 0 0 1 1500 -2300Z" />
        <circle className={styles.here} r={300} />
      </g>
    </svg>
  );
}
