import { visits } from "../../copy/visits.ts";
import type { VisitDay } from "../../shared/visit.ts";
import { Submit } from "../Action.tsx";
import styles from "./VisitBooking.module.css";
import { VisitChoice } from "./VisitChoice.tsx";

interface Props {
  /** Path of the registration's own page. */
  path: string;
  /** Without any, nothing is shown. */
  days: readonly VisitDay[];
}

/** Books a visit for a stored registration: a plain form that is redirected to its page. */
export function VisitBooking({ path, days }: Props) {
  if (days.length === 0) return null;
  return (
    <form className={styles.booking} method="post" action={path} aria-label={visits.offer.heading}>
      <input type="hidden" name="change" value="book-visit" />
      <VisitChoice id="late-visit" days={days} required />
      <Submit kind="outline">{visits.offer.action}</Submit>
    </form>
  );
}
