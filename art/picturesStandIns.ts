/**
 * What stands in for a picture whose master isn't rendered yet. An entry goes once its master is there; when none is
 * left, this file and the cuts of the studies go too.
 */
import type { Cut, CutName } from "./picturesTable.ts";

/** Fractions of the study: left, top, width, height. */
export interface StudyCut extends Omit<Cut, "crop"> {
  master: string;
  part: readonly [left: number, top: number, width: number, height: number];
}

export const studies = {
  hero: { master: "hero_dusk", part: [0, 0, 1, 0.985], widths: [480, 960, 1440, 1920] },
  heroPortrait: { master: "hero_dusk", part: [44 / 1920, 0, 800 / 1920, 0.985], widths: [390, 585, 800] },
  duskShore: {
    master: "hero_dusk",
    part: [300 / 1920, 276 / 1080, 1400 / 1920, 788 / 1080],
    widths: [480, 960, 1400],
  },
  aerial: { master: "day_aerial", part: [0, 0.1, 1, 0.9], widths: [480, 960, 1600] },
  clay: { master: "clay", part: [0, 0.15, 1, 0.85], widths: [480, 800, 1120] },
  sitePlan: { master: "plan", part: [0, 0, 1, 1], widths: [480, 800, 1200] },
  living: { master: "living", part: [0, 0, 1, 1], widths: [480, 960, 1280] },
  panorama: { master: "pano", part: [0, 0, 1, 1], widths: [1024, 2048], quality: 55 },
} as const satisfies Record<string, StudyCut>;

type Study = keyof typeof studies;

export const standIns: Partial<Record<CutName, Study>> = {
  heroDusk: "hero",
  heroPortrait: "heroPortrait",
  aerialDay: "aerial",
  clayAerial: "clay",
  claySite: "sitePlan",
  lakeDusk: "duskShore",
  garden: "aerial",
  entrance: "duskShore",
  street: "aerial",
  skyGarden: "aerial",
  crown: "heroPortrait",
  facade: "heroPortrait",
  aerialDusk: "hero",
  cityView: "aerial",
  clayTowers: "clay",
  waterDay: "aerial",
  lobby: "living",
  lounge: "living",
  fitness: "living",
  library: "living",
  living84A: "living",
  living84C: "living",
  living105: "living",
  kitchen84A: "living",
  master84A: "living",
  bath84A: "living",
  dining84C: "living",
  livingDusk84A: "living",
  bed84A: "living",
  dressing84A: "living",
  entry84A: "living",
  study84C: "living",
  bannerBrand: "duskShore",
  bannerBusiness: "aerial",
  bannerSales: "clay",
  bannerLocation: "clay",
  bannerComplex: "sitePlan",
  bannerUnits: "living",
  bannerInterior: "panorama",
  bannerPromotion: "duskShore",
  aerialDayPhone: "aerial",
  aerialDuskPhone: "heroPortrait",
  lakeDuskPhone: "duskShore",
  clayAerialPhone: "clay",
  living84APhone: "living",
  cardHeight: "heroPortrait",
  cardCentre: "clay",
  cardView: "aerial",
  cardLight: "living",
  tour84A: "panorama",
  tour84C: "panorama",
};
