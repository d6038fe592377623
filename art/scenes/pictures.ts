/** The crops of the masters in renders/, made by art/pictures.ts: one entry for each picture that pages can use. */

import type { Crop, Cut } from "../../client/shared/pictureCut.ts";

// 750 fits most phones with a device pixel ratio of 1.75 or 2.
const full: Cut = { widths: [480, 750, 960, 1920] };
/** Full-width pictures whose masters are 1600 wide. */
const medium: Cut = { widths: [480, 750, 960, 1600] };
/** For full-width pictures on desktops. */
const wide: Cut = { widths: [480, 750, 960, 1920, 2560] };
const near: Cut = { widths: [390, 600, 1200] };
const part = (master: string, crop: Crop, widths: Cut["widths"] = [480, 800, 1280]): Cut => ({ master, crop, widths });

/** Portrait, for phones and for cards side by side. */
const upright = (master: string, x = 0.5, y = 0.5) => part(master, { ratio: 4 / 5, at: [x, y] }, [390, 585, 860]);

/** Keeps the tops of towers visible in flat boxes. */
const crowns = [0.5, 0.15] as const;

/** The hero's other hours: seen only for a moment, so they need less quality than the first one. */
const hour: Cut = { widths: [750, 960, 1440, 1920], quality: 42 };
/** The hero on phones: its left towers, with sky for the text beside them. */
const heroUpright = (master: string, quality: number): Cut => ({
  master,
  crop: { ratio: 3 / 5, at: [0.505, 0.5] },
  widths: [390, 540, 648, 750, 860],
  quality,
});

const hours = {
  hero0640: hour,
  hero1230: hour,
  hero1710: hour,
  hero1820: hour,
  heroPortrait0640: heroUpright("hero0640", 42),
  heroPortrait1230: heroUpright("hero1230", 42),
  heroPortrait1710: heroUpright("hero1710", 42),
  heroPortrait1820: heroUpright("hero1820", 42),
} as const satisfies Record<string, Cut>;

const exterior = {
  heroDusk: { widths: [750, 960, 1440, 1920, 2560], focus: crowns },
  heroPortrait: heroUpright("heroDusk", 45),
  /** The same on tablets: more towers, as large as the sky beside them leaves room for. */
  heroSquare: { master: "heroDusk", crop: { ratio: 1, at: [0.72, 0.5] }, widths: [768, 1080, 1440], quality: 42 },
  aerialDay: { widths: [480, 750, 960, 1440, 1920, 2560], focus: crowns },
  clayAerial: { widths: [480, 750, 960, 1440, 2000], focus: [0.5, 0.08] },
  siteFromAbove: { widths: [480, 960, 1440] },
  lakeDusk: { ...full, focus: crowns },
  // Leaves take half as many bytes again as a wall at the same quality.
  garden: { ...medium, quality: 35 },
  entrance: full,
  street: full,
  // Wide boxes show the path and the lake.
  lakeWalk: { ...full, focus: [0.5, 0.85] },
  skyGarden: full,
  crown: { widths: [480, 800, 1200, 1600] },
  facade: { widths: [390, 780, 1170], quality: 37, focus: [0.5, 0.28] },
  aerialDusk: { ...full, focus: crowns },
  clayTowers: { widths: [480, 800, 1200, 1600], focus: [0.5, 0.04] },
  waterDay: medium,
} as const satisfies Record<string, Cut>;

const community = {
  lobby: wide,
  lounge: medium,
  fitness: full,
  library: medium,
  golf: medium,
  cafe: medium,
  kids: medium,
  sauna: full,
  studyRoom: medium,
  sharedOffice: full,
  guesthouse: medium,
  // Its upper third is wall.
  daycare: { ...medium, focus: [0.5, 1] },
  pilates: medium,
  seniors: medium,
  music: medium,
  afterSchool: medium,
  storage: medium,
  parcels: medium,
} as const satisfies Record<string, Cut>;

const homes = {
  living84A: wide,
  living84B: full,
  living84C: wide,
  living105: wide,
  kitchen84B: full,
  kitchen105: full,
  master105: full,
  living119A: full,
  kitchen119A: full,
  master119A: full,
  kitchen84A: wide,
  master84A: full,
  bath84A: full,
  dining84C: wide,
  breakfast84A: full,
  livingDusk84A: wide,
  bed84A: full,
  entry84A: full,
  study84C: full,
} as const satisfies Record<string, Cut>;

/** Drawn by works.ts, for an article. */
const drawn = { worksSection: { widths: [480, 960, 1440] } } as const satisfies Record<string, Cut>;

/** Materials from near, beside the finishing schedule. */
const closeUps = {
  // Near its lower edge the joints are coarse.
  closeFloor: { ...near, focus: [0.5, 0] },
  closeStone: near,
  closeHandle: near,
  closeTap: near,
} as const satisfies Record<string, Cut>;

const uprights = {
  lakeDuskPhone: upright("lakeDusk", 0.55),
  // The sofa, the window and the table: upright, it was a chair before a window.
  living84APhone: part("living84A", { ratio: 1, at: [0.22, 0.5] }, [390, 585, 860]),
  aerialDayPhone: upright("aerialDay", 0.5),
  cardHeight: upright("crown"),
  cardLight: upright("living84A", 0.4),
} as const satisfies Record<string, Cut>;

/** What a tour's page shows before the tour starts. */
const tours = {
  tour84A: { widths: [480, 960, 1440, 1920, 2560] },
  tour84C: { widths: [480, 960, 1440, 1920, 2560] },
  tour105: { widths: [480, 960, 1440, 1920, 2560] },
} as const satisfies Record<string, Cut>;

/** Stills of the model by the hour, rendered by themselves: see art/model/still.ts. */
const model = {
  // Dark, with lights as fine as noise.
  locationNight: { widths: [750, 960, 1280, 1800], quality: 38 },
  modelDay: { widths: [480, 750, 960, 1440], quality: 42 },
  modelDayNarrow: upright("modelDay", 0.5),
} as const satisfies Record<string, Cut>;

export const cuts = {
  ...exterior,
  ...hours,
  ...community,
  ...homes,
  ...closeUps,
  ...drawn,
  ...uprights,
  ...tours,
  ...model,
};

export type CutName = keyof typeof cuts;
