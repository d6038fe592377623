import { ClaimStatusBadge } from "../../components/ClaimStatusBadge.tsx";
import type { LocationPoint } from "../../shared/complexContent.ts";
import { formatDistance } from "../../shared/format/distance.ts";
import { formatRecord } from "../../shared/sale/source.ts";
import styles from "./LocationPointText.module.css";

/** A location benefit: its name, its distance, and how certain the claim is. */
export function LocationPointText({ point }: { point: LocationPoint }) {
  return (
    <>
      <h3 className={styles.name}>{point.name}</h3>
      <div className={styles.distance}>{formatDistance(point.km)}</div>
      <p className={styles.source}>
        <ClaimStatusBadge status={point.status} />
        {formatRecord(point.source)}
      </p>
    </>
  );
}
