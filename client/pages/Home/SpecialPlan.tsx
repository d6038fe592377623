import { Eyebrow } from "../../components/Eyebrow.tsx";
import { Title } from "../../components/Lines.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { special } from "../../content/home.ts";
import home from "./Home.module.css";
import { hourOf } from "./hourOf.ts";
import { SiteModel } from "./SiteModel.tsx";
import { SpecialFigures } from "./SpecialFigures.tsx";
import styles from "./SpecialPlan.module.css";

/** Noon over the site plan. */
export function SpecialPlan() {
  return (
    <section id="special" className={`dark ${home.step}`} aria-labelledby="special-title">
      <div className={styles.inside}>
        <div className={styles.plan}>
          <SiteModel sizes="(max-width: 900px) and (max-height: 500px) 50vw, (max-width: 900px) 100vw, (max-aspect-ratio: 1/1) 100vw, 62.5vw" />
        </div>
        <div className={styles.text}>
          <Eyebrow time={hourOf("special")}>특화설계</Eyebrow>
          <Title id="special-title" text={special.title} />
          <p className="lead">{special.lead}</p>
          <SpecialFigures />
          <TextLink to="/ComplexGuide/intro">단지배치도 보기</TextLink>
        </div>
      </div>
    </section>
  );
}
