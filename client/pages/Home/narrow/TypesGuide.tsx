import { useState } from "react";
import { Accordion, AccordionItem } from "../../../components/Accordion.tsx";
import { TextLink } from "../../../components/TextLink.tsx";
import { viewerUnitAt } from "../../../content/unitViewer.ts";
import { UnitViewer } from "../UnitViewer.tsx";
import { FoldedSection } from "./FoldedSection.tsx";
import { TourPreview } from "./TourPreview.tsx";
import styles from "./TypesGuide.module.css";

const panels = ["타입 안내", "E-모델하우스"] as const;
type Panel = (typeof panels)[number];

/** The unit types: their plans, and the E-model house. The heading names the panel that is open. */
export function TypesGuide() {
  const [open, setOpen] = useState<Panel>();
  const [index, setIndex] = useState(0);
  const { label, segment } = viewerUnitAt(index);
  // One panel closes as the other opens, in either order: only the open one's closing clears the heading.
  const toggle = (panel: Panel) => (isOpen: boolean) =>
    setOpen((before) => (isOpen ? panel : before === panel ? undefined : before));
  return (
    <FoldedSection id="types" hour="15:00" name="세대안내" title={open ?? "세대안내"} ground="paper">
      <Accordion>
        <AccordionItem group="types" title={panels[0]} onToggle={toggle(panels[0])}>
          <UnitViewer name="types-plan" index={index} onIndex={setIndex} />
          <p className={styles.link}>
            <TextLink to={`/FloorPlan/${segment}`}>{label} 평면 자세히</TextLink>
          </p>
        </AccordionItem>
        <AccordionItem group="types" title={panels[1]} onToggle={toggle(panels[1])}>
          <TourPreview />
        </AccordionItem>
      </Accordion>
    </FoldedSection>
  );
}
