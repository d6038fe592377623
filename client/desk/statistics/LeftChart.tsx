import type { HomeStatistics } from "../../shared/desk/statistics.ts";
import { formatCount, formatDay } from "../../shared/format/format.ts";
import { ChartTable } from "../components/ChartTable.tsx";
import styles from "./LeftChart.module.css";

/** The drawing's units; it is stretched to its place, and its labels are outside it. */
const width = 1_000;
const height = 240;

/** Those that somebody is being advised about count: elsewhere they are said beside the others. */
const name = "남은 세대(상담 중 포함)";

const dayText = (day: string) => formatDay(`${day}T00:00+09:00`);

/** What was left at the end of each day, as a curve of steps, with the same numbers by week as a table. */
export function LeftChart({ left }: { left: HomeStatistics["left"] }) {
  const [first, last] = [left[0], left.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(1, ...left.map(({ count }) => count));
  const x = (index: number) => Math.round((width * index) / Math.max(1, left.length - 1));
  const y = (count: number) => Math.round(height - (height * count) / most);
  const steps = left.map(({ count }, index) => (index === 0 ? `M0 ${y(count)}` : `H${x(index)}V${y(count)}`)).join("");
  const weekly = left.filter((_, index) => (left.length - 1 - index) % 7 === 0).reverse();
  return (
    <figure className={styles.chart}>
      <figcaption>{name}</figcaption>
      <p className={styles.scale}>{formatCount(most)}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name}, ${dayText(first.day)} ${first.count}세대에서 ${dayText(last.day)} ${last.count}세대로`}
      >
        <path className={styles.under} d={`${steps}V${height}H0Z`} />
        <path className={styles.line} d={steps} />
      </svg>
      <p className={styles.ends}>
        <span>
          {dayText(first.day)} <strong>{formatCount(first.count)}</strong>
        </span>
        <span>
          {dayText(last.day)} <strong>{formatCount(last.count)}</strong>
        </span>
      </p>
      <ChartTable
        summary="주마다의 수를 표로 보기"
        id="left-a-week"
        caption={name}
        columns={["날짜", "남은 세대"]}
        rows={weekly.map(({ day, count }) => [dayText(day), formatCount(count)])}
      />
    </figure>
  );
}
