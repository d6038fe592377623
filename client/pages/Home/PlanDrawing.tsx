import { drawing, drawingPart, smallPlan, uprightPhone } from "../../components/plan/drawings.ts";
import type { ViewerUnit } from "../../copy/unitViewer.ts";
import styles from "./PlanDrawing.module.css";

/**
 * The plan of a unit type, cropped from its sheet, or, where that is too small for its letters, the plan alone or the
 * phone's drawing. Use the type as its key, so that each plan fades in.
 */
export function PlanDrawing({ unit }: { unit: ViewerUnit }) {
  const { label, alt, view, narrowHeight, aloneHeight } = unit;
  return (
    <picture>
      <source media={uprightPhone} srcSet={drawing(`${label}-narrow`)} width={1000} height={narrowHeight} />
      <source media={smallPlan} srcSet={drawing(`${label}-plan-small`)} width={1000} height={aloneHeight} />
      <source
        media="(max-width: 1300px), (max-height: 760px)"
        srcSet={drawing(`${label}-plan`)}
        width={1000}
        height={aloneHeight}
      />
      <img
        className={styles.plan}
        src={drawingPart(label, view)}
        width={view[2]}
        height={view[3]}
        alt={alt}
        loading="lazy"
      />
    </picture>
  );
}
