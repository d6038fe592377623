import { visits } from "../../copy/visits.ts";
import type { VisitDay } from "../../shared/visit.ts";
import styles from "./RegisteredNote.module.css";
import { VisitBooking } from "./VisitBooking.tsx";

/** Offers to book a visit after a registration without one, while visits can be booked. */
export function VisitOffer({ path, days }: { path: string; days: readonly VisitDay[] }) {
  if (days.length === 0) return null;
  return (
    <div className={styles.offer}>
      <p className={styles.question}>{visits.offer.heading}</p>
      <VisitBooking path={path} days={days} />
    </div>
  );
}
