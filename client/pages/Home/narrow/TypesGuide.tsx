import { useState } from "react";
import { unitPath } from "../../../complex/units.ts";
import { Accordion, AccordionItem } from "../../../components/Accordion.tsx";
import { LinkRow } from "../../../components/LinkRow.tsx";
import { TextLink } from "../../../components/TextLink.tsx";
import { TypeHomesLink } from "../../../components/TypeHomesLink.tsx";
import { useChoice } from "../../../components/usePage.ts";
import { useSiteMap } from "../../../components/useSiteMap.ts";
import { unitsPage } from "../../../content/home.ts";
import { viewerIndexOf, viewerUnitAt } from "../../../copy/unitViewer.ts";
import { hourOf } from "../hourOf.ts";
import { UnitViewer } from "../UnitViewer.tsx";
import { FoldedSection } from "./FoldedSection.tsx";
import { TourPreview } from "./TourPreview.tsx";
import styles from "./TypesGuide.module.css";

const panels = ["타입 안내", "E-모델하우스"] as const;
type Panel = (typeof panels)[number];

/** The unit types: their plans, and the E-model house. The heading names the open panel. */
export function TypesGuide() {
  const [type, tour] = [useChoice("type"), useChoice("tour")];
  // The first type's plan is initially open, unless the URL selects a tour.
  const [open, setOpen] = useState<Panel | undefined>(tour ? panels[1] : panels[0]);
  const [index, setIndex] = useState(viewerIndexOf(type));
  const { label } = viewerUnitAt(index);
  // One panel closes as the other opens, in either order: only closing the open one clears the heading.
  const toggle = (panel: Panel) => (isOpen: boolean) =>
    setOpen((before) => (isOpen ? panel : before === panel ? undefined : before));
  return (
    <FoldedSection id="types" hour={hourOf("unit")} name="세대안내" title={open ?? "세대안내"} background="panel">
      <Accordion>
        <AccordionItem group="types" title={panels[0]} open={tour === undefined} onToggle={toggle(panels[0])}>
          <UnitViewer name="types-plan" choice="type" anchor="types" index={index} onIndex={setIndex} />
          <div className={styles.link}>
            <LinkRow>
              <TextLink to={unitPath(label)}>{label} 평면 자세히</TextLink>
              <TypeHomesLink types={[label]} />
            </LinkRow>
          </div>
        </AccordionItem>
        <AccordionItem group="types" title={panels[1]} open={tour !== undefined} onToggle={toggle(panels[1])}>
          <TourPreview />
        </AccordionItem>
      </Accordion>
      <div className={styles.link}>
        <LinkRow>
          <TextLink to={unitsPage}>세대안내 보기</TextLink>
          <TextLink to="/FloorPlan/compare">{useSiteMap().pageAt("/FloorPlan/compare").name} 보기</TextLink>
        </LinkRow>
      </div>
    </FoldedSection>
  );
}
