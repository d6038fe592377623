import { planModels } from "../../../client/complex/plans/planModels.ts";
import { facilityGroups } from "../../../client/content/communityFacilities.ts";
import { complex } from "../../../client/content/complex.ts";
import { measurements } from "../../../client/content/generated/measurements.ts";
import { tourRooms } from "../../../client/content/generated/tourRooms.ts";
import { premiumCards, steps, unitsPage } from "../../../client/content/home.ts";
import { modelHouse } from "../../../client/content/modelHouse.ts";
import { drawerPages, footerPages, menu, ownNeighbours, pageText } from "../../../client/content/pages.ts";
import { premiumStories } from "../../../client/content/premium.ts";
import { boards } from "../../../client/content/press/boards.ts";
import { exhibits } from "../../../client/content/sale/exhibits.ts";
import { finishes } from "../../../client/content/sale/finishes.ts";
import { homeOptions } from "../../../client/content/sale/options.ts";
import { payment } from "../../../client/content/sale/payment.ts";
import { priceBands } from "../../../client/content/sale/prices.ts";
import { region } from "../../../client/content/sale/region.ts";
import { schedule } from "../../../client/content/schedule.ts";
import { theme } from "../../../client/content/theme.ts";
import { interiorSegments, tourLabels, unitTypes } from "../../../client/content/unitTypes.ts";
import { questionsAt } from "../../../client/copy/sale/faq.ts";
import { systemPages } from "../../../client/copy/system.ts";
import { pages } from "../../../client/pages/pages.ts";
import type { StepId } from "../../../client/shared/complexContent.ts";
import { type ComplexFacts, factFaults } from "./factFaults.ts";
import { type LinkSource, linkFaults } from "./linkFaults.ts";
import { scheduleFaults } from "./scheduleFaults.ts";
import { type Settings, settingFaults } from "./settingFaults.ts";

const facts: ComplexFacts = {
  communityFacilities: complex.communityFacilities,
  facilities: facilityGroups.flatMap(({ facilities }) => facilities).length,
  types: unitTypes,
  drawn: Object.keys(measurements.units),
};

const settings: Settings = {
  theme,
  boards: Object.keys(boards),
  defaultSite: complex.defaultSite,
  hours: modelHouse.hours,
  closedDays: modelHouse.closedDays,
  region,
  tours: tourLabels.map((label) => ({
    label,
    // A new label has no rooms until art/tours.ts has run, although the type says so.
    rooms: ((tourRooms as Partial<typeof tourRooms>)[label] ?? []).map(({ room }) => room),
    drawn: planModels[label].rooms.map(({ id }) => id),
  })),
};

/** The sections of the home page's code. */
const sections: readonly StepId[] = [
  ...(["hero", "homes", "location", "brand", "special"] as const),
  ...(["premium", "unit", "interestForm"] as const),
];

/** @returns the places in content that hold links, and the pages they link to */
function linkSources(now: Date): LinkSource[] {
  const source = (place: string, links: LinkSource["links"]) => ({ place, links });
  return [
    ...menu.map(({ label, pages: own, neighbours = [] }) => source(`pages.ts: ${label}`, [...own, ...neighbours])),
    source("pages.ts: footerPages", footerPages),
    source("pages.ts: drawerPages", drawerPages),
    ...Object.entries(ownNeighbours).map(([id, ids]) => source(`pages.ts: ownNeighbours of ${id}`, ids ?? [])),
    source("home.ts: premiumCards", [...premiumCards.map(({ page }) => page), unitsPage]),
    source(
      "premium.ts: premiumStories",
      premiumStories.map(({ link }) => link.page),
    ),
    source("system.ts: links of the missing page", systemPages.missing.links),
    source(
      "sale/faq.ts: questions",
      questionsAt({ now, soldOut: false }).flatMap(({ questions }) => questions.flatMap(({ page }) => page ?? [])),
    ),
  ];
}

/** @returns faults in payments, prices and options */
function saleFaults(): string[] {
  const faults: string[] = [];
  const { downPayment, instalments, balance } = payment;
  const total = downPayment.percent + balance.percent + instalments.reduce((sum, { percent }) => sum + percent, 0);
  if (total !== 100) faults.push(`sale/payment.ts: the payments come to ${total}% of the price, not to 100%.`);
  if (priceBands[0]?.from !== measurements.firstHomeFloor)
    faults.push(
      `sale/prices.ts: the first band begins on floor ${priceBands[0]?.from}, the homes on ${measurements.firstHomeFloor}.`,
    );
  for (const [at, { id, to }] of priceBands.entries()) {
    const next = priceBands[at + 1];
    if (next && to !== next.from - 1)
      faults.push(`sale/prices.ts: after the band ${id} floors are missing or priced twice.`);
  }
  const options = new Set(homeOptions?.map(({ id }) => id));
  for (const [room, { options: shown }] of Object.entries(exhibits))
    for (const id of shown.filter((each) => homeOptions && !options.has(each)))
      faults.push(`sale/exhibits.ts: ${room} names the option ${id}, which sale/options.ts doesn't have.`);
  for (const { option, part } of finishes?.flatMap((group) => group.finishes) ?? [])
    if (homeOptions && option && !options.has(option.id))
      faults.push(`sale/finishes.ts: ${part} names the option ${option.id}, which sale/options.ts doesn't have.`);
  return faults;
}

/** @returns faults in the lists that name unit types */
function typeFaults(): string[] {
  const segments = new Set<string>(unitTypes.map(({ segment }) => segment));
  const labels = new Set<string>(unitTypes.map(({ label }) => label));
  return [
    ...interiorSegments
      .filter((segment) => !segments.has(segment))
      .map((segment) => `unitTypes.ts: interiorSegments names ${segment}, which no type has.`),
    ...tourLabels
      .filter((label) => !labels.has(label))
      .map((label) => `unitTypes.ts: tourLabels names ${label}, which is no type.`),
  ];
}

/**
 * @param now the day for which questions and answers are built
 * @returns faults in client/content, each a sentence that names the file; empty when there are none
 */
export const contentFaults = (now = new Date()): string[] => [
  ...factFaults(facts),
  ...typeFaults(),
  ...linkFaults(pages, linkSources(now)),
  ...Object.keys(pageText)
    .filter((path) => !pages.some((page) => page.path === path))
    .map((path) => `pages.ts: ${path} lacks a name, a description, its three lines or a picture.`),
  ...saleFaults(),
  ...scheduleFaults(schedule),
  ...settingFaults(settings),
  ...(String(steps.map(({ id }) => id)) === String(sections)
    ? []
    : [`home.ts: steps has to name ${sections.join(", ")}, in this order.`]),
];
