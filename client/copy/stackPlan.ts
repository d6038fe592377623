import { firstHomeFloor, towers } from "../complex/plans/stacks.ts";
import { outlook } from "../content/outlook.ts";
import type { Line } from "../shared/plans/measurementTypes.ts";
import { bearingText, oppositeText } from "./outlook.ts";

export const stackPage = {
  finder: {
    heading: "동·호수로 찾기",
    tower: "동",
    line: "라인",
    floor: "층",
    answer: "고르신 세대",
    firstSale: "1차 일반분양",
    later: "1차 일반분양 이후 공급",
    price: (won: string) => `분양가 ${won}`,
    payment: "납부 금액 계산하기",
    facing: (line: Line) => `거실 ${bearingText(line)}`,
    opposite: (line: Line) => `거실 정면 ${oppositeText(line)}`,
    height: (metres: number) => `바닥 높이 지상 약 ${metres}m`,
    turned: "평면도와 좌우 대칭",
    plan: (label: string) => `${label} 평면 보기`,
    detail: "이 세대 자세히 보기",
  },
  drawing: {
    description:
      "모든 동의 입면. 라인마다 주택형을 적고 1차 일반분양 층을 짙게 표시했습니다. 고르신 세대에 테두리가 있습니다.",
    leftDescription: (offered: number, held: number) =>
      `모든 동의 입면. 남은 ${offered}세대를 짙게 칠하고, 상담 중인 ${held}세대에 점선을 둘렀습니다. 고르신 세대에 테두리가 있습니다.`,
    offered: (count: number) => `분양 가능 ${count}세대`,
    held: (count: number) => `상담 중 ${count}세대`,
    gone: "계약 완료·보류",
    chosen: "고르신 세대",
    firstSale: "1차 일반분양",
    later: "추후 공급",
    hint: "그림에서 세대를 눌러 고르실 수도 있습니다.",
  },
  sheet: {
    heading: "전체 동·호수배치도",
    lead: "색은 주택형이고, 짙은 층이 1차 일반분양입니다. 지금 남은 세대는 위의 그림과 잔여 세대에서 확인하실 수 있습니다.",
    alt: `${towers[0]?.name}부터 ${towers.at(-1)?.name}까지 층과 호수, 주택형을 색으로 나눈 동·호수배치도`,
  },
  table: {
    heading: "동별 구성",
    caption: "동과 라인별 주택형과 세대수",
    fold: "표로 보기",
    columns: ["동", "라인", "주택형", "거실", "거실 정면", "층", "세대", "1차 일반분양"],
    total: "합계",
  },
  notices: [
    `1차 일반분양은 라인에 따라 ${firstHomeFloor}층부터 ${outlook.firstSaleFloors}까지입니다. 그 위층은 1차 일반분양 이후에 공급합니다.`,
    "거실 정면은 거실 창에서 직각 방향에 있는 단지 안의 동과 그 거리입니다. 비스듬히 보이는 동과 단지 밖 건물은 포함하지 않았습니다.",
    `1층부터 ${firstHomeFloor - 1}층은 커뮤니티와 상가이며 세대는 ${firstHomeFloor}층부터 시작합니다.`,
    "동·호수는 입주자모집공고를 따르며, 설계변경으로 바뀌면 계약하신 분께 알려 드립니다.",
  ],
} as const;
