import { desk, sourceLabel } from "../../copy/desk.ts";
import type { TrafficSource } from "../../shared/attribution.ts";
import { formatMoment } from "../../shared/format/format.ts";
import type { LeadDetail } from "../../shared/lead.ts";
import { registrationFields } from "../../shared/registrationFields.ts";
import { FactList } from "../components/FactList.tsx";
import { otherFactFields } from "./leadFields.ts";

/** @returns a visit's source in one line: the campaign, the referring host, the landing page */
const describeSource = ({ source, medium, campaign, term, content, referrer, landing, at }: TrafficSource) =>
  [source, medium, campaign, term, content, referrer, landing, at && formatMoment(at)].filter(Boolean).join(" · ");

/** The rest of what the visitor submitted, and the source. */
export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const [first, last] = [describeSource(lead.firstTouch), describeSource(lead.lastTouch)];
  const facts: [string, string | null][] = [
    ...otherFactFields.map((field): [string, string] => [registrationFields[field].label, lead[field]]),
    [desk.filters.form, desk.forms[lead.form]],
    [desk.filters.source, sourceLabel(lead.source)],
    ["첫 방문", first],
    ["마지막 방문", last === first ? "" : last],
    ["광고 수신", lead.marketing ? desk.marketing.yes : desk.marketing.no],
    ["개인정보 안내문", `${lead.consentVersion} 버전`],
  ];
  return (
    <section aria-label="접수 정보">
      <FactList facts={facts} />
    </section>
  );
}
