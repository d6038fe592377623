/** A day on which visits can be booked, with the places that are left. */
export interface VisitDay {
  /** YYYY-MM-DD */
  day: string;
  slots: { startsAt: string; left: number }[];
}

/** Props of the visit reservation page. */
export interface CustomerProps {
  /** Days on which a visit can be booked; none when the places left are not known. */
  days: readonly VisitDay[];
  /** What somebody chose on another page. */
  chosen?: { visitDate?: string; unit?: string; interestType?: string };
}

/** Props of the page that shows the way to the model house. */
export type ModelHouseProps = Pick<CustomerProps, "days">;
