import type { ReactNode } from "react";
import styles from "./DataTable.module.css";

type Row = readonly ReactNode[];

interface DataTableProps {
  /** Unique on the page. */
  id: string;
  caption: string;
  columns: readonly string[];
  /** The first cell is the row's heading; consecutive rows with the same one share it. */
  rows: readonly Row[];
  /** Aligns numbers to the right. */
  figures?: boolean;
  /** Lets the cells of such a table wrap on phones, where they are words as well as numbers. */
  wraps?: boolean;
  /** Shown under the table: the source of the numbers. */
  source?: string;
}

/** @returns the rows, grouped by heading */
function grouped(rows: readonly Row[]): [Row, ...Row[]][] {
  const groups: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last[0][0] === row[0]) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** A number with its unit, for example, which stays on one line. */
const isWord = (cell: ReactNode) => typeof cell === "string" && !cell.includes(" ");

/** A table with a visible caption; on a narrow screen it scrolls sideways, also by keyboard. */
export function DataTable({ id, caption, columns, rows, figures = false, wraps = false, source }: DataTableProps) {
  const classes = columns.length > 3 && !figures ? `${styles.scroll} ${styles.text}` : styles.scroll;
  const table = [
    styles.table,
    figures && styles.figures,
    figures && (wraps || columns.length > 4) && styles.dense,
    wraps && styles.texts,
  ];
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={classes} aria-labelledby={id} tabIndex={0}>
        <table className={table.filter(Boolean).join(" ")}>
          <caption id={id}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {grouped(rows).map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are constant and never reordered
            <tbody key={at}>
              {group.map(([heading, ...cells], row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <tr key={row}>
                  {row === 0 && (
                    <th
                      scope={group.length > 1 ? "rowgroup" : "row"}
                      rowSpan={group.length}
                      className={typeof heading === "string" && heading.length < 7 ? styles.short : undefined}
                    >
                      {heading}
                    </th>
                  )}
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={column} className={wraps && isWord(cell) ? styles.short : undefined}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {source && <p className={`fine ${styles.source}`}>{source}</p>}
    </div>
  );
}
