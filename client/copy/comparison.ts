import { complex } from "../content/complex.ts";

export const comparePage = {
  hidden: {
    heading: `${complex.name} 타입 비교`,
    text: "타입을 세 가지까지 나란히 놓고 면적과 구조, 방향, 분양가를 비교합니다. 같은 항목은 따로 모았습니다.",
  },
  heading: "다른 점과\n같은 점",
  lead: "표에는 서로 다른 항목을, 그 아래에는 같은 항목을 모았습니다.",
  choose: (at: number) => `타입 ${at}`,
  none: "선택 안 함",
  submit: "비교하기",
  caption: "타입별 비교표",
  column: "항목",
  common: "모두 같은 항목",
  planAlt: (label: string, note: string) => `${label} 평면도. ${note}.`,
  scale: "평면도는 모두 같은 축척으로 그렸습니다.",
  plan: (label: string) => `${label} 평면 보기`,
  price: "분양가·납부 안내 보기",
} as const;
