import type { ChangeEvent } from "react";
import { visits } from "../../copy/visits.ts";
import { formatCalendarDay, formatCalendarSpan, formatDayChip } from "../../shared/format/calendarDay.ts";
import type { VisitDay } from "../../shared/visit.ts";
import { FieldError } from "../FieldError.tsx";
import styles from "./VisitChoice.module.css";

interface Props {
  /** Unique on the page. */
  id: string;
  days: readonly VisitDay[];
  /** The prefilled value, or that of a post without JavaScript. */
  value?: string | undefined;
  error?: string | undefined;
  /** Otherwise the time may be left open until the call. */
  required?: boolean;
}

/** Whoever chooses a day doesn't leave the time open any more. Brings the day's hours above a phone's bar. */
function showHours({ target, currentTarget }: ChangeEvent<HTMLFieldSetElement>): void {
  if (!(target instanceof HTMLInputElement) || target.name !== "visitDay") return;
  const open = currentTarget.querySelector<HTMLInputElement>('input[name="visitDate"][value=""]');
  if (open) open.checked = false;
  target.closest("div")?.querySelector("fieldset")?.scrollIntoView({ block: "nearest" });
}

/**
 * The time of a visit: the days side by side, and under them the hours of the selected one with the places left. Radio
 * buttons, so that it works without scripts; the form's field is `visitDate`, the day only decides which hours show.
 */
export function VisitChoice({ id, days, value, error, required = false }: Props) {
  const offered = days.some(({ slots }) => slots.some(({ startsAt }) => startsAt === value));
  const described = `${id}-${error ? "error" : "hint"}`;
  return (
    <fieldset
      className={styles.choice}
      aria-describedby={described}
      {...(error && { tabIndex: -1, "data-errors": true })}
      onChange={showHours}
    >
      <legend>
        {visits.label}
        {!required && <span className={styles.mark}>{visits.mark}</span>}
      </legend>
      {error ? (
        <FieldError id={described}>{error}</FieldError>
      ) : (
        <p className={styles.hint} id={described}>
          {visits.hint}
        </p>
      )}
      {days[0] && <p className={styles.span}>{formatCalendarSpan(days[0].day, days.at(-1)?.day)}</p>}
      <div className={styles.days}>
        {days.map(({ day, slots }) => {
          const { number, weekday, weekend } = formatDayChip(day);
          const name = formatCalendarDay(day);
          return (
            <div key={day} className={styles.day}>
              <label className={weekend ? `${styles.chip} ${styles.weekend}` : styles.chip}>
                <input
                  type="radio"
                  name="visitDay"
                  value={day}
                  aria-label={name}
                  defaultChecked={offered && value?.startsWith(day)}
                />
                <small>{weekday}</small>
                <b>{number}</b>
              </label>
              <fieldset className={styles.hours}>
                <legend>{name}</legend>
                {slots.map(({ startsAt, left }) => (
                  <label key={startsAt} className={styles.hour}>
                    <input
                      type="radio"
                      name="visitDate"
                      value={startsAt}
                      required={required}
                      defaultChecked={startsAt === value}
                    />
                    <b>{startsAt.slice(11, 16)}</b>
                    <small>{visits.left(left)}</small>
                  </label>
                ))}
              </fieldset>
            </div>
          );
        })}
      </div>
      {!required && (
        <label className={styles.open}>
          <input type="radio" name="visitDate" value="" defaultChecked={!offered} />
          {visits.undecided}
        </label>
      )}
    </fieldset>
  );
}
