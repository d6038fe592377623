import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { useSale } from "../../components/useSale.tsx";
import { schedulePage } from "../../content/schedule.ts";
import { saleCopy } from "../../copy/sale/saleCopy.ts";
import { CurrentStep, Timeline } from "./Timeline.tsx";

/** The sales schedule: what runs now, then what lies ahead and behind. */
export function Component() {
  const { heading, picture } = schedulePage;
  const sale = useSale();
  const copy = saleCopy(sale);
  return (
    <>
      <InnerSection id="schedule" heading={heading} lead={copy.schedule} picture={picture} upright>
        <CurrentStep sale={sale} />
        <Timeline sale={sale} />
        <Notice items={copy.scheduleNotices} />
      </InnerSection>
      <NextPage />
    </>
  );
}
