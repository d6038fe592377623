import { daysBetween, formatShortDay, mondaysBetween } from "../../content/calendarDay.ts";
import { type DatedStep, datedSteps, schedulePage } from "../../content/schedule.ts";
import styles from "./ScheduleDrawing.module.css";

/** Units of the drawing: a day's width, a row's height, and the head with its dates. */
const day = 26;
const row = 68;
const head = 64;

const first = "2025-11-17";
const days = 6 * 7;
const last = new Date(Date.parse(first) + (days - 1) * 86_400_000).toISOString().slice(0, 10);
const steps = datedSteps.filter(({ from }) => from <= last);
const width = days * day;
const height = head + steps.length * row;
const left = (date: string) => daysBetween(first, date) * day;

/** The schedule as one drawing, from the same dates as the list below it. */
export function ScheduleDrawing() {
  return (
    <figure>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="schedule-drawing">
        <title id="schedule-drawing">{schedulePage.drawing.description}</title>
        {mondaysBetween(first, last).map((monday) => (
          <g key={monday}>
            <path className={styles.week} d={`M${left(monday)} ${head - 20}V${height}`} />
            <text className={styles.monday} x={left(monday) + 4} y={head - 30}>
              {formatShortDay(monday)}
            </text>
          </g>
        ))}
        {steps.map((step, index) => (
          <Bar key={step.name} step={step} top={head + index * row} />
        ))}
      </svg>
      <figcaption>{schedulePage.drawing.caption}</figcaption>
    </figure>
  );
}

function Bar({ step, top }: { step: DatedStep; top: number }) {
  const x = left(step.from);
  const long = (daysBetween(step.from, step.to ?? step.from) + 1) * day;
  // Words of the later steps stand at the left of their bar, where the room is.
  const before = x > width / 2;
  return (
    <g>
      <rect className={styles.bar} x={x} y={top + 14} width={long} height={row - 28} />
      <text
        className={styles.name}
        x={before ? x - 12 : x + long + 12}
        y={top + row / 2}
        textAnchor={before ? "end" : "start"}
        dominantBaseline="central"
      >
        {step.name}
      </text>
    </g>
  );
}
