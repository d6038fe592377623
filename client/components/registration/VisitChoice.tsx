import { formatVisit } from "../../complex/sale/visitSlots.ts";
import { visits } from "../../copy/visits.ts";
import { formatCalendarDay } from "../../shared/format/calendarDay.ts";
import type { VisitDay } from "../../shared/visit.ts";
import { SelectField } from "./SelectField.tsx";

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

/** The time of a visit: one list, grouped by days, with the places left. */
export function VisitChoice({ id, days, value, error, required = false }: Props) {
  return (
    <SelectField
      id={id}
      name="visitDate"
      label={visits.label}
      {...(!required && { mark: visits.mark })}
      required={required}
      hint={visits.hint}
      value={value}
      error={error}
    >
      <option value="">{required ? visits.choose : visits.undecided}</option>
      {days.map(({ day, slots }) => (
        <optgroup key={day} label={formatCalendarDay(day)}>
          {slots.map(({ startsAt, left }) => (
            <option key={startsAt} value={startsAt}>
              {`${formatVisit(startsAt)} · ${visits.left(left)}`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
