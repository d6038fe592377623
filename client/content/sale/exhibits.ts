import type { Exhibit, RoomKind } from "../../shared/complexContent.ts";

/**
 * What pictures and tours show of each room that doesn't come with the home: paid options, and what can't be had at all.
 * Everything else is as in finishes.ts. Whoever shows a home has to mark both (주택공급에 관한 규칙 제22조).
 */
export const exhibits: Record<RoomKind, Exhibit> = {
  entry: { options: ["entranceDoor"], display: ["그림", "신발장 안 소품"] },
  living: {
    options: ["lighting"],
    display: ["소파와 의자", "탁자", "TV와 TV장", "스탠드", "커튼", "러그", "그림과 화분"],
  },
  kitchen: {
    options: ["stoneTop", "induction", "refrigerator", "dishwasher", "lighting"],
    display: ["식탁과 의자", "식탁 위 조명", "오븐", "황동 손잡이", "그릇과 화병"],
  },
  dining: { options: [], display: ["식탁과 의자", "식탁 위 조명", "황동 손잡이", "커튼", "그릇과 과일"] },
  master: {
    options: ["lighting"],
    display: ["침대와 협탁", "침대 뒤 벽판", "TV와 TV장", "의자", "스탠드", "커튼"],
  },
  bed: { options: [], display: ["침대", "책상과 의자", "벽 선반과 수납장", "옷장", "커튼", "러그", "벽 색"] },
  alpha: { options: [], display: ["책상과 의자", "책장", "벽 장식과 그림", "유리문", "스탠드"] },
  bath: { options: ["bathroom"], display: ["거울", "수전", "수건과 화병"] },
};
