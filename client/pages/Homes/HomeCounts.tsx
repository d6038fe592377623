import { countStates, type LedgerHome } from "../../complex/homes/ledgerHomes.ts";
import { bandOf } from "../../complex/homes/prices.ts";
import { DataTable } from "../../components/DataTable.tsx";
import { TableLink } from "../../components/TableLink.tsx";
import { priceBands } from "../../content/sale/prices.ts";
import { unitTypes } from "../../content/unitTypes.ts";
import { homesPage } from "../../copy/homesPage.ts";
import { foundPath } from "../../shared/homePaths.ts";

const { left: copy } = homesPage;
const columns = [copy.type, ...priceBands.map(({ from, to }) => copy.band(from, to)), copy.total];

/** How many homes are offered, by type and price band; each number leads to its homes. */
export function HomeCounts({ homes }: { homes: readonly LedgerHome[] }) {
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
        const { offered } = countStates(ofType.filter(({ floor }) => bandOf(floor) === band));
        const { from, to } = band;
        return cell(offered, copy.floors(from, to), `&floorFrom=${from}${to ? `&floorTo=${to}` : ""}`);
      }),
      cell(countStates(ofType).offered, "", ""),
    ];
  });
  return <DataTable id="counts-table" caption={copy.caption} columns={columns} rows={rows} figures />;
}
