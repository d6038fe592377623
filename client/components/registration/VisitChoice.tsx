import { visits } from "../../content/visits.ts";
import { formatCalendarDay } from "../../contract/format/calendarDay.ts";
import { formatVisit } from "../../contract/sale/visitSlots.ts";
import type { VisitDay } from "../../contract/visit.ts";
import styles from "./VisitChoice.module.css";

interface Props {
  days: readonly VisitDay[];
  /** What a post without JavaScript came back with. */
  value?: string;
  error?: string;
}

/** The time of a visit, if somebody wants to choose it now: one list, by days, with the places left. */
export function VisitChoice({ days, value = "", error }: Props) {
  if (days.length === 0) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor="visit-date">
        {visits.label} <span className={styles.mark}>{visits.mark}</span>
      </label>
      <select
        id="visit-date"
        name="visitDate"
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "visit-date-error" : "visit-date-hint"}
      >
        <option value="">{visits.undecided}</option>
        {days.map(({ day, slots }) => (
          <optgroup key={day} label={formatCalendarDay(day)}>
            {slots.map(({ startsAt, left }) => (
              <option key={startsAt} value={startsAt}>
                {`${formatVisit(startsAt)} · ${visits.left(left)}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {error ? (
        <p className={styles.error} id="visit-date-error" role="alert">
          {error}
        </p>
      ) : (
        <p className={styles.hint} id="visit-date-hint">
          {visits.hint}
        </p>
      )}
    </div>
  );
}
