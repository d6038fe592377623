import { DataTable } from "../../components/DataTable.tsx";
import { Disclaimer } from "../../components/Disclaimer.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { PlanFigure } from "../../components/PlanFigure.tsx";
import { pageAt } from "../../content/pages.ts";
import { countHomes, countLine, firstHomeFloor, stackPage, towers } from "../../content/stackPlan.ts";
import { HomeFinder } from "./HomeFinder.tsx";

const next = "/ComplexGuide/community";
const { finder, sheet, table, notices } = stackPage;

const lineRows = towers.flatMap((tower) =>
  tower.lines.map((line) => {
    const { homes, firstSale } = countLine(tower, line);
    return [tower.name, `${line.line}호`, line.type, `${firstHomeFloor}~${tower.topFloor}층`, homes, firstSale];
  }),
);
const all = countHomes();

/** Which home stands where: a finder, the sheet of all homes, and the lines as a table. */
export function Component() {
  return (
    <>
      <InnerSection id="finder" heading={finder.heading} lead={finder.lead} ground="paper">
        <HomeFinder />
      </InnerSection>
      <InnerSection id="sheet" heading={sheet.heading} lead={sheet.lead}>
        <div>
          <PlanFigure
            id="stacks"
            src="/plans/stacks.svg"
            title={pageAt("/ComplexGuide/detailintro").name}
            alt={sheet.alt}
          />
          <Disclaimer />
        </div>
      </InnerSection>
      <InnerSection id="lines" heading={table.heading} ground="paper">
        <DataTable
          id="lines-table"
          caption={table.caption}
          columns={table.columns}
          rows={[...lineRows, [table.total, "", "", "", all.homes, all.firstSale]]}
          figures
        />
        <Notice items={notices} />
      </InnerSection>
      <NextPage to={next} label={pageAt(next).name} />
    </>
  );
}
