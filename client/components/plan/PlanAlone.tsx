import { drawing, smallPlan } from "./drawings.ts";

interface PlanAloneProps {
  sheet: string;
  alt: string;
  /** Media query of the screens on which it is less than 450 px wide, so that it needs larger letters. */
  small?: string;
}

/** A drawing of a plan alone, with larger letters on small screens. */
export function PlanAlone({ sheet, alt, small = smallPlan }: PlanAloneProps) {
  return (
    <picture>
      <source media={small} srcSet={drawing(`${sheet}-small`)} width={1000} height={800} />
      <img src={drawing(sheet)} width={1000} height={800} alt={alt} loading="lazy" />
    </picture>
  );
}
