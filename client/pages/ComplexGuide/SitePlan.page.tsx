import { DataTable } from "../../components/DataTable.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { DrawingSection } from "../../components/DrawingSection.tsx";
import { FactTable } from "../../components/FactTable.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Picture } from "../../components/Picture.tsx";
import { PointList } from "../../components/PointList.tsx";
import { PlanFigure } from "../../components/plan/PlanFigure.tsx";
import { measurements } from "../../content/generated/measurements.ts";
import { scenes } from "../../content/scenes.ts";
import { sitePlanPage } from "../../content/sitePlan.ts";
import styles from "./SitePlan.module.css";

/** The site plan, its parts, and the roads around it. */
export function Component() {
  const { heading, lead, plan, legend, facts, roads, model } = sitePlanPage;
  return (
    <>
      <DrawingSection id="site-plan" heading={heading} lead={lead}>
        <PlanFigure
          id="site"
          sheet="site"
          narrow={{ height: measurements.narrowHeights.site }}
          title={plan.title}
          alt={plan.alt}
        />
        <Disclaimer />
      </DrawingSection>
      <InnerSection id="legend" heading={legend.heading} background="panel">
        <PointList items={legend.items} />
        <figure className={styles.figure}>
          <div>
            <Picture
              name={scenes.site.picture}
              alt={model.alt}
              sizes="(max-width: 900px) and (max-height: 500px) 52vw, (max-width: 900px) 100vw, 60vw"
              className={styles.model}
            />
          </div>
          <figcaption>{model.caption}</figcaption>
        </figure>
      </InnerSection>
      <InnerSection id="facts" heading={facts.heading}>
        <FactTable caption={facts.caption} facts={facts.rows} />
        <DataTable id="roads" {...roads} />
      </InnerSection>
      <NextPage />
    </>
  );
}
