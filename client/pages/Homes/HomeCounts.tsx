import type { HomeSearch } from "../../complex/homes/homeSearch.ts";
import { countStates, type LedgerHome } from "../../complex/homes/ledgerHomes.ts";
import { bandOf } from "../../complex/homes/prices.ts";
import { DataTable } from "../../components/DataTable.tsx";
import { HomeSearches } from "../../components/HomeSearches.tsx";
import { PlusSummary } from "../../components/PlusSummary.tsx";
import { TableLink } from "../../components/TableLink.tsx";
import { priceBands } from "../../content/sale/prices.ts";
import { unitTypes } from "../../content/unitTypes.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { foundPath } from "../../shared/homePaths.ts";

const { left: copy, find } = homesPage;
/** Home has no room for the last one. */
const wishes = [...find.searches, { label: find.views.open, query: "view=open" }];
const columns = [copy.type, ...priceBands.map(({ from, to }) => copy.band(from, to)), copy.total];

/** How many homes are offered of what buyers ask for most, as links to them. */
export function HomeCounts({ homes, current }: { homes: readonly LedgerHome[]; current: HomeSearch }) {
  return <HomeSearches homes={homes.filter(({ state }) => state === "offered")} current={current} searches={wishes} />;
}

/** How many are offered by type and price band, as a table to open. */
export function HomeCountsTable({ homes }: { homes: readonly LedgerHome[] }) {
  const rows = unitTypes.map(({ label }) => {
    const ofType = homes.filter(({ type }) => type === label);
    const cell = (count: number, floors: string, query: string) =>
      count > 0 ? (
        <TableLink key={floors} to={foundPath(`type=${label}${query}`)}>
          <span className="vh">{copy.before(label, floors)} </span>
          {count}
          <span className="vh">{copy.after}</span>
        </TableLink>
      ) : (
        <span className="quiet">{copy.none}</span>
      );
    return [
      label,
      ...priceBands.map((band) => {
        const { offered: left } = countStates(ofType.filter(({ floor }) => bandOf(floor) === band));
        const { from, to } = band;
        return cell(left, copy.floors(from, to), `&floorFrom=${from}${to ? `&floorTo=${to}` : ""}`);
      }),
      cell(countStates(ofType).offered, "", ""),
    ];
  });
  return (
    <details>
      <PlusSummary>{copy.byFloor}</PlusSummary>
      <DataTable id="counts-table" caption={copy.caption} columns={columns} rows={rows} figures />
    </details>
  );
}
