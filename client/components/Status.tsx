import { type ClaimStatus, statuses } from "../content/statuses.ts";
import styles from "./Status.module.css";

/** How certain a claim about the surroundings is: full, open or dashed, as in the drawings. */
export function Status({ status }: { status: ClaimStatus }) {
  return <span className={`${styles.status} ${styles[statuses[status].mark]}`}>{status}</span>;
}

/** What the three marks mean. */
export function StatusKey() {
  return (
    <dl className={styles.key}>
      {(Object.keys(statuses) as ClaimStatus[]).map((status) => (
        <div key={status}>
          <dt>
            <Status status={status} />
          </dt>
          <dd>{statuses[status].meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
