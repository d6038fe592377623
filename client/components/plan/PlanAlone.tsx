import { unitPlans } from "../../complex/plans/unitPlans.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import { drawing, smallPlan } from "./drawings.ts";

interface PlanAloneProps {
  label: UnitLabel;
  /** As planned, built the other way round, or before the extension of its balconies. */
  kind: "plan" | "plan-turned" | "before";
  alt: string;
}

/** A drawing of a plan alone, with larger letters on small screens. */
export function PlanAlone({ label, kind, alt }: PlanAloneProps) {
  const sheet = `${label}-${kind}`;
  const size = { width: 1000, height: unitPlans[label].aloneHeight };
  return (
    <picture>
      <source media={smallPlan} srcSet={drawing(`${sheet}-small`)} {...size} />
      <img src={drawing(sheet)} {...size} alt={alt} loading="lazy" />
    </picture>
  );
}
