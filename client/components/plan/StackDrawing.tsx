import type { MouseEvent } from "react";
import { firstHomeFloor, towers } from "../../complex/plans/stacks.ts";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import { stackPage } from "../../copy/stackPlan.ts";
import type { Tower } from "../../shared/plans/measurementTypes.ts";
import styles from "./StackDrawing.module.css";

interface Home {
  tower: Tower;
  line: number;
  floor: number;
}

/** Units of the drawing: width of a line, height of a floor, gap between towers, and their headings. */
const wide = 30;
const high = 8;
const gap = 26;
const head = 30;
const highest = Math.max(...towers.map(({ topFloor }) => topFloor));
const ground = head + highest * high;

/** Left edge of each tower. */
const lefts = towers.map((_, index) =>
  towers.slice(0, index).reduce((sum, { lines }) => sum + lines.length * wide + gap, 0),
);
const width = (lefts.at(-1) ?? 0) + (towers.at(-1)?.lines.length ?? 0) * wide;
const top = (floor: number) => ground - floor * high;

/** @returns the home at a point of the drawing, if there is one */
function homeAt(x: number, y: number): Home | undefined {
  const index = towers.findIndex(({ lines }, at) => {
    const left = lefts[at] ?? 0;
    return x >= left && x < left + lines.length * wide;
  });
  const tower = towers[index];
  const floor = Math.floor((ground - y) / high) + 1;
  if (!tower || floor < firstHomeFloor || floor > tower.topFloor) return undefined;
  const line = tower.lines[Math.floor((x - (lefts[index] ?? 0)) / wide)];
  return line && { tower, line: line.line, floor };
}

/** The six towers in elevation with the selected home marked; the selects above do the same as text. */
export function StackDrawing({ tower: chosen, line, floor, onChoose }: Home & { onChoose: (home: Home) => void }) {
  const { description, firstSale, later, hint } = stackPage.drawing;
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const drawing = event.currentTarget;
    const toUnits = drawing.getScreenCTM()?.inverse();
    if (!toUnits) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toUnits);
    const home = homeAt(x, y);
    if (home) onChoose(home);
  };
  return (
    <figure>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; the selects are there for keys */}
      <svg
        className={styles.drawing}
        viewBox={`-2 0 ${width + 4} ${ground + 6}`}
        role="img"
        aria-labelledby="stack-drawing"
        onClick={onClick}
        data-point=""
      >
        <title id="stack-drawing">{description}</title>
        {towers.map((tower, index) => (
          <g
            key={tower.name}
            transform={`translate(${lefts[index]} 0)`}
            className={tower === chosen ? styles.chosen : undefined}
          >
            <Elevation tower={tower} />
            {tower === chosen && (
              <rect
                className={styles.home}
                x={(line - 1) * wide - 2}
                y={top(floor) - 3}
                width={wide + 4}
                height={high + 6}
              />
            )}
          </g>
        ))}
        <path className={styles.ground} d={`M-2 ${ground}H${width + 2}`} />
      </svg>
      <figcaption className={styles.key}>
        <span className={styles.now}>{firstSale}</span>
        <span className={styles.then}>{later}</span>
        <small>{hint}</small>
      </figcaption>
    </figure>
  );
}

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
            transform={`translate(${(line - 0.5) * wide} ${top(firstHomeFloor)}) rotate(-90)`}
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
