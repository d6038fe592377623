import { DataTable } from "../../components/DataTable.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { FactTable } from "../../components/FactTable.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { Lines } from "../../components/Lines.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { PlanFigure } from "../../components/PlanFigure.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { unitPage, unitWords } from "../../content/unitPages.ts";
import { unitPlans } from "../../content/unitPlans.ts";
import { usePage } from "../../usePage.ts";
import styles from "./UnitPlan.module.css";
import { areaFacts, pageAfter, placeRows, roomRows, unitAt } from "./unitTables.ts";

/** The plan of one unit type: the drawing, its areas, its rooms. */
export function Component() {
  const { path } = usePage();
  const { label } = unitAt(path);
  const plan = unitPlans[label];
  const words = unitWords[label];
  return (
    <>
      <section className={`wrap ${styles.plan}`} aria-labelledby="unit-plan">
        <div className={styles.head}>
          <div>
            <p className={styles.tagline}>{unitPage.tagline}</p>
            <h2 id="unit-plan">
              <span className={styles.label}>{label}</span>
              <Lines text={words.heading} />
            </h2>
          </div>
          <div>
            <p className={styles.shape}>{plan.shape}</p>
            <p className="lead">{words.text}</p>
          </div>
        </div>
        <PlanFigure
          id="plan"
          sheet={label}
          title={unitPage.planTitle(label)}
          alt={unitPage.planAlt(label, plan.note)}
          priority
        />
        <Disclaimer also={unitPage.disclaimer} />
      </section>
      <InnerSection id="areas" heading={unitPage.areaHeading} lead={unitPage.areaLead} ground="paper">
        <FactTable caption={unitPage.areaCaption(label)} facts={areaFacts(plan)} />
      </InnerSection>
      <InnerSection id="rooms" heading={unitPage.roomsHeading} lead={unitPage.roomsLead}>
        <DataTable
          id="rooms-table"
          caption={unitPage.roomsCaption(label)}
          columns={unitPage.roomColumns}
          rows={roomRows(plan)}
          figures
        />
      </InnerSection>
      <InnerSection id="places" heading={unitPage.placesHeading(label)} lead={unitPage.placesLead} ground="paper">
        <DataTable
          id="places-table"
          caption={unitPage.placesCaption(label)}
          columns={unitPage.placeColumns}
          rows={placeRows(label)}
          figures
        />
        <TextLink to="/ComplexGuide/detailintro">{unitPage.placesLink}</TextLink>
      </InnerSection>
      <NextPage {...pageAfter(path)} />
    </>
  );
}
