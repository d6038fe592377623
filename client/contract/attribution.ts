/** Where a visit came from, as far as known; every value is text of at most 200 characters. */
export interface TrafficSource {
  /** utm_source and its companions, as the address had them. */
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
  /** Host of the page that linked to us, when it isn't ours. */
  referrer?: string;
  /** Path of the page that was opened first. */
  landing?: string;
  /** ISO date and time. */
  at?: string;
}

/** The sources of the first visit and of the last one before the form was sent (first and last touch). */
export interface Attribution {
  first?: TrafficSource;
  last?: TrafficSource;
}
