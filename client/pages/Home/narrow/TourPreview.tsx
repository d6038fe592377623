import { useState } from "react";
import { Tabs, tabPanel } from "../../../components/Tabs.tsx";
import { TourFrame } from "../../../components/TourFrame.tsx";
import { messages } from "../../../content/messages.ts";
import { type TourLabel, tourOf, tourPage, tours } from "../../../content/tours.ts";
import styles from "./TourPreview.module.css";

const tabs = tours.map(({ label, url }) => ({ id: label, label, href: url }));

/** The VR tours, a tab each. */
export function TourPreview() {
  const [selected, select] = useState<TourLabel>("84A");
  return (
    <>
      <Tabs name="tour" label={tourPage.tabs} tabs={tabs} selected={selected} onSelect={select} />
      <div className={styles.panel} {...tabPanel("tour", selected)}>
        <TourFrame key={selected} tour={tourOf(selected)} />
      </div>
      <p className="fine">{messages.vrHint}</p>
    </>
  );
}
