import type { ReactNode } from "react";
import type { PictureName } from "../content/generated/pictures.ts";
import styles from "./InnerSection.module.css";
import { Lines } from "./Lines.tsx";
import { Picture } from "./Picture.tsx";

interface InnerSectionProps {
  /** Unique on the page: names the section for assistive technology and anchors. */
  id: string;
  /** May hold line breaks. */
  heading: string;
  lead?: string;
  /** Stands under the lead, and only where there is room beside the content. */
  picture?: { name: PictureName; alt: string; caption: string };
  ground?: "dawn" | "paper" | "dark";
  /** The heading stands over content that takes the whole width. */
  across?: boolean;
  children: ReactNode;
}

/** One part of an inner page: its heading stays at the left while the content at the right is read. */
export function InnerSection({ id, heading, lead, picture, ground, across = false, children }: InnerSectionProps) {
  return (
    <section className={ground} aria-labelledby={id}>
      <div className={`wrap ${styles.inner} ${across ? styles.across : ""}`}>
        <div className={styles.head}>
          <h2 id={id}>
            <Lines text={heading} />
          </h2>
          {lead && <p className="lead">{lead}</p>}
          {picture && (
            <figure className={styles.picture}>
              <Picture name={picture.name} alt={picture.alt} sizes="(max-width: 900px) 0px, 28vw" />
              <figcaption>{picture.caption}</figcaption>
            </figure>
          )}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
