/** The source of a visit, as far as known; every value is text of at most 200 characters. */
export interface TrafficSource {
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
