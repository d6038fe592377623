import { useState } from "react";
import { acceptsVisits } from "../../complex/sale/saleStage.ts";
import { unitPath } from "../../complex/units.ts";
import { Action } from "../../components/Action.tsx";
import { DataTable } from "../../components/DataTable.tsx";
import { DefinitionList } from "../../components/DefinitionList.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { Icon } from "../../components/Icon.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { Title } from "../../components/Lines.tsx";
import { LinkRow } from "../../components/LinkRow.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Lead } from "../../components/NonBreaking.tsx";
import { Tabs, tabPanel } from "../../components/Tabs.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { TourFrame } from "../../components/TourFrame.tsx";
import { useChoice } from "../../components/usePage.ts";
import { useSale } from "../../components/useSale.tsx";
import { tourRooms } from "../../content/generated/tourRooms.ts";
import { walks } from "../../content/generated/walks.ts";
import type { TourLabel } from "../../content/unitTypes.ts";
import { exhibitSection, finishesPath, roomKindOf } from "../../copy/exhibits.ts";
import { interiorPage } from "../../copy/interior.ts";
import { messages } from "../../copy/messages.ts";
import { eModelTours, firstTour, furtherTours, tourOf, tourPage } from "../../copy/tours.ts";
import type { PlanWalk } from "../../shared/plans/walkTypes.ts";
import styles from "./Tours.module.css";
import { tourOutlook } from "./tourOutlook.ts";
import { typeFacts } from "./typeFacts.tsx";

const tabs = eModelTours.map(({ label }) => ({ id: label, label, drawing: <Walls label={label} /> }));

/** The walls of a type: without letters, which would be too small. */
function Walls({ label }: { label: TourLabel }) {
  const walk = walks[label];
  if (!walk) return null;
  return (
    <svg viewBox={frameOf(walk)} aria-hidden="true">
      <path d={walk.walls.map(([x0, y0, x1, y1]) => `M${x0} ${y0}H${x1}V${y1}H${x0}Z`).join("")} />
    </svg>
  );
}

/** @returns the part of the drawing that contains the walls, as a view box */
function frameOf({ walls }: PlanWalk): string {
  const [left, top] = [Math.min(...walls.map(([x]) => x)), Math.min(...walls.map(([, y]) => y))];
  const [right, bottom] = [Math.max(...walls.map(([, , x]) => x)), Math.max(...walls.map(([, , , y]) => y))];
  return [left, top, right - left, bottom - top].join(" ");
}

/** The E-model house: its types are doors beside the room that is open. */
export function Component() {
  const sale = useSale();
  const chosen = useChoice("tab") as TourLabel | undefined;
  const [selected, select] = useState(chosen ?? firstTour);
  const tour = tourOf(selected);
  const { heading, lead, tabs: label, larger, visit } = tourPage;
  return (
    <>
      <section className={`wrap ${styles.house}`} aria-labelledby="tours">
        <div className={styles.entrance}>
          <Title id="tours" text={heading} />
          <p className="lead">
            {messages.vrHint}.
            <br />
            {lead}
          </p>
        </div>
        <div className={styles.doors}>
          <Tabs
            name="tour"
            choice="tab"
            anchor="tours"
            label={label}
            tabs={tabs}
            selected={selected}
            onSelect={select}
          />
        </div>
        <div className={styles.room}>
          <div className={styles.panel} {...tabPanel("tour", selected)}>
            <TourFrame key={selected} tour={tour} />
          </div>
          <div className={styles.below}>
            <LinkRow>
              <TextLink href={tour.url} target="_blank" icon="external">
                {larger(selected)}
              </TextLink>
              {furtherTours.map(({ label, path }) => (
                <TextLink key={label} to={path}>
                  {tourPage.another(label)}
                </TextLink>
              ))}
            </LinkRow>
            <p className="fine">{tourOutlook(selected)}</p>
          </div>
          <Disclaimer />
        </div>
        <div className={styles.type}>
          <DefinitionList items={typeFacts(selected, sale)} />
          <TextLink to={unitPath(selected)}>{interiorPage.plan(selected)}</TextLink>
        </div>
      </section>
      <InnerSection id="exhibits" heading={exhibitSection.heading} lead={exhibitSection.lead} background="panel">
        <DataTable
          id="exhibits-table"
          caption={exhibitSection.caption(selected)}
          columns={exhibitSection.columns}
          rows={tourRooms[selected].map(({ room }) => exhibitSection.row(roomKindOf(room)))}
          narrow="entries"
        />
        <TextLink to={finishesPath}>{exhibitSection.finishes}</TextLink>
      </InnerSection>
      {acceptsVisits(sale) && (
        <InnerSection id="visit" heading={visit.heading}>
          <Lead text={visit.text} />
          <p>
            <Action kind="primary" to="/Promotion/Customer">
              {visit.label}
              <Icon name="arrow" />
            </Action>
          </p>
        </InnerSection>
      )}
      <NextPage />
    </>
  );
}
