import type { ReactNode } from "react";
import { Eyebrow } from "../../../components/Eyebrow.tsx";
import styles from "./FoldedSection.module.css";

interface FoldedSectionProps {
  id: string;
  /** Absent if the previous section has the same. */
  hour?: string;
  name: string;
  title: string;
  /** Class of its background, as in base.css. */
  background?: string;
  children: ReactNode;
}

/** A section of the narrow layout: a heading over an accordion. */
export function FoldedSection({ id, hour, name, title, background = "", children }: FoldedSectionProps) {
  return (
    <section id={id} className={`${background} ${styles.section}`} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Eyebrow {...(hour && { time: hour })}>{name}</Eyebrow>
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      {children}
    </section>
  );
}
