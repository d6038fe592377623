import { findHomes, readHomeSearch } from "../../complex/homes/homeSearch.ts";
import { homesLeft, type LedgerHome } from "../../complex/homes/ledgerHomes.ts";
import { stillOf } from "../../complex/homes/viewStill.ts";
import { homesOffered } from "../../complex/sale/saleStage.ts";
import { unitPath } from "../../complex/units.ts";
import { InnerSection } from "../../components/InnerSection.tsx";
import { LinkRow } from "../../components/LinkRow.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { TypeHomesLink } from "../../components/TypeHomesLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { walks } from "../../content/generated/walks.ts";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import { unitPage } from "../../copy/unitPages.ts";
import { HomeCards } from "../Homes/HomeCards.tsx";

const shown = 3;

const exclusiveOf = (label: UnitLabel) => unitTypes.find((type) => type.label === label)?.exclusive;

/** The homes of a type that are left and see farthest, each another view, where none of its rooms is pictured. */
export function TypeWindows({ label }: { label: UnitLabel }) {
  const sale = useSale();
  if (walks[label] || !sale.ledger?.open || !homesOffered(sale)) return null;
  const { search } = readHomeSearch(new URLSearchParams({ type: label, sort: "view" }));
  const viewOf = (home: LedgerHome) => stillOf(home, "day")?.file ?? home.key;
  const left = findHomes(homesLeft(sale.ledger), search);
  const homes = left
    .filter((home, at, all) => all.findIndex((other) => viewOf(other) === viewOf(home)) === at)
    .slice(0, shown);
  if (homes.length === 0) return null;
  const pictured = unitTypes.find((type) => walks[type.label] && type.exclusive === exclusiveOf(label))?.label;
  return (
    <InnerSection
      id="windows"
      heading={unitPage.windowsHeading(label)}
      lead={homes.length === left.length ? unitPage.windowsAll(label, left.length) : unitPage.windowsLead(label)}
      background="panel"
      fullWidth
    >
      <HomeCards homes={homes} />
      <LinkRow>
        <TypeHomesLink types={[label]} />
        {pictured && <TextLink to={`${unitPath(pictured)}#walk`}>{unitPage.windowsRooms(pictured)}</TextLink>}
      </LinkRow>
    </InnerSection>
  );
}
