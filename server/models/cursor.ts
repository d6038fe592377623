/** Where a page of a list ended: the next page comes after the row of this moment and id. */
export interface Cursor {
  /** ISO date and time. */
  at: string;
  id: string;
}
