import type { ComponentProps, ReactNode } from "react";
import { DefinitionList } from "./DefinitionList.tsx";
import styles from "./DrawingSection.module.css";
import { Lines } from "./Lines.tsx";
import { Lead } from "./NonBreaking.tsx";

interface DrawingSectionProps {
  /** Unique on the page; names the section for assistive technology. */
  id: string;
  /** May contain line breaks. */
  heading: string;
  /** Large text above the heading, part of it. */
  label?: string;
  tagline?: string;
  /** A line in bold before the lead. */
  summary?: string;
  lead: string;
  /** Below the lead; a phone held upright shows the last two, above the drawing. */
  facts?: ComponentProps<typeof DefinitionList>["items"];
  /** Whether the children begin with a figure that has room enough beside the heading. */
  beside?: boolean;
  children: ReactNode;
}

/** A drawing with its heading and lead: beside it on a wide screen, or above it at its whole width. */
export function DrawingSection({
  id,
  heading,
  label,
  tagline,
  summary,
  lead,
  facts,
  beside = false,
  children,
}: DrawingSectionProps) {
  return (
    <section className={`wrap ${styles.section} ${beside ? styles.beside : ""}`} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          <h2 id={id}>
            {label && <span className={styles.label}>{label}</span>}
            <Lines text={heading} />
          </h2>
        </div>
        <div>
          {summary && <p className={styles.summary}>{summary}</p>}
          <Lead text={lead} />
        </div>
        {facts && <DefinitionList items={facts} className={styles.facts} />}
      </div>
      {children}
    </section>
  );
}
