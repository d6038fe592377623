import type { ReactNode } from "react";
import { Folio } from "../../../components/Folio.tsx";
import styles from "./FoldedSection.module.css";

interface FoldedSectionProps {
  id: string;
  /** Absent if the previous section has the same. */
  hour?: string;
  name: string;
  title: string;
  /** Class of its background, as in base.css. */
  ground?: string;
  children: ReactNode;
}

/** A section of the narrow layout: a heading over an accordion. */
export function FoldedSection({ id, hour, name, title, ground = "", children }: FoldedSectionProps) {
  return (
    <section id={id} className={`${ground} ${styles.section}`} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Folio {...(hour && { time: hour })}>{name}</Folio>
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      {children}
    </section>
  );
}
