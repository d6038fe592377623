import type { VisitDay } from "../../components/visitDay.ts";

/** Props of the visit reservation page. */
export interface CustomerProps {
  /** Days on which a visit can be booked; none when the places left are not known. */
  days: readonly VisitDay[];
}
