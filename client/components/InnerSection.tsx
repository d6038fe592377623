import type { ReactNode } from "react";
import type { PictureName } from "../content/generated/pictures.ts";
import styles from "./InnerSection.module.css";
import { Title } from "./Lines.tsx";
import { Lead } from "./NonBreaking.tsx";
import { Picture } from "./Picture.tsx";
import { byLayout, covering, sizesFor } from "./pictureSizes.ts";

interface InnerSectionProps {
  /** Unique on the page; names the section for assistive technology and anchors. */
  id: string;
  /** May contain line breaks. */
  heading: string;
  lead?: string;
  /** Shown under the lead, only where there is room beside the content. */
  picture?: { name: PictureName; alt: string; caption?: string } | undefined;
  /** Whether the content is long enough for an upright picture beside it, where the screen is. */
  upright?: boolean;
  /** What stands under the lead: a drawing, or the fields whose answer is the content. */
  beside?: ReactNode;
  background?: "band" | "panel" | "dark";
  /** Puts the heading above full-width content. */
  fullWidth?: boolean;
  children: ReactNode;
}

const flat = covering("28vw", "23vw");
const high = covering("28vw", "35vw");
const flatSizes = byLayout("0px", flat);
const uprightSizes = byLayout(
  "0px",
  (ratio) => `(min-height: 860px) ${sizesFor(high, ratio)}, ${sizesFor(flat, ratio)}`,
);

/** One section of an inner page: its heading stays visible on the left while the content on the right scrolls. */
export function InnerSection({
  id,
  heading,
  lead,
  picture,
  upright = false,
  beside,
  background,
  fullWidth = false,
  children,
}: InnerSectionProps) {
  // Anchors lead to the section: its heading sticks, and browsers don't agree where a stuck box begins.
  return (
    <section id={id} className={background} aria-labelledby={`${id}-heading`}>
      <div className={`wrap ${styles.inner} ${fullWidth ? styles.across : ""}`}>
        <div className={styles.head}>
          <Title id={`${id}-heading`} text={heading} />
          {lead && <Lead text={lead} />}
          {picture && (
            <figure className={`unprinted ${styles.picture} ${upright ? styles.upright : ""}`}>
              <Picture name={picture.name} alt={picture.alt} sizes={upright ? uprightSizes : flatSizes} />
              {picture.caption && <figcaption>{picture.caption}</figcaption>}
            </figure>
          )}
          {beside}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
