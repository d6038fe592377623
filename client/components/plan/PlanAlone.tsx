import { drawing, smallPlan } from "./drawings.ts";

/** A drawing of a plan alone, with larger letters on small screens. */
export function PlanAlone({ sheet, alt }: { sheet: string; alt: string }) {
  return (
    <picture>
      <source media={smallPlan} srcSet={drawing(`${sheet}-small`)} width={1000} height={800} />
      <img src={drawing(sheet)} width={1000} height={800} alt={alt} loading="lazy" />
    </picture>
  );
}
