import type { CloseUp } from "../../shared/complexContent.ts";

/** Pictures of materials from near, beside the finishing schedule. What isn't supplied as it is seen is marked. */
export const closeUps: readonly CloseUp[] = [
  {
    picture: "closeFloor",
    part: "거실 바닥",
    text: "오크 무늬 마루",
    alt: "볕이 드는 오크 무늬 마루와 두툼하게 짠 러그의 가장자리",
    display: ["러그", "의자", "커튼", "TV장"],
  },
  {
    picture: "closeStone",
    part: "주방 상판",
    text: "결이 옅은 엔지니어드 스톤",
    alt: "밝은 돌 상판의 모서리와 세로 홈을 낸 아일랜드 옆면",
    options: ["stoneTop"],
    display: ["아일랜드 옆면 세로 홈", "그릇"],
  },
  {
    picture: "closeHandle",
    part: "키큰장",
    text: "오크 무늬 장과 황동빛 손잡이",
    alt: "긴 황동빛 손잡이를 단 오크 무늬 장과 나란한 검은 오븐",
    display: ["오븐", "손잡이"],
  },
  {
    picture: "closeTap",
    part: "주방 창가",
    text: "창 앞에 둔 싱크볼",
    alt: "주방 창 아래 돌 상판에 달린 황동빛 수전과 싱크볼",
    options: ["stoneTop"],
    display: ["수전"],
  },
];
