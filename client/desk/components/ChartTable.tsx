import type { ReactNode } from "react";
import { DataTable } from "../../components/DataTable.tsx";
import styles from "./ChartTable.module.css";

interface Props {
  /** Unique on the page. */
  id: string;
  summary: string;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** A chart's numbers as a table below it, collapsed. */
export function ChartTable({ summary, ...table }: Props) {
  return (
    <details className={styles.table}>
      <summary>{summary}</summary>
      <DataTable {...table} figures />
    </details>
  );
}
