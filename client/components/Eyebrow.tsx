import type { ReactNode } from "react";
import styles from "./Eyebrow.module.css";

/** The line above a heading: the hour of the day that this section stands for, and its name. */
export function Eyebrow({ time, children }: { time?: string; children: ReactNode }) {
  return (
    <p className={styles.folio}>
      {time && <time>{time}</time>}
      <span>{children}</span>
    </p>
  );
}
