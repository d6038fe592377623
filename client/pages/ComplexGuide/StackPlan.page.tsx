import { countHomes, countLine, firstHomeFloor, towers } from "../../complex/plans/stacks.ts";
import { Accordion, AccordionItem } from "../../components/Accordion.tsx";
import { DataTable } from "../../components/DataTable.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { DrawingSection } from "../../components/DrawingSection.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PlanFigure } from "../../components/plan/PlanFigure.tsx";
import { usePage } from "../../components/usePage.ts";
import { measurements } from "../../content/generated/measurements.ts";
import { bearingText, oppositeText } from "../../copy/outlook.ts";
import { stackPage } from "../../copy/stackPlan.ts";
import { HomeFinder } from "./HomeFinder.tsx";

const { sheet, table, notices } = stackPage;

const lineRows = towers.flatMap((tower) =>
  tower.lines.map((line) => {
    const { homes, firstSale } = countLine(tower, line);
    return [
      tower.name,
      `${line.line}호`,
      line.type,
      bearingText(line),
      oppositeText(line),
      `${firstHomeFloor}~${tower.topFloor}층`,
      homes,
      firstSale,
    ];
  }),
);
const all = countHomes();

/** The location of homes in the towers: a finder, the sheet of all homes, and a table of the lines. */
export function Component() {
  return (
    <>
      <HomeFinder />
      <DrawingSection id="sheet" heading={sheet.heading} lead={sheet.lead}>
        <PlanFigure
          id="stacks"
          sheet="stacks"
          narrow={{ height: measurements.narrowHeights.stacks, row: measurements.narrowHeights.stackRow }}
          mediumHeight={measurements.mediumStacksHeight}
          title={usePage().name}
          alt={sheet.alt}
        />
        <Disclaimer />
      </DrawingSection>
      <InnerSection id="lines" heading={table.heading} background="panel" fullWidth>
        <Accordion>
          <AccordionItem group="lines" title={table.fold}>
            <DataTable
              id="lines-table"
              {...table}
              rows={[...lineRows, [table.total, "", "", "", "", "", all.homes, all.firstSale]]}
              figures
              narrow="entries"
            />
          </AccordionItem>
        </Accordion>
        <Notice items={notices} />
      </InnerSection>
      <NextPage />
    </>
  );
}
