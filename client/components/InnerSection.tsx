import type { ReactNode } from "react";
import type { PictureName } from "../content/generated/pictures.ts";
import styles from "./InnerSection.module.css";
import { Lines } from "./Lines.tsx";
import { Picture } from "./Picture.tsx";

interface InnerSectionProps {
  /** Unique on the page; names the section for assistive technology and anchors. */
  id: string;
  /** May contain line breaks. */
  heading: string;
  lead?: string;
  /** Shown under the lead, only where there is room beside the content. */
  picture?: { name: PictureName; alt: string; caption: string };
  ground?: "dawn" | "paper" | "dark";
  /** Puts the heading above full-width content. */
  across?: boolean;
  children: ReactNode;
}

/** One section of an inner page: its heading stays visible on the left while the content on the right scrolls. */
export function InnerSection({ id, heading, lead, picture, ground, across = false, children }: InnerSectionProps) {
  // Anchors lead to the section: its heading sticks, and browsers don't agree where a stuck box begins.
  return (
    <section id={id} className={ground} aria-labelledby={`${id}-heading`}>
      <div className={`wrap ${styles.inner} ${across ? styles.across : ""}`}>
        <div className={styles.head}>
          <h2 id={`${id}-heading`}>
            <Lines text={heading} />
          </h2>
          {lead && <p className="lead">{lead}</p>}
          {picture && (
            <figure className={styles.picture}>
              <Picture name={picture.name} alt={picture.alt} sizes="(max-width: 900px) 0px, 40vw" />
              <figcaption>{picture.caption}</figcaption>
            </figure>
          )}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
