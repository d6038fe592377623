import { useEffect } from "react";
import { awaitSight } from "./awaitSight.ts";
import { BrandSection } from "./BrandSection.tsx";
import { Hero } from "./Hero.tsx";
import { HomesSection } from "./HomesSection.tsx";
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
 * of their content in accordions. A section moves once, when it is seen, in the element marked with `data-movement`.
 */
export function Component() {
  useEffect(stepByWheel, []);
  useEffect(awaitSight, []);
  return (
    <>
      <HourRail />
      <Hero />
      <HomesSection />
      <LocationSection />
      <BrandSection />
      <SpecialPlan />
      <PremiumCards />
      <UnitTeaser />
      <NarrowOverview />
      <VisitSection />
    </>
  );
}
