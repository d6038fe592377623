/** How certain a claim about the surroundings is. An unconfirmed plan may not be advertised as fact. */
export type ClaimStatus = "확정" | "계획" | "미정";

export const statuses: Record<ClaimStatus, { mark: "full" | "open" | "dashed"; meaning: string }> = {
  확정: { mark: "full", meaning: "이미 있거나 고시·인가된 것" },
  계획: { mark: "open", meaning: "계획에 담겼으나 바뀔 수 있는 것" },
  미정: { mark: "dashed", meaning: "검토 중이며 정해지지 않은 것" },
};
