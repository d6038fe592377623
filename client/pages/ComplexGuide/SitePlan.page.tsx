import { DataTable } from "../../components/DataTable.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { DrawingSection } from "../../components/DrawingSection.tsx";
import { FactTable } from "../../components/FactTable.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Picture } from "../../components/Picture.tsx";
import { PointList } from "../../components/PointList.tsx";
import { byLayout, covering, type Sizes, sizesFor } from "../../components/pictureSizes.ts";
import { PlanFigure } from "../../components/plan/PlanFigure.tsx";
import { measurements } from "../../content/generated/measurements.ts";
import { sitePlanPage } from "../../content/sitePlan.ts";
import styles from "./SitePlan.module.css";

/** Two of 4 to 3 beside each other, or on a phone below each other. */
const sizes: Sizes = (ratio) =>
  `(max-width: 600px) ${sizesFor(covering("100vw", "75vw"), ratio)}, ${sizesFor(
    byLayout(covering("48vw", "36vw"), covering("28vw", "21vw")),
    ratio,
  )}`;

/** The site plan, its parts, and the roads around it. */
export function Component() {
  const { heading, lead, plan, legend, facts, roads, pictures } = sitePlanPage;
  return (
    <>
      <DrawingSection id="site-plan" heading={heading} lead={lead} beside>
        <PlanFigure
          id="site"
          sheet="site"
          narrow={{ height: measurements.narrowHeights.site }}
          title={plan.title}
          alt={plan.alt}
        />
      </DrawingSection>
      <InnerSection id="legend" heading={legend.heading} background="panel">
        <PointList items={legend.items} />
        <div className={styles.pictures}>
          {pictures.map(({ picture, alt, caption }) => (
            <figure key={picture}>
              <div>
                <Picture name={picture} alt={alt} sizes={sizes} />
              </div>
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
        {/* Of the drawing and the pictures, below both. */}
        <Disclaimer />
      </InnerSection>
      <InnerSection id="facts" heading={facts.heading}>
        <FactTable caption={facts.caption} facts={facts.rows} />
        <DataTable id="roads" {...roads} />
      </InnerSection>
      <NextPage />
    </>
  );
}
