import { InnerSection } from "../../components/InnerSection.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { TourFrame } from "../../components/TourFrame.tsx";
import type { UnitLabel } from "../../content/unitTypes.ts";
import { furtherTours, tourPage } from "../../copy/tours.ts";
import { tourOutlook } from "./tourOutlook.ts";

/** The tour of a type that isn't in the E-model house; nothing for other types. */
export function UnitTour({ label }: { label: UnitLabel }) {
  const tour = furtherTours.find((candidate) => candidate.label === label);
  if (!tour) return null;
  return (
    <InnerSection id="tour" heading={tourPage.unitHeading(label)} lead={tourPage.lead}>
      <figure>
        <TourFrame tour={tour} />
        <figcaption>{tourOutlook(tour.label)}</figcaption>
      </figure>
      <TextLink href={tour.url} target="_blank" icon="external">
        {tourPage.larger(label)}
      </TextLink>
    </InnerSection>
  );
}
