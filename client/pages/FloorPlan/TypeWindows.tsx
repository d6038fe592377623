import { findHomes, readHomeSearch } from "../../complex/homes/homeSearch.ts";
import { homesLeft, type LedgerHome } from "../../complex/homes/ledgerHomes.ts";
import { stillOf } from "../../complex/homes/viewStill.ts";
import { homesOffered } from "../../complex/sale/saleStage.ts";
import { InnerSection } from "../../components/InnerSection.tsx";
import { TypeHomesLink } from "../../components/TypeHomesLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { walks } from "../../content/generated/walks.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import { unitPage } from "../../copy/unitPages.ts";
import { HomeCards } from "../Homes/HomeCards.tsx";

const shown = 3;

/** The homes of a type that are left and see farthest, each another view, where none of its rooms is pictured. */
export function TypeWindows({ label }: { label: UnitLabel }) {
  const sale = useSale();
  if (walks[label] || !sale.ledger?.open || !homesOffered(sale)) return null;
  const { search } = readHomeSearch(new URLSearchParams({ type: label, sort: "view" }));
  const viewOf = (home: LedgerHome) => stillOf(home, "day")?.file ?? home.key;
  const homes = findHomes(homesLeft(sale.ledger), search)
    .filter((home, at, all) => all.findIndex((other) => viewOf(other) === viewOf(home)) === at)
    .slice(0, shown);
  if (homes.length === 0) return null;
  return (
    <InnerSection
      id="windows"
      heading={unitPage.windowsHeading(label)}
      lead={unitPage.windowsLead(label)}
      background="panel"
      fullWidth
    >
      <HomeCards homes={homes} />
      <TypeHomesLink types={[label]} />
    </InnerSection>
  );
}
