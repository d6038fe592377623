/** The last row of a page of a list; the next page starts after it. */
export interface Cursor {
  /** ISO date and time. */
  at: string;
  id: string;
}
