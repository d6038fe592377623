import type { ComponentProps, ReactNode } from "react";
import { Action } from "../../components/Action.tsx";
import styles from "./DeskTable.module.css";

interface Props extends ComponentProps<"table"> {
  caption: ReactNode;
  /** Whether the caption is shown as its title. */
  titled?: boolean;
  /** The headings of the columns, of which those in `tight` are no wider than they need. */
  columns: readonly string[];
  tight?: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A table of the desk, whose cells have the classes of its style sheet. */
export function DeskTable({ caption, titled = false, columns, tight = [], className = "", children, ...table }: Props) {
  return (
    <table className={`${styles.table} ${className}`} {...table}>
      <caption className={titled ? "" : "vh"}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={tight.includes(column) ? styles.tight : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The link to the rest of a list. */
export function DeskMore({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className={styles.more}>
      <Action kind="outline" to={to}>
        {children}
      </Action>
    </p>
  );
}
