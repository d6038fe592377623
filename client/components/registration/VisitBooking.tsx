import type { VisitDay } from "../../contract/visit.ts";
import { visits } from "../../words/visits.ts";
import { Action } from "../Action.tsx";
import { VisitChoice } from "./VisitChoice.tsx";

interface Props {
  /** Of the registration's own page. */
  path: string;
  /** Without any, there is nothing to book. */
  days: readonly VisitDay[];
}

/** Books a visit for a registration that is stored: a plain form, which leads on to its own page. */
export function VisitBooking({ path, days }: Props) {
  if (days.length === 0) return null;
  return (
    <form method="post" action={path} aria-label={visits.offer.heading}>
      <input type="hidden" name="change" value="book-visit" />
      <VisitChoice id="late-visit" days={days} required />
      <Action kind="outline" type="submit">
        {visits.offer.action}
      </Action>
    </form>
  );
}
