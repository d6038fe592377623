import { lastSaleFloors, type OfferAt, offersAt } from "../../complex/homes/offers.ts";
import { countLine, firstHomeFloor, linesOf } from "../../complex/plans/stacks.ts";
import { extensionPriceAt } from "../../complex/sale/currentTerms.ts";
import { pricesPublished } from "../../complex/sale/saleStage.ts";
import { complexSources } from "../../content/complex.ts";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import { homeCounts } from "../../copy/homes.ts";
import type { KeyFigure } from "../../copy/overview.ts";
import { unpublished } from "../../copy/sale/unpublished.ts";
import { unitPage } from "../../copy/unitPages.ts";
import { formatCount } from "../../shared/format/format.ts";
import { formatWon } from "../../shared/format/won.ts";
import type { UnitPlan } from "../../shared/plans/measurementTypes.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import type { Source } from "../../shared/sale/source.ts";

/** @throws Error if the path is no unit type's: the route table then has a page for a missing type */
export function unitAt(path: string): (typeof unitTypes)[number] {
  const unit = unitTypes.find(({ segment }) => path.endsWith(`/${segment}`));
  if (!unit) throw new Error(`No unit type has a page at ${path}`);
  return unit;
}

const areaSource: Source = { clause: "supply" };

const area = (label: string, value: number, note?: string): KeyFigure => ({
  label,
  value: value.toFixed(4),
  unit: "㎡",
  source: areaSource,
  ...(note && { note }),
});

/** @returns the rows of the area table */
export function areaFacts({ areas, households, firstGeneralSale }: UnitPlan): KeyFigure[] {
  const labels = unitPage.areaLabels;
  return [
    area(labels.exclusive, areas.exclusive),
    area(labels.residentialCommon, areas.residentialCommon),
    area(labels.supply, areas.supply, unitPage.supplyNote),
    area(labels.otherCommon, areas.otherCommon),
    area(labels.contract, areas.contract, unitPage.contractNote),
    area(labels.balcony, areas.balcony, unitPage.balconyNote),
    {
      label: unitPage.households,
      value: String(households),
      unit: "세대",
      note: unitPage.firstSaleNote(firstGeneralSale),
      source: complexSources.firstGeneralSale,
    },
  ];
}

/** @returns offers at a moment, in which floors above each other whose homes are all sold are one */
function shownOffers(label: UnitLabel, sale: Sale): OfferAt[] {
  const shown: OfferAt[] = [];
  for (const offer of offersAt(label, sale)) {
    const below = shown.at(-1);
    const bothSold = [offer, below].every((each) => each?.left && each.price === undefined);
    if (below && bothSold) shown[shown.length - 1] = { ...below, to: offer.to, homes: below.homes + offer.homes };
    else shown.push(offer);
  }
  return shown;
}

/** @returns the floors in the first general sale, each with its homes and price */
export const saleRows = (label: UnitLabel, sale: Sale): string[][] =>
  shownOffers(label, sale).map(({ from, to, homes, price, left }) => [
    unitPage.saleFloors(from, to),
    String(homes),
    ...(left ? [homeCounts.short(left)] : []),
    price === undefined ? (left ? homeCounts.none : unpublished) : formatWon(price),
  ]);

/** @returns the columns of those rows */
export const saleColumns = ({ ledger }: Sale): readonly string[] =>
  ledger?.open ? unitPage.saleColumnsLeft : unitPage.saleColumns;

/** @returns the floors of a type that are sold later */
export function laterFloors(label: UnitLabel): string {
  const top = Math.max(...linesOf(label).map(({ tower }) => tower.topFloor));
  const [last = 0, ...others] = lastSaleFloors(label);
  return [unitPage.saleLater(last, top), others.length > 0 && unitPage.saleLastDiffers].filter(Boolean).join(" ");
}

/** @returns the rows of the rooms that the extension enlarges */
export const extensionRows = ({ rooms }: UnitPlan): string[][] =>
  rooms.flatMap(({ name, area: size, balcony = 0 }) =>
    balcony > 0 && balcony < size ? [[name, (size - balcony).toFixed(2), size.toFixed(2)]] : [],
  );

/** @returns the price of the extension, if published */
export function extensionPrice(label: UnitLabel, sale: Sale): { source?: string } {
  const price = extensionPriceAt(label, sale);
  return price !== undefined && pricesPublished(sale) ? { source: unitPage.extension.price(formatCount(price)) } : {};
}

/** @returns the rows of the table of rooms */
export function roomRows({ rooms }: UnitPlan): string[][] {
  return rooms.map(({ name, area: size, width, depth, balcony }) => [
    name,
    width && depth ? `${width.toLocaleString("en-US")} × ${depth.toLocaleString("en-US")}` : unitPage.irregular,
    size.toFixed(2),
    balcony ? balcony.toFixed(2) : unitPage.none,
  ]);
}

/** @returns the rows of the table of towers and lines with the type */
export function placeRows(label: UnitLabel): (string | number)[][] {
  return linesOf(label).map(({ tower, lines }) => [
    tower.name,
    lines.map(({ line }) => `${line}호`).join(", "),
    [...new Set(lines.map(({ facing }) => `${facing}향`))].join(", "),
    `${firstHomeFloor}~${tower.topFloor}층`,
    lines.reduce((sum, line) => sum + countLine(tower, line).homes, 0),
  ]);
}
