import { Accordion, AccordionItem } from "../../../components/Accordion.tsx";
import { Picture } from "../../../components/Picture.tsx";
import { complexGuide } from "../../../content/home.ts";
import { SiteModel } from "../SiteModel.tsx";
import styles from "./ComplexGuide.module.css";
import { FoldedSection } from "./FoldedSection.tsx";

const sizes = "(max-width: 900px) 100vw, 1px";

/** The complex: its site plan, its special design and its community, a picture each. */
export function ComplexGuide() {
  return (
    <FoldedSection id="complex" name="단지안내" title="단지 안에서의 하루">
      <Accordion>
        <AccordionItem group="complex" title="단지배치도">
          <SiteModel sizes={sizes} />
        </AccordionItem>
        <AccordionItem group="complex" title="특화설계">
          <div className={styles.picture}>
            <Picture
              name="clayAerial"
              alt="흰 모형으로 본 여섯 동. 포디움 위에 비스듬히 돌아앉아 있습니다."
              sizes={sizes}
            />
          </div>
          <p className="quiet">{complexGuide.special}</p>
        </AccordionItem>
        <AccordionItem group="complex" title="커뮤니티">
          <div className={styles.picture}>
            <Picture name="lounge" alt="넓은 창 앞에 소파를 놓은 입주민 라운지" sizes={sizes} />
          </div>
          <p className="quiet">{complexGuide.community}</p>
        </AccordionItem>
      </Accordion>
    </FoldedSection>
  );
}
