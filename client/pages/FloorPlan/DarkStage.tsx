import type { ReactNode } from "react";
import { Lines } from "../../components/Lines.tsx";
import styles from "./DarkStage.module.css";

interface DarkStageProps {
  /** Id of the heading. */
  id: string;
  heading: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A dark section for films and tours: its heading, and below it the content. */
export function DarkStage({ id, heading, lead, children }: DarkStageProps) {
  return (
    <section className={`dark deepest ${styles.stage}`} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={id}>
            <Lines text={heading} />
          </h2>
          <p className="lead">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
