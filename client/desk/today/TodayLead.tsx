import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatPhone } from "../../shared/format/phone.ts";
import type { Lead } from "../../shared/lead.ts";
import { StatusBadge } from "../components/StatusBadge.tsx";
import styles from "./Today.module.css";

interface Props {
  lead: Lead;
  /** When it was created. */
  note?: string;
  /** Its actions. */
  children?: ReactNode;
}

/** A lead of the day, with links to its page and to call it. */
export function TodayLead({ lead, note, children }: Props) {
  const { id, name, phone, message, assignee, grade, absences } = lead;
  const facts = [assignee?.name, grade && `${grade}등급`, absences > 0 && `부재 ${absences}회`, lead.unit].filter(
    Boolean,
  );
  return (
    <li className={styles.lead}>
      <p className={styles.name}>
        <Link to={`/admin/leads/${id}`}>{name}</Link>
        <StatusBadge status={lead.status} />
      </p>
      <p>
        <a className={styles.phone} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          {formatPhone(phone)}
        </a>
      </p>
      {note && <p className={styles.note}>{note}</p>}
      {facts.length > 0 && <p className={styles.note}>{facts.join(" · ")}</p>}
      {message && <p className={styles.message}>{message}</p>}
      {children}
    </li>
  );
}
