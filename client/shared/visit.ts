/** A day on which visits can be booked, with the places left. */
export interface VisitDay {
  /** YYYY-MM-DD */
  day: string;
  slots: { startsAt: string; left: number }[];
}

/** Props of the visit reservation page. */
export interface CustomerProps {
  /** Days on which a visit can be booked; empty when the places left are unknown. */
  days: readonly VisitDay[];
  /** Values selected on another page. */
  chosen?: { visitDate?: string; unit?: string; interestType?: string };
}

/** Props of the directions page. */
export type ModelHouseProps = Pick<CustomerProps, "days">;
