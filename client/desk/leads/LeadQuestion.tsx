import { desk } from "../../copy/desk.ts";
import { formatMoment } from "../../shared/format/format.ts";
import type { LeadDetail } from "../../shared/lead.ts";
import { registrationFields } from "../../shared/registrationFields.ts";
import { StatusBadge } from "../components/StatusBadge.tsx";
import styles from "./LeadQuestion.module.css";
import { soughtFields } from "./leadFields.ts";

/** What the visitor asks, how far the lead is, when the visit is, and what they look for: read before the call. */
export function LeadQuestion({ lead }: { lead: LeadDetail }) {
  const { message, visitAt, visitOutcome, cancelledVisit } = lead;
  const visit = visitAt && formatMoment(visitAt) + (visitOutcome ? ` (${desk.visitOutcomes[visitOutcome]})` : "");
  const cancelled =
    cancelledVisit && `${formatMoment(cancelledVisit.startsAt)} (${formatMoment(cancelledVisit.at)}에 취소)`;
  const facts = [
    { label: desk.filters.status, value: <StatusBadge status={lead.status} />, style: undefined },
    { label: "방문예약", value: visit, style: styles.visit },
    { label: "취소한 방문", value: cancelled, style: undefined },
    ...soughtFields.map((field) => ({ label: registrationFields[field].label, value: lead[field], style: undefined })),
  ].filter(({ value }) => value);
  return (
    <section className={styles.question} aria-label="상담 내용">
      {message && <p className={styles.message}>{message}</p>}
      <dl className={styles.facts}>
        {facts.map(({ label, value, style }) => (
          <div key={label} className={style}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
