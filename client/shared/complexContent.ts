/** Types of the files in client/content. */
import type { PictureName } from "./contentNames.ts";
import type { PagePath, SectionId } from "./page.ts";
import type { OfficeRecord } from "./sale/source.ts";

export interface UnitType {
  /** Segment of /FloorPlan/{segment}. */
  segment: string;
  /** The name shown to buyers. */
  label: string;
  /** Exclusive area in square metres, rounded as in the announcement. */
  exclusive: number;
}

export interface UnitText {
  heading: string;
  text: string;
}

export interface ViewerText {
  title: string;
  lead: string;
  alt: string;
}

/** A kind of room that pictures and tours show. */
export type RoomKind = "entry" | "living" | "kitchen" | "dining" | "master" | "bed" | "alpha" | "bath";

/** What pictures and tours show of a room beyond what comes with the home. */
export interface Exhibit {
  /** Paid options, by their ids in sale/options.ts. */
  options: readonly string[];
  /** What can't be had: furniture, appliances, decoration. */
  display: readonly string[];
}

/** A picture of a material from near. */
export interface CloseUp extends Partial<Exhibit> {
  /** Its name in content/generated/pictures.ts; it is left out until it is rendered. */
  picture: string;
  /** Where in the home, and what is seen. */
  part: string;
  text: string;
  alt: string;
}

export interface Interior {
  heading: string;
  text: string;
  picture: PictureName;
  /** For narrow portrait screens. */
  upright?: PictureName;
  alt: string;
  /** The home shown, if it was rendered with its outlook. */
  home?: PicturedHome;
  /** More rooms of the same home, if rendered. */
  rooms: readonly Room[];
}

export interface PicturedHome {
  /** As in the model, "105". */
  tower: string;
  line: number;
  floor: number;
}

export interface Room {
  name: string;
  kind: RoomKind;
  text: string;
  picture: PictureName;
  alt: string;
  /** The home shown, as above. */
  home?: PicturedHome;
}

export interface BrandHour {
  /** Hour of the day, as a clock time. */
  hour: string;
  /** Where one is at that hour. */
  place: string;
  title: string;
  text: string;
  picture: PictureName;
  alt: string;
  /** Whose window it looks out of. */
  home?: PicturedHome;
  /** What isn't supplied as it is seen. */
  exhibit?: Partial<Exhibit>;
}

export interface Facility {
  /** Id of its picture, which may not be rendered yet. */
  id: string;
  name: string;
  /** Podium and floor. */
  place: string;
  text: string;
}

export interface FacilityGroup {
  title: string;
  text: string;
  facilities: readonly Facility[];
}

/** The sections of the home page, by their anchors. */
export type StepId = "hero" | "homes" | "location" | "brand" | "special" | "premium" | "unit" | "interestForm";

/** A section of the home page: it stands for an hour of one day. */
export interface Step {
  id: StepId;
  hour: string;
  /** Label in the rail of hours. */
  label: string;
  /** Whether the background under the rail is dark. */
  dark?: boolean;
}

export interface HeroHour {
  hour: string;
  /** Absent for the initial hour, whose picture is already there. */
  pictures?: { wide: PictureName; upright: PictureName };
}

export interface PremiumCard {
  title: string;
  /** Two lines. */
  text: string;
  page: PagePath;
  linkText: string;
  picture: PictureName;
}

/**
 * The standing of a claim about the surroundings: in use, laid down by a public notice, planned, or undecided. A plan may
 * not be presented as a fact, and what is undecided is no benefit.
 */
export type ClaimStatus = "existing" | "confirmed" | "planned" | "undecided";

export interface LocationPoint {
  id: "station" | "park" | "school" | "market" | "bus" | "transfer";
  name: string;
  /** In a straight line from the site's boundary. */
  km: number;
  /** Degrees clockwise from north, from the centre of the site. */
  bearing: number;
  status: Exclude<ClaimStatus, "undecided">;
  /** The source of the claim. */
  source: OfficeRecord;
  title: string;
  /** What it offers. */
  text: string;
}

/** Where the text of a point stands in home's drawing of distances, seen from the point. */
export type TextSide = "right" | "left" | "below" | "belowLeft";

/**
 * A model of the surroundings, rendered from above, that the distances are drawn over. Metres east, north and up from the
 * middle of the site.
 */
export interface RenderedMap {
  picture: PictureName;
  /** Pixels of the picture. */
  size: readonly [width: number, height: number];
  /** As it was rendered; `lens` in mm for a picture 36 mm wide. */
  camera: { at: Place; to: Place; lens: number };
  /** How high the site's roofs are: its label stands there, and the arcs begin. */
  site: number;
  labels: Record<LocationPoint["id"], LabelSide>;
}

/** Where a label stands against its point on the rendered map. */
export type LabelSide = TextSide | "above" | "belowRight";

type Place = readonly [east: number, north: number, up: number];

export interface PremiumFact {
  label: string;
  value: string;
  /** For a claim about the surroundings: its certainty and source. */
  status?: ClaimStatus;
  source?: string;
}

export interface PremiumStory {
  title: string;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly PremiumFact[];
  picture: PictureName;
  alt: string;
  link: { page: PagePath; label: string };
}

export interface MenuSection {
  section: SectionId;
  label: string;
  /** Pages of the submenu; the section's own link leads to the first. A section without any is a single page: home. */
  pages: readonly PagePath[];
  /** The links under the title bar, if there are more than in the submenu. */
  neighbours?: readonly PagePath[];
}

/** A picture with its alternative text; empty if the text beside it says the same. */
export interface Scene {
  picture: PictureName;
  /** For narrow portrait screens. */
  upright?: PictureName;
  alt: string;
}
