import { complex } from "../../content/complex.ts";
import { unbroken } from "../../shared/format/unbroken.ts";
import { homeCounts } from "../homes.ts";
import { optionStampTax } from "../statutes.ts";
/** Text of the page of prices and payments. */
export const pricePage = {
  hidden: {
    heading: `${complex.name} 분양가·납부 안내`,
    text: "타입과 층별 분양가, 발코니 확장비, 계약금과 중도금, 잔금의 납부 일정을 표로 안내합니다. 타입과 층, 옵션을 고르면 회차별 금액을 계산합니다.",
  },
  prices: {
    heading: "타입과 층별 분양가",
    caption: "1차 일반분양 공급금액",
    type: "타입",
    floors: (from: number, to?: number) => (to ? `${from}~${to}층` : `${from}층 이상`),
    none: "해당 없음",
    gone: homeCounts.none,
    left: "남은 세대",
    detailHeading: "면적과 분양 층",
    detailCaption: "타입별 면적과 1차 일반분양",
    detailColumns: ["타입", "전용 (㎡)", "공급 (㎡)", "1차 분양 (세대)", "분양 층", "확장비 (만원)"],
    /** What `none` means, where the table has it. */
    noneNote: "‘해당 없음’은 1차 일반분양에 포함되지 않은 층입니다.",
    /** For a phone, which shows only the floors that have a price. */
    others: ({ gone, none }: { gone: boolean; none: boolean }) =>
      [
        gone && none && "그 밖의 층은 분양이 끝났거나 1차 일반분양에 포함되지 않습니다.",
        gone && "그 밖의 층은 분양이 끝났습니다.",
        none && "그 밖의 층은 1차 일반분양에 포함되지 않습니다.",
      ].find(Boolean),
    source: "공급금액에 발코니 확장과 유상옵션 금액은 포함되지 않습니다.",
    detailSource: "같은 타입이라도 동과 라인에 따라 분양하는 마지막 층이 다릅니다.",
  },
  terms: {
    heading: "납부 일정",
    caption: "계약금·중도금·잔금의 납부 일정",
    columns: ["구분", "비율", "시기"],
    past: "납부 시기 지남",
  },
  calculator: {
    heading: "언제, 얼마를 내나요",
    lead: "타입과 층을 고르시면 계약할 때부터 입주할 때까지 낼 돈을 먼저 보여 드립니다. 금리는 예시이니 은행에서 안내받은 금리로 바꿔 보세요.",
    type: "타입",
    floor: "층",
    none: "선택",
    without: "선택 안 함",
    extension: "발코니 확장",
    options: "발코니 확장과 유상옵션",
    rate: "중도금 대출 금리 (연 %)",
    unreadRate: (highest: number, used: number) =>
      `0에서 ${highest}까지의 숫자로 적어 주세요. 지금은 ${unbroken(`연 ${used}%`)}로 계산합니다.`,
    submit: "납부 금액 보기",
    print: "납부표 인쇄",
    result: "납부표",
    each: "회차별 금액 보기",
    columns: ["구분", "납부 방법", "납부 시기", "금액"],
    /** What one wants to know first. */
    summary: {
      contract: "계약할 때",
      afterContract: (days: number) => `계약 후 ${days}일 안`,
      /** @param from undefined once every instalment is past: the first loan pays them */
      span: (from: string | undefined, to: string) => (from && from !== to ? `${from}부터\n${to}까지` : to),
      byLoan: (count: number) => `중도금 ${count}회, 모두 대출로 냅니다`,
      occupancy: "입주할 때 모두",
      occupancyParts: (balance: string, interest: string | undefined, tax: string) =>
        [`잔금 ${balance}`, interest ? `중도금 이자 약 ${interest}` : "", `취득세 약 ${tax}`].filter(Boolean),
      past: (count: number, sum: string) =>
        `납부 시기가 지난 중도금 ${count}회분 ${sum}은 첫 대출이 나오는 날 대출로 함께 냅니다.`,
      interest: "중도금 이자는 회차마다 대출이 나온 달부터 붙고, 입주할 때 한 번에 냅니다.",
      interestFree: "중도금 이자는 사업주체가 냅니다.",
      after: (loan: string, years: number, rate: number, monthly: string) =>
        `중도금 대출 ${loan}은 입주할 때 주택담보대출로 바꾸거나 갚습니다. ${years}년 원리금균등, 연 ${rate}%로 바꾸면 달마다 약 ${monthly}입니다.`,
      area: (price: string) => `공급면적 3.3㎡당 ${price}입니다.`,
    },
    homes: (left: number) => `이 조건의 남은 ${left}세대 보기`,
    change: "옵션과 금리 바꾸기",
    sums: {
      caption: "금액 요약",
      total: "합계",
      price: "공급금액",
      extension: "발코니 확장",
      options: "유상옵션",
      own: "입주 전 자기 자금",
      loan: "중도금 대출",
      interest: "중도금 이자 (입주할 때)",
      tax: "취득세 (참고)",
    },
    rateNote: (rate: number) => `연 ${rate}%로 계산한 예상 금액`,
    taxNote: ({ rate, rural }: { rate: number; rural: number }) =>
      `세율 ${rate}%, 지방교육세${rural > 0 ? "와 농어촌특별세" : ""} 포함. 1주택이거나 비규제지역 2주택일 때`,
    stampTax: (sum: string) => `분양계약서의 인지세 ${sum}은 따로 냅니다.`,
    payers: { contract: "자기 자금", afterContract: "자기 자금", instalment: "중도금 대출", occupancy: "입주할 때" },
  },
  notices: [
    `분양계약서에는 인지세가 붙습니다. ${optionStampTax}`,
    "취득세는 취득할 때의 법령과 보유 주택 수에 따라 달라지며 참고용입니다.",
    "동·호수별 정확한 금액은 공급계약서에 따릅니다.",
  ],
} as const;
