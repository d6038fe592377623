/** Services of advertising and statistics whose scripts an agency may ask for. */
const pixelServices = ["naver", "kakao", "google"] as const;
export type PixelService = (typeof pixelServices)[number];
/** The ids that they gave the operator. */
export type PixelIds = Partial<Record<PixelService, string>>;

/** What a page hands to the script that asks visitors. It imports nothing that other pages load, so they stay the same. */
export interface PixelData {
  ids: PixelIds;
  /** Key of the choice in the browser's storage. */
  storageKey: string;
  words: Record<"label" | "question" | "more" | "refuse" | "agree" | "settings", string>;
}

/** The desk, a registration's own page, other personal links, and searches, which may have a name in them. */
const unmeasured = /^\/(?:admin|registrations|waitlist|together|session)(?:\/|$)/;

/** @returns whether services may be told of an address */
export const mayMeasure = ({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): boolean =>
  !unmeasured.test(pathname) && !searchParams.has("q");
