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
import { sitePlanPage } from "../../content/sitePlan.ts";
import styles from "./SitePlan.module.css";

/** The site plan, its parts, and the roads around it. */
export function Component() {
  const { heading, lead, plan, legend, facts, roads, pictures } = sitePlanPage;
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
        <div className={styles.pictures}>
          {pictures.map(({ picture, alt, caption }) => (
            <figure key={picture}>
              <div>
                <Picture name={picture} alt={alt} sizes="(max-width: 600px) 92vw, (max-width: 900px) 45vw, 30vw" />
              </div>
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      </InnerSection>
      <InnerSection id="facts" heading={facts.heading}>
        <FactTable caption={facts.caption} facts={facts.rows} />
        <DataTable id="roads" {...roads} />
      </InnerSection>
      <NextPage />
    </>
  );
}
