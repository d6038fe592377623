import { DataTable } from "../../components/DataTable.tsx";
import { unitTypes } from "../../content/unitTypes.ts";
import type { HomeStatistics } from "../../shared/desk/statistics.ts";
import { formatCount } from "../../shared/format/format.ts";
import styles from "./HomeFigures.module.css";
import { LeftChart } from "./LeftChart.tsx";
import { weekName } from "./weekName.ts";

/** How the homes of the sale went: what was left day by day, contracts by week and type, and what became of holds. */
export function HomeFigures({ homes }: { homes: HomeStatistics }) {
  const { contracts, left, holds, contractedHolds } = homes;
  const labels = unitTypes.map(({ label }) => label);
  const row = (name: string, of: (type: string) => number) => {
    const counts = labels.map(of);
    return [name, ...counts.map(formatCount), formatCount(counts.reduce((sum, count) => sum + count, 0))];
  };
  return (
    <section className={styles.homes} aria-labelledby="home-figures">
      <h2 id="home-figures">동·호</h2>
      <p>
        상담 지정 {formatCount(holds)}건 가운데 {formatCount(contractedHolds)}건이 계약으로 이어졌습니다
        {holds > 0 && ` (${Math.round((100 * contractedHolds) / holds)}%)`}.
      </p>
      <LeftChart left={left} />
      {contracts.length > 0 && (
        <DataTable
          id="contracts-a-week"
          caption="계약한 주와 타입"
          columns={["계약한 주", ...labels, "모두"]}
          rows={[
            ...contracts.map(({ week, byType }) => row(weekName(week), (type) => byType[type] ?? 0)),
            row("모두", (type) => contracts.reduce((sum, { byType }) => sum + (byType[type] ?? 0), 0)),
          ]}
          figures
        />
      )}
    </section>
  );
}
