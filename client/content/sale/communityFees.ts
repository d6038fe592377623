import type { CommunityFees } from "../../shared/sale/saleContent.ts";

/**
 * Expected fees of the community; undefined while nothing can be said. These are samples: the residents decide
 * once they have moved in.
 */
export const communityFees: CommunityFees | undefined = {
  household: [15_000, 25_000],
  fees: [
    { facility: "피트니스·GX 스튜디오", per: "1인당 월", won: [10_000, 20_000] },
    { facility: "필라테스룸", per: "강습 1회", won: [10_000, 20_000] },
    { facility: "골프연습장", per: "1인당 월", won: [30_000, 50_000] },
    { facility: "스크린골프", per: "1인 1회", won: [8_000, 12_000] },
    { facility: "사우나", per: "1인당 월", won: [20_000, 30_000] },
    { facility: "집중열람실", per: "1인당 월", won: [20_000, 40_000] },
    { facility: "게스트하우스", per: "1박", won: [40_000, 60_000] },
  ],
};
