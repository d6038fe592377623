import { useState } from "react";
import { Action } from "../../components/Action.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Lines } from "../../components/Lines.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { NonBreaking } from "../../components/NonBreaking.tsx";
import { Tabs, tabPanel } from "../../components/Tabs.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { TourFrame } from "../../components/TourFrame.tsx";
import { tourHomes } from "../../content/interiors.ts";
import type { TourLabel } from "../../content/unitTypes.ts";
import { pathOf } from "../../contract/pageLinks.ts";
import { acceptsVisits } from "../../contract/sale/saleStage.ts";
import { windowViewText } from "../../copy/interior.ts";
import { messages } from "../../copy/messages.ts";
import { firstTour, tourOf, tourPage, tours } from "../../copy/tours.ts";
import { useChoice } from "../../usePage.ts";
import { useSale } from "../../useSale.tsx";
import { DarkStage } from "./DarkStage.tsx";
import styles from "./EModelHouse.module.css";

const tabs = tours.map(({ label }) => ({ id: label, label }));

/** The E-model house: a tour for each type that has one. */
export function Component() {
  const { now } = useSale();
  const chosen = useChoice("tab") as TourLabel | undefined;
  const [selected, select] = useState(chosen ?? firstTour);
  const tour = tourOf(selected);
  const home = tourHomes[selected];
  const { heading, lead, tabs: label, larger, visit } = tourPage;
  return (
    <>
      <DarkStage
        id="tours"
        heading={heading}
        lead={
          <>
            {messages.vrHint}
            <br />
            {lead}
          </>
        }
      >
        <Tabs name="tour" choice="tab" anchor="tours" label={label} tabs={tabs} selected={selected} onSelect={select} />
        <div className={styles.panel} {...tabPanel("tour", selected)}>
          <TourFrame key={selected} tour={tour} />
        </div>
        <div className={styles.below}>
          <TextLink href={tour.url} target="_blank" icon="external">
            {larger(selected)}
          </TextLink>
          <p className="fine">{home ? windowViewText(home) : tourPage.outside}</p>
          <Disclaimer />
        </div>
      </DarkStage>
      {acceptsVisits(now) && (
        <section className={`wrap ${styles.visit}`} aria-labelledby="visit">
          <h2 id="visit">
            <Lines text={visit.heading} />
          </h2>
          <p className="lead">
            <NonBreaking text={visit.text} />
          </p>
          <Action kind="primary" to={pathOf("interest")}>
            {visit.label}
            <Icon name="arrow" />
          </Action>
        </section>
      )}
      <NextPage />
    </>
  );
}
