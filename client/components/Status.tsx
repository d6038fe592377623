import { type ClaimStatus, claimStatuses } from "../content/location.ts";
import styles from "./Status.module.css";

/** Tells a confirmed claim (full) from a plan (open) and from what is undecided (dashed). */
export function Status({ status }: { status: ClaimStatus }) {
  return <span className={`${styles.status} ${styles[status]}`}>{claimStatuses[status].label}</span>;
}
