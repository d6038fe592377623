import { complex } from "../content/complex.ts";

/** Text of the business pages; the facts of the overview are in overview.ts. */
export const overviewPage = {
  heading: `숫자로 읽는\n${complex.name}`,
  lead: "단지의 규모와 면적입니다. 설계변경에 따라 일부 내용이 바뀔 수 있습니다.",
  terms: { heading: "한눈에 보는\n사업개요", caption: `${complex.name} 사업개요` },
  notices: [
    `1차 일반분양 ${complex.firstGeneralSale}세대 외의 세대는 공급 시기와 방법을 별도로 공고합니다.`,
    "면적은 소수점 이하 자리에서 단수 차이가 있을 수 있습니다.",
  ],
} as const;

export const documentsPage = {
  heading: "준비 중입니다",
  text: "서류 양식이 준비되는 대로 이곳에 올립니다. 그 전에 궁금하신 점은 대표전화로 문의해 주세요.",
  loading: "계약서류 안내를 준비하고 있습니다",
} as const;
