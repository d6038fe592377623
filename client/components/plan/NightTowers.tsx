import type { MouseEvent } from "react";
import type { LedgerHome } from "../../complex/homes/ledgerHomes.ts";
import { firstHomeFloor, towers } from "../../complex/plans/stacks.ts";
import { cornerOf, ground, high, lefts, pathOf, pointOf, top, wide, width } from "./elevation.ts";
import styles from "./NightTowers.module.css";

interface NightTowersProps {
  /** The homes whose windows are lit. */
  lit: readonly LedgerHome[];
  /** Described beside the drawing in words as well. */
  description: string;
  onOpen: (key: string) => void;
}

/** Units around a lit window within which a finger means it. */
const reach = 44;

/** The towers at night: the lit windows are the homes that are left. The list beside it leads to the same homes. */
export function NightTowers({ lit, description, onOpen }: NightTowersProps) {
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    if (!point) return;
    const distances = lit.map((home) => {
      const [left, upper] = cornerOf(home);
      return { key: home.key, distance: Math.hypot(left + wide / 2 - point.x, upper + high / 2 - point.y) };
    });
    const nearest = distances.sort((one, other) => one.distance - other.distance)[0];
    if (nearest && nearest.distance < reach) onOpen(nearest.key);
  };
  const podium = (firstHomeFloor - 1) * high;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; the links beside it are there for keys
    <svg
      className={styles.night}
      viewBox={`-6 0 ${width + 12} ${ground + 6}`}
      role="img"
      aria-label={description}
      onClick={onClick}
      data-point=""
    >
      {towers.map(({ name, lines, topFloor }, index) => {
        const across = lines.length * wide;
        return (
          <g key={name} transform={`translate(${lefts[index]} 0)`}>
            <text className={styles.name} x={across / 2} y={top(topFloor) - 10} textAnchor="middle">
              {name}
            </text>
            <path
              className={styles.tower}
              d={`M0 ${top(topFloor)}h${across}V${ground}H0zM-3 ${ground - podium}h${across + 6}v${podium}H-3z`}
            />
            <path
              className={styles.floors}
              d={Array.from(
                { length: topFloor - firstHomeFloor + 1 },
                (_, at) => `M2 ${top(firstHomeFloor + at) + high / 2}H${across - 2}`,
              ).join("")}
            />
          </g>
        );
      })}
      <path className={styles.glow} d={pathOf(lit, [1, -2])} />
      <path className={styles.window} d={pathOf(lit, [4, 1.5])} />
      <path className={styles.ground} d={`M-6 ${ground}H${width + 6}`} />
    </svg>
  );
}
