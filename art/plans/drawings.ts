import type { ComplexModel } from "../../client/complex/plans/complexModel.ts";
import type { PlanModel } from "../../client/complex/plans/planModels.ts";
import type { UnitLabel } from "../../client/shared/contentNames.ts";
import { countsFile, homeGridFile, measurementsFile, measurementsOf } from "./measurements.ts";
import { facadeShape, homeShapes } from "./modelShape.ts";
import { drawNarrowStacks, drawStackRow } from "./narrowStackSheet.ts";
import {
  comparedPairLetters,
  comparedWideLetters,
  drawComparedUnit,
  drawThumbnail,
  drawUnextended,
  drawUnitAlone,
  drawUnitTurned,
  drawWalk,
  smallLetters,
} from "./plainPlan.ts";
import { drawPortraitUnit } from "./portraitSheet.ts";
import { drawNarrowSite, drawSiteSheet } from "./siteSheet.ts";
import { drawMediumStacks, drawStackSheet } from "./stackSheet.ts";
import { drawUnitSheet } from "./unitSheet.ts";
import { walkLabels, walksFile } from "./walks.ts";

/** @returns everything generated from the model, by its path in the project */
export function drawAll(complex: ComplexModel, plans: Record<UnitLabel, PlanModel>): Map<string, string> {
  return new Map([
    ...Object.values(plans).flatMap((plan): [string, string][] => [
      [`client/content/generated/drawings/${plan.label}.svg`, drawUnitSheet(plan, complex)],
      [`client/content/generated/drawings/${plan.label}-narrow.svg`, drawPortraitUnit(plan, complex)],
      [`client/content/generated/drawings/${plan.label}-plan.svg`, drawUnitAlone(plan, complex)],
      [`client/content/generated/drawings/${plan.label}-plan-turned.svg`, drawUnitTurned(plan, complex)],
      [`client/content/generated/drawings/${plan.label}-plan-small.svg`, drawUnitAlone(plan, complex, smallLetters)],
      [
        `client/content/generated/drawings/${plan.label}-plan-turned-small.svg`,
        drawUnitTurned(plan, complex, smallLetters),
      ],
      [`client/content/generated/drawings/${plan.label}-thumbnail.svg`, drawThumbnail(plan, complex)],
      [`client/content/generated/drawings/${plan.label}-thumbnail-turned.svg`, drawThumbnail(plan, complex, true)],
      [`client/content/generated/drawings/${plan.label}-before.svg`, drawUnextended(plan, complex)],
      [`client/content/generated/drawings/${plan.label}-before-small.svg`, drawUnextended(plan, complex, smallLetters)],
      [`client/content/generated/drawings/${plan.label}-compared.svg`, drawComparedUnit(plan, complex, plans)],
      [
        `client/content/generated/drawings/${plan.label}-compared-wide.svg`,
        drawComparedUnit(plan, complex, plans, comparedWideLetters),
      ],
      [
        `client/content/generated/drawings/${plan.label}-compared-pair.svg`,
        drawComparedUnit(plan, complex, plans, comparedPairLetters),
      ],
    ]),
    ...walkLabels.flatMap((label): [string, string][] => [
      [`client/content/generated/drawings/${label}-walk.svg`, drawWalk(plans[label], complex)],
      [`client/content/generated/drawings/${label}-walk-upright.svg`, drawWalk(plans[label], complex, true)],
    ]),
    ["client/content/generated/drawings/site.svg", drawSiteSheet(complex)],
    ["client/content/generated/drawings/site-narrow.svg", drawNarrowSite(complex)],
    ["client/content/generated/drawings/stacks.svg", drawStackSheet(complex)],
    ["client/content/generated/drawings/stacks-medium.svg", drawMediumStacks(complex)],
    ["client/content/generated/drawings/stacks-narrow.svg", drawNarrowStacks(complex)],
    ["client/content/generated/drawings/stacks-row.svg", drawStackRow(complex)],
    ["client/content/generated/measurements.ts", measurementsFile(measurementsOf(complex, plans))],
    ["client/content/generated/counts.ts", countsFile(complex)],
    ["client/content/generated/walks.ts", walksFile(complex, plans)],
    ["client/content/generated/homeGrid.ts", homeGridFile(measurementsOf(complex, plans))],
    ["client/content/generated/homeShapes.json", `${JSON.stringify(homeShapes(complex, plans))}\n`],
    ["client/content/generated/facadeShape.json", `${JSON.stringify(facadeShape(complex, plans))}\n`],
  ]);
}
