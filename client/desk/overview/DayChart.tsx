import type { OverviewProps } from "../../shared/desk/overview.ts";
import { formatCount } from "../../shared/format/format.ts";
import { ChartTable } from "../components/ChartTable.tsx";
import styles from "./DayChart.module.css";

/** Percents of the drawing: a column per day, with space for labels on the left and dates below. Its text isn't scaled. */
const left = 5;
const base = 88;
const top = 8;

const percent = (value: number) => `${value}%`;

/** @returns a round number at or above the largest count, so that the scale has integer marks */
function scaleTop(most: number): number {
  if (most <= 4) return 4;
  const unit = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 5, 8, 10].map((step) => step * unit).find((mark) => mark >= most) ?? most;
}

const shortDay = (day: string) => `${Number(day.slice(5, 7))}.${Number(day.slice(8))}.`;

/** Leads per day as columns, with the same numbers as a table below. */
export function DayChart({ days }: { days: OverviewProps["days"] }) {
  const most = Math.max(...days.map(({ count }) => count));
  const full = scaleTop(most);
  const slot = (100 - left) / days.length;
  const y = (count: number) => base - ((base - top) * count) / full;
  return (
    <figure className={styles.chart}>
      <figcaption>하루에 들어온 상담</figcaption>
      <svg role="img" aria-label={`하루에 들어온 상담, 가장 많은 날 ${most}건`}>
        {[0, full / 2, full].map((mark) => (
          <g key={mark}>
            <line x2="100%" y1={percent(y(mark))} y2={percent(y(mark))} />
            <text y={percent(y(mark))} dy="-4">
              {formatCount(mark)}
            </text>
          </g>
        ))}
        {days.map(({ day, count }, index) => (
          <g key={day}>
            <rect
              x={percent(left + slot * (index + 0.18))}
              width={percent(slot * 0.64)}
              y={percent(y(count))}
              height={percent(base - y(count))}
              className={index === days.length - 1 ? styles.today : ""}
            >
              <title>{`${shortDay(day)} ${formatCount(count)}건`}</title>
            </rect>
            {(days.length - 1 - index) % 7 === 0 && (
              <text
                x={index === days.length - 1 ? "100%" : percent(left + slot * (index + 0.5))}
                y="100%"
                dy="-2"
                textAnchor={index === days.length - 1 ? "end" : "middle"}
              >
                {shortDay(day)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <ChartTable
        summary="날마다의 수를 표로 보기"
        id="leads-a-day"
        caption="하루에 들어온 상담"
        columns={["날짜", "상담"]}
        rows={[...days].reverse().map(({ day, count }) => [day, formatCount(count)])}
      />
    </figure>
  );
}
