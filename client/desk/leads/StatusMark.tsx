import type { LeadStatus } from "../../contract/lead.ts";
import { desk } from "../../copy/desk.ts";
import styles from "./StatusMark.module.css";

/** How far the office has come with a lead: full while it waits for somebody, then open, then only words. */
export function StatusMark({ status }: { status: LeadStatus }) {
  return <span className={`${styles.mark} ${styles[status]}`}>{desk.statuses[status]}</span>;
}
