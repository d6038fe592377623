import { useEffect } from "react";
import { BrandSection } from "./BrandSection.tsx";
import { EModelTeaser } from "./EModelTeaser.tsx";
import { Hero } from "./Hero.tsx";
import { HourRail } from "./HourRail.tsx";
import { LocationSection } from "./LocationSection.tsx";
import { NarrowOverview } from "./narrow/NarrowOverview.tsx";
import { PremiumCards } from "./PremiumCards.tsx";
import { SpecialPlan } from "./SpecialPlan.tsx";
import { UnitTeaser } from "./UnitTeaser.tsx";
import { VisitSection } from "./VisitSection.tsx";
import { stepByWheel } from "./wheelSteps.ts";

/**
 * The home page: one day from dusk to dusk. Wide screens step through eight full-screen sections; narrow ones show some
 * of their content in accordions.
 */
export function Component() {
  useEffect(stepByWheel, []);
  return (
    <>
      <HourRail />
      <Hero />
      <LocationSection />
      <BrandSection />
      <SpecialPlan />
      <PremiumCards />
      <UnitTeaser />
      <EModelTeaser />
      <NarrowOverview />
      <VisitSection />
    </>
  );
}
