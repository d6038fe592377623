import { useState } from "react";
import { Tabs, tabPanel } from "../../../components/Tabs.tsx";
import { TourFrame } from "../../../components/TourFrame.tsx";
import { useChoice } from "../../../components/usePage.ts";
import type { TourLabel } from "../../../content/unitTypes.ts";
import { messages } from "../../../copy/messages.ts";
import { eModelTours, firstTour, tourOf, tourPage } from "../../../copy/tours.ts";
import styles from "./TourPreview.module.css";

const tabs = eModelTours.map(({ label }) => ({ id: label, label }));

/** The tours of the E-model house, a tab each. */
export function TourPreview() {
  const chosen = useChoice("tour") as TourLabel | undefined;
  const [selected, select] = useState(chosen ?? firstTour);
  return (
    <>
      <Tabs
        name="tour"
        choice="tour"
        anchor="types"
        label={tourPage.tabs}
        tabs={tabs}
        selected={selected}
        onSelect={select}
      />
      <div className={styles.panel} {...tabPanel("tour", selected)}>
        <TourFrame key={selected} tour={tourOf(selected)} />
      </div>
      <p className="fine">{messages.vrHint}</p>
    </>
  );
}
