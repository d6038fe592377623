import type { PlanView } from "../../shared/plans/measurementTypes.ts";

/** URLs with a content hash, as scripts have, so that any version of the server serves the right file. */
const addresses = import.meta.glob<string>("../../content/generated/drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The screens on which a home is drawn upright. */
export const uprightPhone = "(max-width: 600px) and (orientation: portrait)";

/**
 * @param units a drawing's width: 1488 of a sheet, 1000 of a drawing for phones
 * @returns the pixels at which its smallest letters have 11 px
 */
export const legibleWidth = (units: number) => (units < 1488 ? 281 : 828);

/** The screens on which a plan alone is so small that it needs larger letters. */
export const smallPlan = "(max-width: 600px), (max-width: 900px) and (max-height: 500px)";

/** The town around the complex from above; undefined where its surroundings aren't modelled. */
export const town = addresses["../../content/generated/drawings/town.svg"];

/**
 * @param name of a drawing in content/generated/drawings: a sheet, its -narrow variant for phones, its -row variant
 * for wide or low screens, its -plan variant without text, that one's -plan-turned of homes built the other way round, and
 * -small of both with larger letters, its -walk without any (-upright, as phones in portrait show it), its -thumbnail (-turned, too) of rooms and windows alone, its -compared at one scale for all types
 * with -compared-wide for large screens and -compared-pair where they show two, or the -medium variant of the sheet of all homes
 * @returns its URL
 * @throws Error when there is none
 */
export function drawing(name: string): string {
  const address = addresses[`../../content/generated/drawings/${name}.svg`];
  if (!address) throw new Error(`There is no drawing ${name}`);
  return address;
}

/** @returns the URL of a part of a drawing */
export const drawingPart = (name: string, view: PlanView): string =>
  `${drawing(name)}#svgView(viewBox(${view.join()}))`;
