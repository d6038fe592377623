import { pricesOffered } from "../../complex/homes/offers.ts";
import { paymentAt } from "../../complex/sale/currentTerms.ts";
import { findParty, partyOf } from "../../complex/sale/parties.ts";
import {
  dueAtOccupancy,
  monthlyPayment,
  nextInstalment,
  pastInstalments,
  paymentPlan,
  pricePerPyeong,
  repaymentYears,
} from "../../complex/sale/paymentPlan.ts";
import { homesOffered, pricesPublished } from "../../complex/sale/saleStage.ts";
import { complex } from "../../content/complex.ts";
import { pageText } from "../../content/pages.ts";
import { payment } from "../../content/sale/payment.ts";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import { formatCount } from "../../shared/format/format.ts";
import { formatSum, formatWon } from "../../shared/format/won.ts";
import type { PagePath } from "../../shared/page.ts";
import type { Basis } from "../../shared/sale/basis.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import type { ClauseId } from "../../shared/sale/source.ts";
import { commonBracket, stampTax } from "../stampTax.ts";
import { optionStampTax, stampTaxDue } from "../statutes.ts";
import {
  floorImpact,
  noiseDuty,
  noiseLimit,
  noiseState,
  openSinceText,
  widestRoad,
} from "./notice/performanceClause.ts";
import { signing } from "./signing.ts";

/** A question that buyers ask, with its answer. */
export interface Question {
  question: string;
  /** Other words that buyers search with. */
  terms?: readonly string[];
  /** Paragraphs, the first of which is the answer in short: it is visible before the question is opened. */
  answer: readonly [string, ...string[]];
  basis?: Basis;
  /** A page with more information. */
  page: PagePath;
  /** The clause of the announcement that says it, on its page. */
  clause?: ClauseId;
}

const { instalments, loan } = payment;

/** The cheapest home on offer of the first type that has one: the example for sums. */
function example(sale: Sale): { type: UnitLabel; price: number } | undefined {
  for (const { label } of unitTypes) {
    const prices = pricesOffered(sale, [label]);
    if (prices.length > 0) return { type: label, price: Math.min(...prices) };
  }
  return undefined;
}

/** @returns the questions about what is to be paid, answered with the cheapest home that is left */
export function moneyQuestions(sale: Sale): Question[] {
  const home = pricesPublished(sale) && homesOffered(sale) ? example(sale) : undefined;
  const plan =
    home && paymentPlan({ type: home.type, extended: false, options: [], rate: loan.exampleRate }, home.price, sale);
  if (!home || !plan) return [];
  const next = nextInstalment(plan, sale.now);
  const past = pastInstalments(home.price, sale.now);
  const name = `${home.type} ${formatWon(home.price)} 세대`;
  return [
    {
      question: "3.3m²당 얼마인가요?",
      terms: ["평당", "평당가", "3.3㎡", "평형"],
      answer: [
        `${name}가 3.3㎡당 ${formatSum(pricePerPyeong(home.type, plan.price))}입니다.`,
        "공급면적으로 나눈 금액입니다. 타입과 층을 고르시면 세대마다 계산해 드립니다.",
      ],
      page: "/SalesInfo/price",
    },
    {
      question: "계약하고 나서 입주할 때까지 달마다 내는 돈이 있나요?",
      terms: ["이자", "월", "상환", "무이자", "주담대", "비용"],
      answer: [
        paymentAt(sale).interestFree
          ? "없습니다. 중도금은 대출로 내고, 이자는 사업주체가 냅니다."
          : "없습니다. 중도금은 대출로, 이자는 입주할 때 한 번에 냅니다.",
        `입주한 뒤에는 중도금 대출을 주택담보대출로 바꾸어 갚습니다. ${name}라면 대출 ${formatSum(plan.loan)}을 ${repaymentYears}년 원리금균등, 연 ${loan.exampleRate}%로 갚을 때 달마다 약 ${formatSum(monthlyPayment(plan.loan, loan.exampleRate))}입니다.`,
      ],
      page: "/SalesInfo/price",
    },
    ...(next
      ? [
          {
            question: "지금 계약하면 다음 중도금은 언제 내나요?",
            terms: ["회차", "납부", "돈"],
            answer: [
              `${name}라면 ${next.due}에 ${formatSum(next.sum)}${past.count > 0 ? `, 첫 대출이 나오는 날 지난 ${past.count}회 ${formatWon(past.sum)}` : ""}입니다.`,
              "중도금 대출이 나오면 모두 대출로 냅니다.",
            ] as const,
            page: "/SalesInfo/price" as const,
          },
        ]
      : []),
    {
      question: "입주할 때 모두 얼마가 필요한가요?",
      terms: ["잔금", "세금", "등기", "비용", "돈"],
      answer: [
        `${name}라면 약 ${formatSum(dueAtOccupancy(plan))}입니다.`,
        `잔금 ${formatSum(plan.balance)}, ${plan.interest ? `중도금 이자 약 ${formatSum(plan.interest)}, ` : ""}취득세 약 ${formatSum(plan.tax.total)}입니다. 중도금 대출 ${formatSum(plan.loan)}은 주택담보대출로 바꾸거나 갚습니다. 확장과 옵션은 따로 더합니다.`,
      ],
      page: "/SalesInfo/price",
    },
    {
      question: "중도금 대출은 어느 은행에서 얼마까지 되나요?",
      terms: ["한도", "LTV", "DSR", "융자", "금리"],
      answer: [
        `분양가의 ${loan.upTo}%까지 알선하며, 은행은 정해지지 않았습니다.`,
        `${openSinceText}입니다. 정해지면 계약하신 분께 알려 드리고 이 페이지를 고칩니다. 실제 한도는 소득과 다른 대출에 따라 은행이 심사합니다.`,
      ],
      page: "/SalesInfo/price",
    },
    {
      question: "대출이 나오지 않거나 늦게 내면 어떻게 되나요?",
      terms: ["연체", "이자", "신용", "부결", "거절"],
      answer: [
        `중도금 ${instalments.length}회를 직접 내셔야 하고, 기한이 지나면 연체료가 붙습니다.`,
        "연체료는 공급계약서에 적힌 대로입니다. 계약하시기 전에 거래하시는 은행에서 한도를 확인해 주세요.",
      ],
      page: "/SalesInfo/price",
    },
    {
      question: "집이 있으면 취득세가 더 붙나요?",
      terms: ["세금", "다주택", "2주택", "3주택", "중과"],
      answer: [
        "비규제지역이라 두 채까지는 1~3%로 같습니다.",
        "이 세대를 더해 세 채가 되면 8%, 네 채 이상이면 12%입니다. 가지고 계신 분양권과 입주권도 주택 수에 들어갑니다.",
      ],
      basis: { statute: "지방세법 제11조·제13조의2", checked: "2026. 6." },
      page: "/SalesInfo/price",
    },
    {
      question: "나중에 조건이 더 좋아지면 저도 받을 수 있나요?",
      terms: ["할인", "안심보장", "혜택", "소급", "이벤트"],
      answer: [
        "아직 정해진 바가 없습니다. 약속받으신 조건은 계약서에 적혀 있어야 효력이 있습니다.",
        `${openSinceText}입니다. 상담사가 말로 약속하면 계약서에 적어 달라고 하세요.`,
      ],
      page: "/SalesInfo/contract",
    },
  ];
}

/** The answer about stamp tax: one sum, where all prices are in one bracket. */
function stampTaxText(sale: Sale): string {
  const bracket = commonBracket(sale);
  if (bracket) return `이 단지의 분양가는 모두 ${bracket.label}이라 ${formatSum(bracket.tax)}입니다.`;
  return `계약서에 적힌 금액에 따라 ${formatSum(Math.max(...stampTax.brackets.map(({ tax }) => tax)))}까지입니다.`;
}

/** @returns the questions about signing, and about leaving a contract */
export function signingQuestions(sale: Sale): Question[] {
  const guarantor = findParty("guarantor");
  return [
    {
      question: "계약하러 갈 때 무엇을 가져가나요?",
      terms: ["서류", "준비물", "도장", "인감", "대리인", "위임장"],
      answer: [
        "신분증과 인감도장, 서류를 가져오세요.",
        `${signing.papers.own}. 대리인이 오시면 ${signing.papers.proxy}.`,
      ],
      page: "/SalesInfo/SubscriptionGuide",
    },
    {
      question: "계약금은 어느 계좌로 내나요?",
      terms: ["입금", "송금", "사기", "현금"],
      answer: [`공급계약서에 적힌 ${partyOf("seller").name} 명의 계좌로만 내세요.`, signing.otherAccounts],
      page: "/SalesInfo/contract",
    },
    {
      question: "인지세는 얼마이고 언제 내나요?",
      terms: ["세금", "수입인지", "비용"],
      answer: [
        stampTaxText(sale),
        `계약한 달의 ${stampTaxDue.day}까지 전자수입인지를 사서 계약서에 붙입니다. ${optionStampTax}`,
      ],
      basis: stampTax.basis,
      page: "/SalesInfo/stampTax",
    },
    {
      question: "전매하면(분양권을 팔면) 대출과 세금은 어떻게 되나요?",
      terms: ["양도소득세", "양도세", "매도", "명의변경"],
      answer: [
        "대출은 은행이 동의하면 넘길 수 있고, 양도세가 붙습니다.",
        `분양권의 양도소득세율은 1년 안에 팔면 70%, 그 뒤에는 60%이며 지방소득세가 더해집니다.${paymentAt(sale).interestFree ? "" : " 이자후불제의 이자도 사는 분이 이어받습니다."}`,
      ],
      basis: { statute: "소득세법 제104조제1항", checked: "2026. 6." },
      page: "/SalesInfo/contract",
    },
    {
      question: "계약을 취소하면 얼마를 돌려받나요?",
      terms: ["환불", "해지", "해약", "위약금", "철회", "반환"],
      answer: [
        `계약하신 분의 사정이면 분양가의 ${payment.downPayment.percent}%를 위약금으로 냅니다.`,
        "낸 돈에서 위약금과 대신 낸 대출 이자를 뺀 금액을 돌려받습니다. 사유와 절차는 공급계약서를 따릅니다.",
      ],
      page: "/SalesInfo/announcement",
      clause: "price",
    },
    ...(guarantor && homesOffered(sale)
      ? [
          {
            question: "시공사나 시행사가 어려워지면 제 돈은 안전한가요?",
            terms: ["부도", "파산", "보증", "환급"],
            answer: [
              `${guarantor.name}의 분양보증을 받습니다.`,
              "사업주체가 계약을 이행할 수 없으면 보증기관이 집을 완공하거나 계약금과 중도금을 돌려줍니다. 지정한 계좌가 아닌 곳에 낸 돈과 확장·옵션 대금은 보증하지 않습니다.",
            ] as const,
            page: "/SalesInfo/announcement" as const,
            clause: "guarantee" as const,
          },
        ]
      : []),
    {
      question: "입주가 늦어지면 어떻게 되나요?",
      terms: ["지연", "지체", "보상", "연기"],
      answer: [
        "공급계약서에 따라 지체보상금을 드립니다.",
        "늦어진 날만큼 낸 돈에 연체료율을 곱한 금액을 잔금에서 빼거나 따로 드립니다. 천재지변처럼 사업주체의 책임이 아닌 사유는 제외됩니다.",
      ],
      page: "/BusinessGuide/plan",
    },
  ];
}

/** Charging places for electric cars that the law asks of new homes, in percent of all places. */
const chargingPercent = 5;

/** @returns the questions about living there that no other page answers */
export function livingQuestions(): Question[] {
  return [
    {
      question: "발코니 확장은 꼭 해야 하나요?",
      terms: ["베란다", "확장비"],
      answer: [
        "아니요. 분양가와 따로 계약하고, 하지 않으셔도 됩니다.",
        "E-모델하우스와 실내 이미지는 확장한 집입니다. 확장하지 않으면 발코니가 그대로 남고 방과 거실이 그만큼 좁습니다.",
      ],
      page: "/SalesInfo/options",
    },
    {
      question: "유상옵션은 언제까지 고를 수 있나요?",
      terms: ["선택", "마감", "에어컨"],
      answer: [
        "공정에 따라 다르며, 마감일은 정해지지 않았습니다.",
        `${openSinceText}입니다. 정해지면 계약하신 분께 먼저 알려 드립니다.`,
      ],
      page: "/SalesInfo/options",
    },
    {
      question: "창밖이 어떻게 보이는지 미리 볼 수 있나요?",
      terms: ["조망", "전망", "경치", "뷰", "호수뷰", "시야"],
      answer: [
        "네. 남은 세대마다 거실 창밖을 시간별로 보여 드립니다.",
        "하루의 모형에서 동과 호수를 고르시면 아침부터 밤까지의 창밖이 나옵니다. 단지 밖 건물은 연출한 모습이므로 실제 조망은 현장에서 확인해 주세요.",
      ],
      page: pageText["/ComplexGuide/model"] ? "/ComplexGuide/model" : "/ComplexGuide/detailintro",
    },
    {
      question: "도로 소음은 얼마나 되나요?",
      terms: ["시끄러운", "데시벨", "방음", "차량"],
      answer: [
        noiseState,
        `${openSinceText}입니다. 가장 넓은 길은 폭 ${widestRoad.width}m의 ${widestRoad.name}입니다. ${noiseDuty}`,
      ],
      basis: noiseLimit.basis,
      page: "/SalesInfo/announcement",
      clause: "performance",
    },
    {
      question: "층간소음은 어느 등급인가요?",
      terms: ["바닥", "방음", "슬래브"],
      answer: [
        `설계 단계 예비인증에서 ${floorImpact}입니다.`,
        "별 넷이 가장 높습니다(예시). 준공 전에 바닥충격음 성능검사를 받고 결과를 알려 드립니다.",
      ],
      basis: { statute: "주택법 제39조·제41조의2", checked: "2026. 6." },
      page: "/SalesInfo/announcement",
      clause: "performance",
    },
    {
      question: "전기차 충전은 몇 대가 되나요?",
      terms: ["충전기", "충전소", "주차"],
      answer: [
        `${formatCount(Math.ceil((complex.parking.complex * chargingPercent) / 100))}대 이상입니다. 법정 기준인 ${chargingPercent}%입니다.`,
        "충전기의 위치와 종류는 공사하면서 정합니다.",
      ],
      basis: { statute: "환경친화적 자동차의 개발 및 보급 촉진에 관한 법률 시행령 제18조의5", checked: "2026. 6." },
      page: "/BusinessGuide/intro",
    },
  ];
}
