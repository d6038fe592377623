import { drawing } from "../../components/plan/drawings.ts";
import type { PlanView, ViewerUnit } from "../../copy/unitViewer.ts";
import styles from "./PlanDrawing.module.css";

/** The part of a sheet that holds the plan. */
const source = (label: string, view: PlanView) => `${drawing(label)}#svgView(viewBox(${view.join()}))`;

/** The plan of a unit type, cut from its sheet, or drawn for phones. Give it a key of the type, so that each plan fades in anew. */
export function PlanDrawing({ unit }: { unit: ViewerUnit }) {
  const { label, alt, view } = unit;
  return (
    <picture>
      <source media="(max-width: 900px)" srcSet={drawing(`${label}-narrow`)} width={1000} height={800} />
      <img
        className={styles.plan}
        src={source(label, view)}
        width={view[2]}
        height={view[3]}
        alt={alt}
        loading="lazy"
      />
    </picture>
  );
}
