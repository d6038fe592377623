import type { Block, PressPicture } from "./articleBody.ts";

/** Where a notice is shown: in a bar above every page, in a dialog on the home page, or both. */
export const noticePlaces = ["bar", "dialog", "both"] as const;
export type NoticePlace = (typeof noticePlaces)[number];

/** A notice as readers see it. */
export interface SiteNotice {
  id: string;
  heading: string;
  body: Block[];
  /** Its label may be empty. */
  link?: { href: string; label: string };
  place: NoticePlace;
  /** Of the dialog. */
  picture?: PressPicture;
}

/** A notice as it is written. */
export interface NoticeText {
  heading: string;
  /** In the articles' markup. */
  words: string;
  /** Empty for none. */
  link: string;
  linkLabel: string;
  place: NoticePlace;
  picture?: PressPicture | undefined;
}

/** @returns the notice of the bar: the first, since one is all that a page has space for */
export const barNotice = (notices: readonly SiteNotice[]) => notices.find(({ place }) => place !== "dialog");

/** @returns the notices of the home page's dialog, of which a reader sees the first that isn't put away */
export const dialogNotices = (notices: readonly SiteNotice[]) => notices.filter(({ place }) => place !== "bar");
