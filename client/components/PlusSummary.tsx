import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./PlusSummary.module.css";

/** The summary of details that add something: its plus turns to a cross when they are open. */
export function PlusSummary({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.summary}>
      <Icon name="plus" />
      {children}
    </summary>
  );
}
