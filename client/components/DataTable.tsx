import type { ReactNode } from "react";
import styles from "./DataTable.module.css";
import { nonBreaking } from "./NonBreaking.tsx";

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
  /**
   * How a phone shows a table with more columns than fit. "entries": each cell under its column's name. "columns": the
   * cells beside each other under their heading, and the columns' names above all. "beside": the same, of two columns
   * beside their heading. "sums": the last cell, a sum, beside the heading, and two others below them.
   */
  narrow?: "entries" | "columns" | "beside" | "sums";
  /** Shown under the table: the source of the numbers. */
  source?: ReactNode;
}

/** Explicit roles, because browsers may drop those of table elements that are laid out as something else. */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  heading: { role: "rowheader" },
  cell: { role: "cell" },
};

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

/** A table with a visible caption; a phone shows it in another arrangement, or else scrolls it, also by keyboard. */
export function DataTable({
  id,
  caption,
  columns,
  rows,
  figures = false,
  wraps = false,
  narrow = columns.length > 3 && !figures ? "entries" : undefined,
  source,
}: DataTableProps) {
  const isNamed = narrow === "entries";
  const table = [
    styles.table,
    figures && styles.figures,
    figures && (wraps || columns.length > 4) && styles.dense,
    wraps && styles.texts,
    narrow && `${styles.arranged} ${styles[narrow]}`,
    narrow === "beside" && styles.columns,
    isNamed && columns.slice(1).every((name) => name.length < 3) && styles.shortNames,
  ];
  return (
    <div>
      {/* A scrolling region must be reachable by keyboard; columns under their headings never scroll. */}
      <section className={styles.scroll} aria-labelledby={id} tabIndex={narrow && narrow !== "entries" ? undefined : 0}>
        <table className={table.filter(Boolean).join(" ")} {...roles.table}>
          <caption id={id}>{caption}</caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              {columns.map((column) => (
                <th key={column} scope="col" {...roles.column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {grouped(rows).map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are constant and never reordered
            <tbody key={at} {...roles.group}>
              {group.map(([heading, ...cells], row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <tr key={row} {...roles.row}>
                  {row === 0 && (
                    <th
                      scope={group.length > 1 ? "rowgroup" : "row"}
                      rowSpan={group.length}
                      className={typeof heading === "string" && heading.length < 7 ? styles.short : undefined}
                      {...roles.heading}
                    >
                      {heading}
                    </th>
                  )}
                  {cells.map((cell, column) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: as above
                      key={column}
                      className={wraps && isWord(cell) ? styles.short : undefined}
                      data-column={isNamed ? columns[column + 1] : undefined}
                      {...roles.cell}
                    >
                      {/* One cell of its grid, whatever elements its text has. */}
                      {isNamed && cell ? <div>{nonBreaking(cell)}</div> : cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {source && <p className={`fine ${styles.source}`}>{nonBreaking(source)}</p>}
    </div>
  );
}
