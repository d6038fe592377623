import { locationPoints } from "../content/location.ts";
import type { ClaimStatus } from "../shared/complexContent.ts";

/** The standings that occur among the location's points, the most certain first. */
export const usedClaimStatuses = (["existing", "confirmed", "planned"] as const satisfies ClaimStatus[]).filter(
  (status) => locationPoints.some((point) => point.status === status),
);
