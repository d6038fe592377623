import { usedClaimStatuses } from "../complex/claimStatuses.ts";
import { claimStatuses } from "../copy/claims.ts";
import type { ClaimStatus } from "../shared/complexContent.ts";
import styles from "./ClaimStatusBadge.module.css";

/** How certain a claim about the surroundings is: filled, outlined or dashed, as in the drawings. */
export function ClaimStatusBadge({ status }: { status: ClaimStatus }) {
  return <span className={`${styles.status} ${styles[status]}`}>{claimStatuses[status].label}</span>;
}

/** The legend of the marks that the points of the location have, on its map too. */
export function ClaimStatusLegend() {
  return (
    <dl className={styles.key}>
      {usedClaimStatuses.map((status) => (
        <div key={status}>
          <dt data-status={status}>
            <ClaimStatusBadge status={status} />
          </dt>
          <dd>{claimStatuses[status].meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
