import type { Shares } from "../../shared/desk/overview.ts";
import { formatCount } from "../../shared/format/format.ts";
import styles from "./ShareChart.module.css";

interface Props {
  /** Unique on the page. */
  id: string;
  title: string;
  shares: Shares;
  /** Sentences below it. */
  note?: readonly string[];
}

/** Shares of a total: a table whose rows contain bars. */
export function ShareChart({ id, title, shares, note = [] }: Props) {
  const sum = shares.reduce((total, { count }) => total + count, 0);
  return (
    <section aria-labelledby={id}>
      <table className={styles.chart}>
        <caption id={id}>{title}</caption>
        <thead className="vh">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">상담</th>
            <th scope="col">비율</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ value, count }) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              <td>{formatCount(count)}</td>
              <td>
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * count) / sum} height="6" />
                </svg>
                <span className="vh">{Math.round((100 * count) / sum)}%</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sum === 0 && <p className="fine">아직 들어온 상담이 없습니다.</p>}
      {note.map((line) => (
        <p key={line} className="fine">
          {line}
        </p>
      ))}
    </section>
  );
}
