import { useState } from "react";
import { Accordion, AccordionItem } from "../../../components/Accordion.tsx";
import { FactTable } from "../../../components/FactTable.tsx";
import { useChoice } from "../../../components/usePage.ts";
import { useSale } from "../../../components/useSale.tsx";
import { complex } from "../../../content/complex.ts";
import { slides } from "../../../content/home.ts";
import { locationPoints } from "../../../content/location.ts";
import { overviewAt } from "../../../copy/overview.ts";
import { hourOf } from "../hourOf.ts";
import { LocationPointText } from "../LocationPointText.tsx";
import { FoldedSection } from "./FoldedSection.tsx";
import { PremiumSlider } from "./PremiumSlider.tsx";
import styles from "./ProjectGuide.module.css";

/** The project: its figures, its location and its premium slides. */
export function ProjectGuide() {
  const sale = useSale();
  const slide = useChoice("slide");
  const [sliding, setSliding] = useState(false);
  return (
    <FoldedSection id="overview" hour={hourOf("premium")} name="사업안내" title="한눈에 보는 사업개요">
      <Accordion>
        <AccordionItem group="overview" title="사업개요">
          <FactTable caption={`${complex.name} 사업개요`} facts={overviewAt(sale)} />
        </AccordionItem>
        <AccordionItem group="overview" title="입지환경">
          <ol className={styles.points}>
            {locationPoints.map((point) => (
              <li key={point.id}>
                <LocationPointText point={point} />
              </li>
            ))}
          </ol>
        </AccordionItem>
        <AccordionItem group="overview" title="프리미엄" open={slide !== undefined} onToggle={setSliding}>
          <PremiumSlider slides={slides} first={Number(slide ?? 1) - 1} visible={sliding} />
        </AccordionItem>
      </Accordion>
    </FoldedSection>
  );
}
