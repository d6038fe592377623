import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { pageAt } from "../../content/pages.ts";
import { schedulePage } from "../../content/schedule.ts";
import { ScheduleDrawing } from "./ScheduleDrawing.tsx";
import { Timeline } from "./Timeline.tsx";

const next = "/SalesInfo/SubscriptionGuide";

/** The sales schedule, drawn in one picture and as a line of its days. */
export function Component() {
  const { heading, lead, picture, notices } = schedulePage;
  return (
    <>
      <InnerSection id="schedule" heading={heading} lead={lead} picture={picture}>
        <ScheduleDrawing />
        <Timeline />
        <Notice items={notices} />
      </InnerSection>
      <NextPage to={next} label={pageAt(next).name} />
    </>
  );
}
