import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { schedulePage } from "../../content/schedule.ts";
import { saleWords } from "../../copy/sale/saleWords.ts";
import { useSale } from "../../useSale.tsx";
import { ScheduleDrawing } from "./ScheduleDrawing.tsx";
import { Timeline } from "./Timeline.tsx";

/** The sales schedule, as a drawing and as a timeline. */
export function Component() {
  const { heading, picture, notices } = schedulePage;
  const { now } = useSale();
  return (
    <>
      <InnerSection id="schedule" heading={heading} lead={saleWords(now).schedule} picture={picture}>
        <ScheduleDrawing now={now} />
        <Timeline now={now} />
        <Notice items={notices} />
      </InnerSection>
      <NextPage />
    </>
  );
}
