/** Names of the pages on which a counsellor and buyers look at the same thing: with the route table, every page has them. */
export const togetherNames = {
  room: {
    name: "함께 보기",
    description: "상담사와 같은 화면을 보며 세대와 창밖, 평면, 납부 금액을 살펴보는 페이지입니다.",
  },
  wall: { name: "함께 보기 큰 화면" },
  seen: { name: "함께 보신 세대" },
} as const;
