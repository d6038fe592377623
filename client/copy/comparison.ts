import { complex } from "../content/complex.ts";

export const comparePage = {
  hidden: {
    heading: `${complex.name} 타입 비교`,
    text: "타입을 세 가지까지 나란히 놓고 면적과 구조, 방향, 분양가를 비교합니다. 같은 것은 따로 모았습니다.",
  },
  heading: "나란히 놓고\n비교하기",
  lead: "세 타입까지 고르실 수 있습니다. 다른 것만 표에 남기고, 같은 것은 아래에 모았습니다.",
  choose: (at: number) => `타입 ${at}`,
  none: "고르지 않음",
  submit: "비교하기",
  caption: "타입별 비교표",
  column: "항목",
  common: "모두 같은 것",
  planAlt: (label: string, note: string) => `${label} 평면도. ${note}.`,
  plan: (label: string) => `${label} 평면 보기`,
  price: "분양가·납부 안내 보기",
} as const;
