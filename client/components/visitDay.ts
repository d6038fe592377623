/** A day on which visits can be booked, with the places that are left. */
export interface VisitDay {
  /** YYYY-MM-DD */
  day: string;
  slots: { startsAt: string; left: number }[];
}
