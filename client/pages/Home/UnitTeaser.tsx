import { useState } from "react";
import { unitPath } from "../../complex/units.ts";
import { DefinitionList } from "../../components/DefinitionList.tsx";
import { Eyebrow } from "../../components/Eyebrow.tsx";
import { Title } from "../../components/Lines.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { TypeHomesLink } from "../../components/TypeHomesLink.tsx";
import { useChoice } from "../../components/usePage.ts";
import { unitsPage } from "../../content/home.ts";
import { viewerIndexOf, viewerUnitAt } from "../../copy/unitViewer.ts";
import home from "./Home.module.css";
import { hourOf } from "./hourOf.ts";
import styles from "./UnitTeaser.module.css";
import { UnitViewer } from "./UnitViewer.tsx";

/** The plans of the three 84 types. */
export function UnitTeaser() {
  const [index, setIndex] = useState(viewerIndexOf(useChoice("unit")));
  const unit = viewerUnitAt(index);
  return (
    <section id="unit" className={`panel ${home.step} ${home.wide}`} aria-labelledby="unit-title">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.head}>
          <Eyebrow time={hourOf("unit")}>세대안내</Eyebrow>
          <Title id="unit-title" text={unit.title} />
          <p className="lead">{unit.lead}</p>
          <DefinitionList items={unit.spec.map(({ label, value }) => [label, value])} />
          <p className={styles.links}>
            <TextLink to={unitPath(unit.label)}>{unit.label} 평면 자세히</TextLink>
            <TextLink to={unitsPage}>세대안내 보기</TextLink>
            <TextLink to="/FloorPlan/Emodel">E-모델하우스 둘러보기</TextLink>
            <TypeHomesLink types={[unit.label]} />
          </p>
        </div>
        <div className={styles.viewer}>
          <UnitViewer name="unit" choice="unit" anchor="unit" index={index} onIndex={setIndex} />
        </div>
        <p className="fine">평면도는 이해를 돕기 위한 것으로 실제 시공과 다를 수 있습니다.</p>
      </div>
    </section>
  );
}
