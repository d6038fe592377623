import type { ReactNode } from "react";
import styles from "./LinkRow.module.css";

/** Links beside each other, as many in a row as have room. */
export function LinkRow({ children }: { children: ReactNode }) {
  return <p className={styles.row}>{children}</p>;
}
