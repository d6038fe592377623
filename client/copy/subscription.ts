import { specialSupplyBasis } from "../complex/sale/specialSupply.ts";
import { complex } from "../content/complex.ts";
import { legalTemplate } from "./statutes.ts";

/** Subscription deposits in units of 10,000 won, by the applicant's residence on the day of the announcement. */
export const deposits = {
  basis: { statute: "주택공급에 관한 규칙 별표 2", checked: "2025. 10." },
  regions: [
    { id: "capital", label: "서울·부산" },
    { id: "metropolitan", label: "그 밖의 광역시" },
    { id: "elsewhere", label: "그 밖의 지역" },
  ],
  sizes: [
    { id: "85", label: "85㎡ 이하", amounts: { capital: 300, metropolitan: 250, elsewhere: 200 } },
    { id: "102", label: "102㎡ 이하", amounts: { capital: 600, metropolitan: 400, elsewhere: 300 } },
    { id: "135", label: "135㎡ 이하", amounts: { capital: 1000, metropolitan: 700, elsewhere: 400 } },
    { id: "all", label: "모든 면적", amounts: { capital: 1500, metropolitan: 1000, elsewhere: 500 } },
  ],
} as const;

export type DepositRegion = (typeof deposits.regions)[number]["id"];
type DepositSize = (typeof deposits.sizes)[number]["id"];

/** @returns the smallest class of deposit that covers an exclusive area in square metres */
export function depositSizeFor(exclusive: number): DepositSize {
  if (exclusive <= 85) return "85";
  if (exclusive <= 102) return "102";
  return exclusive <= 135 ? "135" : "all";
}

/** First priority: months of subscription, and further conditions of regulated areas. */
export const firstPriority = {
  basis: { statute: "주택공급에 관한 규칙 제28조", checked: "2025. 10." },
  areas: [
    { id: "regulated", label: "규제지역", months: 24, period: "2년", strict: true },
    { id: "capitalArea", label: "수도권", months: 12, period: "1년", strict: false },
    { id: "elsewhere", label: "수도권 외", months: 6, period: "6개월", strict: false },
  ],
  strictConditions: [
    { id: "head", label: "세대주입니다" },
    { id: "noWin", label: "세대원 모두 최근 5년 안에 당첨된 적이 없습니다" },
    { id: "homes", label: "세대가 가진 주택이 2채 미만입니다" },
  ],
} as const;

export type PriorityArea = (typeof firstPriority.areas)[number]["id"];
type PriorityCondition = (typeof firstPriority.strictConditions)[number]["id"];

/** What an applicant lacks for the first priority. */
interface PriorityGap {
  /** Missing months of subscription, 0 or more. */
  months: number;
  /** Unmet conditions of regulated areas; empty elsewhere. */
  conditions: readonly PriorityCondition[];
}

/** @param months of subscription on the day of the announcement */
export function firstPriorityGap(area: PriorityArea, months: number, held: ReadonlySet<string>): PriorityGap {
  const rule = firstPriority.areas.find(({ id }) => id === area) ?? firstPriority.areas[0];
  const lacking = firstPriority.strictConditions.map(({ id }) => id).filter((id) => !held.has(id));
  return { months: Math.max(0, rule.months - months), conditions: rule.strict ? lacking : [] };
}

export const subscriptionPage = {
  hidden: {
    heading: `${complex.name} 공급안내`,
    text: "계약하는 순서와 준비물, 청약 1순위 요건, 지역과 면적별 예치금, 청약 절차와 유의사항을 안내합니다. 예치금과 1순위 요건을 참고용으로 확인하는 계산기가 있습니다.",
  },
  priority: {
    heading: "청약 1순위",
    lead: "통장 가입 기간과 지역·면적별 예치금을 함께 갖추어야 합니다. 규제지역은 세대 요건이 더해집니다.",
    caption: "지역별 1순위 요건",
    columns: ["사업지", "통장 가입 기간", "세대 요건"],
    strict: "세대주, 5년 내 당첨 없음, 2주택 미만",
    plain: "없음",
  },
  deposit: {
    heading: "청약 예치금",
    lead: "신청자가 공고일에 사는 곳을 기준으로, 신청할 전용면적에 맞는 금액을 공고일까지 채워 두셔야 합니다.",
    caption: "지역과 전용면적별 예치금 (만원)",
    column: "전용면적",
  },
  steps: {
    heading: "청약 절차",
    lead: "신청은 청약홈에서 온라인으로 합니다.",
    caption: "신청에서 계약까지",
    columns: ["순서", "할 일", "확인 사항"],
    rows: [
      ["1. 공고 확인", "모집공고 전문을 읽고 자격과 일정을 확인합니다.", "거주지, 가입 기간, 예치금은 공고일이 기준"],
      ["2. 인증서 준비", "공동·금융·민간 인증서를 발급받습니다.", "본인 명의 통장과 일치 여부"],
      ["3. 청약 신청", "청약홈에서 주택형을 골라 신청합니다.", "당첨자 발표일이 같은 주택은 1인 1건만"],
      ["4. 당첨 확인", "청약홈에서 당첨과 동·호수를 확인합니다.", "부적격 사유가 없는지 서류로 재확인"],
      ["5. 서류와 계약", "자격 서류를 내고 기간 안에 계약합니다.", "계약하지 않으면 당첨이 취소될 수 있음"],
    ],
  },
  special: {
    caption: "특별공급 구분",
    columns: ["구분", "대상"],
    rows: [
      ["기관추천", "국가유공자, 장애인, 중소기업 근로자 등 기관이 추천한 분"],
      ["다자녀가구", "미성년 자녀가 2명 이상인 무주택세대구성원"],
      ["신혼부부", "혼인 7년 이내, 소득과 자산 요건을 갖춘 무주택세대구성원"],
      ["노부모부양", "만 65세 이상 직계존속을 3년 이상 부양한 무주택세대주"],
      ["생애최초", "처음 집을 마련하는 소득과 자산 요건을 갖춘 분"],
    ],
    basis: specialSupplyBasis,
    source: "유형별 세대수와 소득·자산 기준, 서류는 모집공고의 특별공급에 있습니다.",
  },
  notices: [
    "자격 판단의 기준은 입주자모집공고와 관계 법령입니다. 이 페이지는 이해를 돕기 위한 요약입니다.",
    "공고일 이후의 전입, 예치금 입금, 통장 전환은 인정되지 않을 수 있습니다.",
    "규제지역 지정과 해제에 따라 요건이 달라질 수 있습니다.",
    legalTemplate,
  ],
} as const;

export const subscriptionCalculator = {
  heading: "내 조건으로\n계산하기",
  deposit: {
    title: "예치금 계산",
    region: "공고일에 사는 곳",
    unit: "신청할 주택형",
    none: "선택",
    empty: "신청할 주택형을 골라 주세요.",
    answer: "필요한 예치금",
  },
  priority: {
    title: "1순위 요건 확인",
    area: "사업지",
    months: "통장 가입 기간 (개월)",
    unreadable: "개월 수를 24처럼 숫자로 적어 주세요.",
    empty: "통장에 가입한 지 몇 개월인지 적어 주세요.",
    met: "1순위 요건을 갖추셨습니다. 예치금은 위에서 확인하세요.",
    short: (months: number) => `가입 기간이 ${months}개월 더 필요합니다.`,
    conditions: (count: number) => `규제지역의 세대 요건 가운데 ${count}가지를 더 갖추셔야 합니다.`,
  },
} as const;
