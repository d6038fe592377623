import { communityFees } from "../content/sale/communityFees.ts";
import { formatCount } from "../shared/format/format.ts";
import type { Basis } from "../shared/sale/basis.ts";
import { formatBasis } from "./statutes.ts";

const basis: Basis = { statute: "공동주택관리법 시행령 제23조제4항", checked: "2026. 6." };
const span = ([from, to]: readonly [number, number]) => `${formatCount(from)}~${formatCount(to)}원`;

/** Who decides on the fees: shown with every figure, because all are samples. */
const decided =
  "금액은 이해를 돕기 위한 예시이며, 실제 이용료와 운영 방법은 입주 후 입주자대표회의가 관리규약에 따라 정합니다.";

/** @returns the short answer to what the community costs */
export const communityFeesSummary = (): [string, ...string[]] =>
  communityFees
    ? [
        `기본 운영비는 세대당 월 ${span(communityFees.household)}입니다(예시).`,
        `시설별 이용료의 예시는 ${communityFees.fees
          .map(({ facility, per, won }) => `${facility} ${per} ${span(won)}`)
          .join(", ")}입니다.`,
        decided,
      ]
    : [
        "금액과 운영 방법은 입주 후 입주자대표회의가 정합니다.",
        "기본 운영비는 관리비에 나누어 부과하고 개별 시설의 이용료는 따로 받을 수 있습니다.",
      ];

/** The section of the community page. */
export const communityFeesPage = {
  heading: "이용료 예시",
  lead: decided,
  caption: "커뮤니티 이용료 (예시)",
  columns: ["시설", "단위", "금액"],
  rows: communityFees && [
    ["기본 운영비", "세대당 월", span(communityFees.household)],
    ...communityFees.fees.map(({ facility, per, won }) => [facility, per, span(won)]),
  ],
  source: `기본 운영비는 이용 여부와 관계없이 관리비에 포함하고, 시설별 이용료는 이용한 분에게 따로 부과하는 것을 가정했습니다. ${formatBasis(basis)}`,
} as const;
