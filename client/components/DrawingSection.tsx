import type { ReactNode } from "react";
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
  /** Whether the drawing needs the whole width of a phone in landscape, and not only the space beside the heading. */
  wide?: boolean;
  children: ReactNode;
}

/** A full-width drawing, with its heading and lead side by side above. */
export function DrawingSection({
  id,
  heading,
  label,
  tagline,
  summary,
  lead,
  wide = false,
  children,
}: DrawingSectionProps) {
  return (
    <section className={`wrap ${styles.section} ${wide ? "" : styles.beside}`} aria-labelledby={id}>
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
      </div>
      {children}
    </section>
  );
}
