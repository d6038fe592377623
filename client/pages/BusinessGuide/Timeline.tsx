import { formatCalendarSpan, formatMonth } from "../../content/calendarDay.ts";
import { datedSteps, schedulePage } from "../../content/schedule.ts";
import styles from "./Timeline.module.css";

/** The steps of each month, in order: a month is the "YYYY-MM" that its days begin with. */
const months = [...new Set(datedSteps.map(({ from }) => from.slice(0, 7)))].map((month) => ({
  month,
  steps: datedSteps.filter(({ from }) => from.startsWith(month)),
}));

/** The schedule as a line of days, a month after the other; every mark is open, for every day is tentative. */
export function Timeline() {
  return (
    <div className={styles.timeline}>
      {months.map(({ month, steps }) => (
        <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
          <h3 id={`month-${month}`}>
            <Month month={month} />
          </h3>
          <ol>
            {steps.map(({ name, from, to, text }) => (
              <li key={name}>
                <p className={styles.date}>
                  <time dateTime={from}>{formatCalendarSpan(from, to)}</time>
                  <span>{schedulePage.tentative}</span>
                </p>
                <h4>{name}</h4>
                <p className="quiet">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Month({ month }: { month: string }) {
  const { year, name } = formatMonth(month);
  return (
    <time dateTime={month}>
      <small>{year}</small> {name}
    </time>
  );
}
