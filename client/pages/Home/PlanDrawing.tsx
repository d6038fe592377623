import type { PlanView, ViewerUnit } from "../../content/unitViewer.ts";
import styles from "./PlanDrawing.module.css";

const source = (label: string, view: PlanView) => `/plans/${label}.svg#svgView(viewBox(${view.join()}))`;

/** The plan of a unit type, cut from its sheet. Give it a key of the type, so that each plan fades in anew. */
export function PlanDrawing({ unit }: { unit: ViewerUnit }) {
  const { label, alt, wide, narrow } = unit;
  return (
    <picture>
      <source media="(width <= 900px)" srcSet={source(label, narrow)} width={narrow[2]} height={narrow[3]} />
      <img
        className={styles.plan}
        src={source(label, wide)}
        width={wide[2]}
        height={wide[3]}
        alt={alt}
        loading="lazy"
      />
    </picture>
  );
}
