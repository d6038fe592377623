import { DataTable } from "../../components/DataTable.tsx";
import type { OverviewProps } from "../../contract/desk/overview.ts";
import { formatCount } from "../../contract/format/format.ts";
import styles from "./DayChart.module.css";

/** Units of the drawing: a column per day, with space for labels on the left and dates below. */
const width = 900;
const height = 228;
const left = 40;
const base = 190;
const top = 12;

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
  const slot = (width - left) / days.length;
  const y = (count: number) => base - ((base - top) * count) / full;
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`하루에 들어온 상담, 가장 많은 날 ${most}건`}>
        {[0, full / 2, full].map((mark) => (
          <g key={mark}>
            <line x1={left} x2={width} y1={y(mark)} y2={y(mark)} />
            <text x={left - 8} y={y(mark) + 4} textAnchor="end">
              {formatCount(mark)}
            </text>
          </g>
        ))}
        {days.map(({ day, count }, index) => (
          <g key={day}>
            <rect
              x={left + slot * index + slot * 0.18}
              width={slot * 0.64}
              y={y(count)}
              height={base - y(count)}
              className={index === days.length - 1 ? styles.today : ""}
            >
              <title>{`${shortDay(day)} ${formatCount(count)}건`}</title>
            </rect>
            {(days.length - 1 - index) % 7 === 0 && (
              <text
                x={index === days.length - 1 ? width : left + slot * (index + 0.5)}
                y={base + 30}
                textAnchor={index === days.length - 1 ? "end" : "middle"}
              >
                {shortDay(day)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        <details>
          <summary>날마다의 수를 표로 보기</summary>
          <DataTable
            id="leads-a-day"
            caption="하루에 들어온 상담"
            columns={["날짜", "상담"]}
            rows={[...days].reverse().map(({ day, count }) => [day, formatCount(count)])}
            figures
          />
        </details>
      </figcaption>
    </figure>
  );
}
