/** What is known of one way to the site; every value is text of at most 200 characters. */
export interface Touch {
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

/** The way that somebody came first, and the last one before the form was sent. */
export interface Touches {
  first?: Touch;
  last?: Touch;
}
