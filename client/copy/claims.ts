import type { ClaimStatus } from "../shared/complexContent.ts";

export const claimStatuses: Record<ClaimStatus, { label: string; meaning: string }> = {
  existing: { label: "현황", meaning: "지금 있고 이용하는 것" },
  confirmed: { label: "확정", meaning: "고시·인가된 것" },
  planned: { label: "계획", meaning: "바뀔 수 있는 것" },
  undecided: { label: "미정", meaning: "정해지지 않은 것" },
};
