import { type DatedStep, datedSteps } from "../../complex/sale/datedSteps.ts";
import { stepStatus } from "../../complex/sale/saleStage.ts";
import { schedulePage } from "../../content/schedule.ts";
import { stepDays, stepStatusLabel } from "../../copy/sale/saleCopy.ts";
import { daysBetween, formatShortDay, mondaysBetween } from "../../shared/format/calendarDay.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import styles from "./ScheduleDrawing.module.css";

/** Units of the drawing: width of a day, height of a row, and of the header with its years and dates. */
const day = 16;
const row = 68;
const head = 118;
/** Height of a bar. */
const thick = row - 28;

const dayLength = 86_400_000;
const added = (date: string, days: number) => new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
const begins = datedSteps.map(({ from }) => from).sort();
const opening = begins[0] ?? "2025-01-01";
/** From the Monday before the first step to a week after the last one has begun. */
const first = added(opening, -((new Date(opening).getUTCDay() + 6) % 7));
const last = added(begins.at(-1) ?? opening, 8);
const width = daysBetween(first, last) * day;
const height = head + datedSteps.length * row;
const left = (date: string) => daysBetween(first, date) * day;
const mondays = mondaysBetween(first, last);
/** Each year, from its first day in the drawing. */
const years = [...new Set([...mondays, last].map((date) => date.slice(0, 4)))].map((year) => ({
  year,
  from: first.startsWith(year) ? first : `${year}-01-01`,
}));
const [firstStep, lastStep] = [datedSteps[0], datedSteps.at(-1)];
const description =
  firstStep && lastStep
    ? schedulePage.drawing.description(
        `${stepDays(firstStep)} ${firstStep.name}`,
        `${stepDays({ ...lastStep, open: undefined })} ${lastStep.name}`,
      )
    : "";

/** The schedule as a drawing, from the same dates as the list below it. */
export function ScheduleDrawing({ sale }: { sale: Sale }) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="schedule-drawing">
      <title id="schedule-drawing">{description}</title>
      {years.map(({ year, from }) => (
        <text key={year} className={styles.monday} x={left(from) + 4} y={head - 82}>
          {year}년
        </text>
      ))}
      {mondays.map((monday, index) => (
        <g key={monday} className={index % 2 === 1 ? styles.between : undefined}>
          <path className={styles.week} d={`M${left(monday)} ${head - 20}V${height}`} />
          <text className={styles.monday} x={left(monday) + 4} y={head - 30}>
            {formatShortDay(monday)}
          </text>
        </g>
      ))}
      {datedSteps.map((step, index) => (
        <Bar key={step.id} step={step} sale={sale} top={head + index * row} />
      ))}
    </svg>
  );
}

function Bar({ step, sale, top }: { step: DatedStep; sale: Sale; top: number }) {
  const x = left(step.from);
  const long = step.open ? width - x : (daysBetween(step.from, step.to ?? step.from) + 1) * day;
  // Labels of the later steps are to the left of their bars, where there is space.
  const before = x > width / 2;
  // What has no end yet is an arrow.
  const tip = step.open ? thick / 2 : 0;
  return (
    <g>
      <path
        className={styles.bar}
        data-status={stepStatus(step, sale)}
        d={`M${x} ${top + 14}h${long - tip}l${tip} ${thick / 2}l${-tip} ${thick / 2}H${x}Z`}
      />
      <text
        className={styles.name}
        x={before ? x - 12 : x + long + 12}
        y={top + row / 2}
        textAnchor={before ? "end" : "start"}
        dominantBaseline="central"
      >
        {step.name} <tspan className={styles.status}>{stepStatusLabel(step, sale)}</tspan>
      </text>
    </g>
  );
}
