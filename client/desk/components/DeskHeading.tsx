import type { ReactNode } from "react";
import styles from "./DeskHeading.module.css";

interface Props {
  title: string;
  /** A line under the title. */
  note?: ReactNode;
  /** Links and buttons beside the title. */
  children?: ReactNode;
}

/** The heading of a desk page. */
export function DeskHeading({ title, note, children }: Props) {
  return (
    <header className={styles.heading}>
      <div>
        <h1>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
