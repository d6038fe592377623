import { Accordion, AccordionItem } from "../../../components/Accordion.tsx";
import { Picture } from "../../../components/Picture.tsx";
import { complexGuide } from "../../../content/home.ts";
import { SitePlan } from "../SitePlan.tsx";
import styles from "./ComplexGuide.module.css";
import { FoldedSection } from "./FoldedSection.tsx";

const sizes = "(width <= 900px) 100vw, 1px";

/** The complex: its site plan, its special design and its community, a picture each. */
export function ComplexGuide() {
  return (
    <FoldedSection id="complex" hour="11:30" name="단지안내" title="단지 안에서의 하루">
      <Accordion>
        <AccordionItem group="complex" title="단지배치도">
          <SitePlan sizes={sizes} />
        </AccordionItem>
        <AccordionItem group="complex" title="특화설계">
          <div className={styles.picture}>
            <Picture name="aerial" alt="낮의 하늘에서 본 여섯 동" sizes={sizes} />
          </div>
          <p className="quiet">{complexGuide.special}</p>
        </AccordionItem>
        <AccordionItem group="complex" title="커뮤니티">
          <div className={styles.picture}>
            <Picture name="living" alt="넓은 창으로 도심이 보이는 라운지" sizes={sizes} />
          </div>
          <p className="quiet">{complexGuide.community}</p>
        </AccordionItem>
      </Accordion>
    </FoldedSection>
  );
}
