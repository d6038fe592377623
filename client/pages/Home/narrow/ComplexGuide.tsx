import { Accordion, AccordionItem } from "../../../components/Accordion.tsx";
import { Picture } from "../../../components/Picture.tsx";
import { uprightTablet } from "../../../components/pictureSizes.ts";
import { complexGuide } from "../../../content/home.ts";
import { scenes } from "../../../content/scenes.ts";
import { SiteModel } from "../SiteModel.tsx";
import styles from "./ComplexGuide.module.css";
import { FoldedSection } from "./FoldedSection.tsx";

const sizes = `${uprightTablet} 43vw, (max-width: 900px) 100vw, 1px`;

/** The complex: its site plan, its special design and its community, with a picture each. */
export function ComplexGuide() {
  return (
    <FoldedSection id="complex" name="단지안내" title="배치와 커뮤니티">
      <Accordion>
        <AccordionItem group="complex" title="단지배치도">
          <SiteModel sizes={sizes} />
        </AccordionItem>
        <AccordionItem group="complex" title="특화설계">
          <div className={styles.picture}>
            <Picture name={scenes.towers.picture} alt={scenes.towers.alt} sizes={sizes} />
          </div>
          <p className="quiet">{complexGuide.special}</p>
        </AccordionItem>
        <AccordionItem group="complex" title="커뮤니티">
          <div className={styles.picture}>
            <Picture name={scenes.community.picture} alt={scenes.community.alt} sizes={sizes} />
          </div>
          <p className="quiet">{complexGuide.community}</p>
        </AccordionItem>
      </Accordion>
    </FoldedSection>
  );
}
