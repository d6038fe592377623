/** The parameters by which advertising services know a click again, those that take files first. */
export const conversionServices = {
  google: ["gclid"],
  naver: ["NaPm", "n_ad", "n_keyword_id"],
} as const;
export type ConversionService = keyof typeof conversionServices;
export const clickIds = [
  ...conversionServices.google,
  "gbraid",
  "wbraid",
  ...conversionServices.naver,
  "fbclid",
] as const;
export type ClickId = (typeof clickIds)[number];

const longest = 200;

/** @returns the click ids in a query; a longer one is none, since a part of it would be worth nothing */
export const clickIdsIn = (query: URLSearchParams): Partial<Record<ClickId, string>> =>
  Object.fromEntries(
    clickIds.flatMap((name) => {
      const value = query.get(name);
      return value && value.length <= longest ? [[name, value]] : [];
    }),
  );

/** The source of a visit, as far as known; every value is text of at most 200 characters. */
export interface TrafficSource extends Partial<Record<ClickId, string>> {
  /** utm_source and the other utm parameters of the URL. */
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
  /** Host of the referring page, if it isn't ours. */
  referrer?: string;
  /** Path of the page opened first. */
  landing?: string;
  /** ISO date and time. */
  at?: string;
}

/** The sources of the first and the last visit before the form was sent (first and last touch). */
export interface Attribution {
  first?: TrafficSource;
  last?: TrafficSource;
}
