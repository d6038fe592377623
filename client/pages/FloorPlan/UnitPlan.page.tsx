import { comparisonPath } from "../../complex/comparison.ts";
import { isTypeLeft } from "../../complex/homes/ledgerHomes.ts";
import { unitPlans } from "../../complex/plans/unitPlans.ts";
import { homesOffered, pricesPublished } from "../../complex/sale/saleStage.ts";
import { sistersOf } from "../../complex/units.ts";
import { Accordion, AccordionItem } from "../../components/Accordion.tsx";
import { DataTable } from "../../components/DataTable.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { DrawingSection } from "../../components/DrawingSection.tsx";
import { FactTable } from "../../components/FactTable.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { InquiryLink } from "../../components/InquiryLink.tsx";
import { LinkRow } from "../../components/LinkRow.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { PlanFigure } from "../../components/plan/PlanFigure.tsx";
import { SourceLink } from "../../components/SourceLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { TypeHomesLink } from "../../components/TypeHomesLink.tsx";
import { usePage } from "../../components/usePage.ts";
import { useSale } from "../../components/useSale.tsx";
import { priceSources } from "../../content/sale/prices.ts";
import { unitText } from "../../content/unitText.ts";
import { unitPage } from "../../copy/unitPages.ts";
import { Extension } from "./Extension.tsx";
import { RoomWalk } from "./RoomWalk.tsx";
import { TypeWindows } from "./TypeWindows.tsx";
import { typeFacts } from "./typeFacts.tsx";
import { UnitTour } from "./UnitTour.tsx";
import {
  areaFacts,
  extensionPrice,
  extensionRows,
  laterFloors,
  placeRows,
  roomRows,
  saleColumns,
  saleRows,
  unitAt,
} from "./unitTables.ts";

/** The plan of one unit type: the drawing, its areas, its rooms. */
export function Component() {
  const { path } = usePage();
  const sale = useSale();
  const { label } = unitAt(path);
  const plan = unitPlans[label];
  const text = unitText[label];
  // Whoever likes a type that is sold may like another of its size.
  const sisters = isTypeLeft(sale, label) === false ? sistersOf(label).filter((type) => isTypeLeft(sale, type)) : [];
  return (
    <>
      <DrawingSection
        id="unit-plan"
        heading={text.heading}
        label={label}
        tagline={unitPage.tagline}
        summary={plan.shape}
        lead={text.text}
        facts={typeFacts(label, sale)}
        beside
      >
        <PlanFigure
          id="plan"
          sheet={label}
          narrow={{ height: plan.narrowHeight, plan: plan.aloneHeight }}
          title={unitPage.planTitle(label)}
          alt={unitPage.planAlt(label, plan.note)}
          priority
        />
        <Disclaimer also={unitPage.disclaimer} />
      </DrawingSection>
      <InnerSection
        id="sale"
        heading={unitPage.saleHeading}
        lead={homesOffered(sale) ? unitPage.saleLead : unitPage.saleOver}
      >
        <DataTable
          id="sale-table"
          caption={unitPage.saleCaption(label)}
          columns={saleColumns(sale)}
          rows={saleRows(label, sale)}
          figures
          narrow="columns"
          source={
            <>
              {laterFloors(label)}
              <SourceLink of={unitPage.saleCaption(label)} source={priceSources.prices} />
            </>
          }
        />
        <LinkRow>
          <TypeHomesLink types={[label]} prominent />
          <TypeHomesLink types={sisters} text={unitPage.saleSisters(sisters)} prominent />
          {homesOffered(sale) && pricesPublished(sale) && (
            <TextLink to={`/SalesInfo/price?type=${label}#payment`}>{unitPage.salePrice}</TextLink>
          )}
          <TextLink to={comparisonPath(label)}>{unitPage.saleCompare}</TextLink>
          {homesOffered(sale) && <InquiryLink type={label} />}
        </LinkRow>
      </InnerSection>
      <RoomWalk label={label} />
      <TypeWindows label={label} />
      <UnitTour label={label} />
      <Extension label={label} />
      <InnerSection id="details" heading={unitPage.detailsHeading} background="panel">
        <Accordion>
          <AccordionItem group="details" title={unitPage.areaHeading} note={unitPage.areaLead}>
            <FactTable caption={unitPage.areaCaption(label)} facts={areaFacts(plan)} />
          </AccordionItem>
          <AccordionItem group="details" title={unitPage.roomsHeading} note={unitPage.roomsLead}>
            <DataTable
              id="rooms-table"
              caption={unitPage.roomsCaption(label)}
              columns={unitPage.roomColumns}
              rows={roomRows(plan)}
              figures
            />
          </AccordionItem>
          <AccordionItem group="details" title={unitPage.extension.tableHeading} note={unitPage.extension.tableLead}>
            <DataTable
              id="extension-table"
              caption={unitPage.extension.tableCaption(label)}
              columns={unitPage.extension.columns}
              rows={extensionRows(plan)}
              figures
              {...extensionPrice(label, sale)}
            />
          </AccordionItem>
          <AccordionItem group="details" title={unitPage.placesHeading(label)} note={unitPage.placesLead}>
            <DataTable
              id="places-table"
              caption={unitPage.placesCaption(label)}
              columns={unitPage.placeColumns}
              rows={placeRows(label)}
              figures
              wraps
            />
          </AccordionItem>
        </Accordion>
        <LinkRow>
          <TextLink to="/ComplexGuide/detailintro">{unitPage.placesLink}</TextLink>
        </LinkRow>
      </InnerSection>
      <NextPage />
    </>
  );
}
