import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { formatCalendarSpan } from "../../content/calendarDay.ts";
import { pageAt } from "../../content/pages.ts";
import { schedule, schedulePage } from "../../content/schedule.ts";
import styles from "./Schedule.module.css";
import { ScheduleDrawing } from "./ScheduleDrawing.tsx";

const next = "/SalesInfo/SubscriptionGuide";

/** The sales schedule, drawn and as a list of its dates. */
export function Component() {
  const { heading, lead, tentative, notices } = schedulePage;
  return (
    <>
      <InnerSection id="schedule" heading={heading} lead={lead}>
        <ScheduleDrawing />
        <ol className={styles.steps}>
          {schedule.map(({ name, from, to, text }) => (
            <li key={name}>
              <p className={styles.date}>
                <time dateTime={from}>{formatCalendarSpan(from, to)}</time>
                <span>{tentative}</span>
              </p>
              <div>
                <h3>{name}</h3>
                <p className="quiet">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Notice items={notices} />
      </InnerSection>
      <NextPage to={next} label={pageAt(next).name} />
    </>
  );
}
