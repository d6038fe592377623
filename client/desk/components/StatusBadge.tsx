import { desk } from "../../copy/desk.ts";
import type { LeadStatus } from "../../shared/lead.ts";
import styles from "./StatusBadge.module.css";

/** The mark of a lead's status: filled while it waits for someone, then outlined, then text only. */
export function StatusBadge({ status }: { status: LeadStatus }) {
  return <span className={`${styles.mark} ${styles[status]}`}>{desk.statuses[status]}</span>;
}
