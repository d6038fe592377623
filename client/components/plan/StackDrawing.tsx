import type { MouseEvent } from "react";
import { countStates, type LedgerHome } from "../../complex/homes/ledgerHomes.ts";
import { firstHomeFloor, towers } from "../../complex/plans/stacks.ts";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import { stackPage } from "../../copy/stackPlan.ts";
import type { Tower } from "../../shared/plans/measurementTypes.ts";
import { type DrawnHome, ground, high, homeAt, lefts, pathOf, pointOf, top, wide, width } from "./elevation.ts";
import styles from "./StackDrawing.module.css";

interface StackDrawingProps extends DrawnHome {
  /** Every home of the first general sale with its state; none while the office doesn't show the ledger. */
  homes: readonly LedgerHome[];
  onChoose: (home: DrawnHome) => void;
}

/**
 * The towers in elevation with the selected home and those that are left marked; the selects above do the same as
 * text.
 */
export function StackDrawing({ tower: chosen, line, floor, homes, onChoose }: StackDrawingProps) {
  const copy = stackPage.drawing;
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const point = pointOf(event);
    const home = point && homeAt(point.x, point.y);
    if (home) onChoose(home);
  };
  const known = homes.length > 0;
  const { offered, held } = countStates(homes);
  const left = ofState(homes, "offered");
  const chosenLeft = lefts[towers.indexOf(chosen)] ?? 0;
  return (
    <figure>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; the selects are there for keys */}
      <svg
        className={`${styles.drawing} ${known ? styles.known : ""}`}
        viewBox={`-2 0 ${width + 4} ${ground + 6}`}
        role="img"
        aria-labelledby="stack-drawing"
        onClick={onClick}
        data-point=""
      >
        <title id="stack-drawing">{known ? copy.leftDescription(offered, held) : copy.description}</title>
        {towers.map((tower, index) => (
          <g
            key={tower.name}
            transform={`translate(${lefts[index]} 0)`}
            className={tower === chosen ? styles.chosen : undefined}
          >
            <Elevation tower={tower} />
          </g>
        ))}
        <path className={styles.glow} d={pathOf(left, [0, -2])} />
        <path className={styles.offered} d={pathOf(left, [2, 0.75])} />
        <path className={styles.held} d={pathOf(ofState(homes, "held"), [3, 1.5])} />
        <rect
          className={styles.home}
          x={chosenLeft + (line - 1) * wide - 2}
          y={top(floor) - 3}
          width={wide + 4}
          height={high + 6}
        />
        <path className={styles.ground} d={`M-2 ${ground}H${width + 2}`} />
      </svg>
      <figcaption className={styles.key}>
        {known ? (
          <>
            <span className={styles.left}>{copy.offered(offered)}</span>
            {held > 0 && <span className={styles.thought}>{copy.held(held)}</span>}
            <span className={styles.gone}>{copy.gone}</span>
          </>
        ) : (
          <span className={styles.now}>{copy.firstSale}</span>
        )}
        <span className={styles.then}>{copy.later}</span>
        <span className={styles.picked}>{copy.chosen}</span>
        <small>{copy.hint}</small>
      </figcaption>
    </figure>
  );
}

const ofState = (homes: readonly LedgerHome[], state: LedgerHome["state"]) =>
  homes.filter((home) => home.state === state);

/** @returns the colour index of a type in the drawing: there are six */
const shadeOf = (type: UnitLabel) => unitTypes.findIndex(({ label }) => label === type) % 6;

function Elevation({ tower }: { tower: Tower }) {
  const podium = (firstHomeFloor - 1) * high;
  const across = tower.lines.length * wide;
  return (
    <>
      <text className={styles.name} x={across / 2} y={top(tower.topFloor) - 8} textAnchor="middle">
        {tower.name}
      </text>
      {tower.lines.map(({ line, type, firstSaleTo }) => (
        <g key={line} className={styles.line} data-shade={shadeOf(type)}>
          <rect
            className={styles.later}
            x={(line - 1) * wide + 1}
            y={top(tower.topFloor)}
            width={wide - 2}
            height={(tower.topFloor - firstSaleTo) * high}
          />
          <rect
            className={styles.sale}
            x={(line - 1) * wide + 1}
            y={top(firstSaleTo)}
            width={wide - 2}
            height={(firstSaleTo - firstHomeFloor + 1) * high}
          />
          <text
            className={styles.type}
            transform={`translate(${(line - 0.5) * wide} ${ground + 8}) rotate(-90)`}
            textAnchor="end"
            dominantBaseline="central"
          >
            {type}
          </text>
        </g>
      ))}
      <rect className={styles.podium} x="-2" y={ground - podium} width={across + 4} height={podium} />
    </>
  );
}
