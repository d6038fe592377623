import { useState } from "react";
import { Action } from "../../components/Action.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Tabs, tabPanel } from "../../components/Tabs.tsx";
import { pageAt } from "../../content/pages.ts";
import { tourPage, tours } from "../../content/tours.ts";
import { Tour } from "./Tour.tsx";
import { TourStill } from "./TourStill.tsx";

const next = "/Interior/59A";
const tabs = tours.map(({ label }) => ({ id: label, label }));

/** The E-model house: a walk through 84A or 84C. */
export function Component() {
  const [selected, select] = useState<(typeof tours)[number]["label"]>("84A");
  const tour = tours.find(({ label }) => label === selected);
  const { heading, lead, tabs: label, visit } = tourPage;
  return (
    <>
      <InnerSection id="tours" heading={heading} lead={lead} ground="dark">
        <Tabs name="tour" label={label} tabs={tabs} selected={selected} onSelect={select} />
        <div {...tabPanel("tour", selected)}>
          {tour?.available && <Tour key={selected} tour={tour} />}
          {tour && !tour.available && <TourStill key={selected} tour={tour} />}
        </div>
        <Disclaimer />
      </InnerSection>
      <InnerSection id="visit" heading={pageAt("/Promotion/Customer").name} lead={visit.text}>
        <p>
          <Action kind="primary" to="/Promotion/Customer">
            {visit.label}
          </Action>
        </p>
      </InnerSection>
      <NextPage to={next} label={pageAt("/Interior/59A").banner?.title ?? ""} />
    </>
  );
}
