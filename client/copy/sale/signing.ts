import { paymentAt } from "../../complex/sale/currentTerms.ts";
import { partyOf } from "../../complex/sale/parties.ts";
import { modelHouse } from "../../content/modelHouse.ts";
import { holdRules } from "../../content/sale/holds.ts";
import { counted } from "../../shared/format/counted.ts";
import { formatCount } from "../../shared/format/format.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import { regionLaw } from "./regionLaw.ts";

const { hours, extensions, homesPerLead } = holdRules;

interface Paper {
  name: string;
  /** Where one gets it, or what it is. */
  from?: string;
}

const papers: Record<"own" | "proxy", readonly Paper[]> = {
  own: [
    { name: "신분증", from: "주민등록증, 운전면허증, 여권" },
    { name: "주민등록표등본·초본", from: "정부24, 주민센터" },
    { name: "가족관계증명서", from: "전자가족관계등록시스템, 주민센터" },
    { name: "인감증명서 또는 본인서명사실확인서", from: "주민센터" },
    { name: "인감도장" },
    { name: "계약금 입금 확인서", from: "계약금을 보낸 은행" },
  ],
  proxy: [
    { name: "위임장" },
    { name: "계약자의 인감증명서(위임용)", from: "주민센터" },
    { name: "대리인의 신분증과 도장" },
  ],
};

const listed = (of: readonly Paper[]) => of.map(({ name }) => name).join(", ");

/** What one signs with: said here once, for the announcement, the guides, the slip and the questions. */
export const signing = {
  papers: {
    own: listed(papers.own),
    proxy: `위의 서류에 더하여, ${listed(papers.proxy)}`,
  },
  /** The only account that takes the buyer's money. */
  account: `분양대금은 공급계약서에 적힌 ${partyOf("seller").name} 명의의 계좌로만 받습니다.`,
  otherAccounts: "다른 계좌나 현금으로 낸 돈은 분양대금으로 인정되지 않습니다.",
  /** Who may buy a home that is left. */
  eligibility: `만 ${regionLaw.priority.age}세 이상이면 청약통장이 없어도, 다른 지역에 살거나 집이 있어도 계약하실 수 있습니다.`,
  hold: `상담사에게 알려 주시면 ${hours}시간 동안 다른 분과 계약하지 않습니다.`,
  holdTerms: `한 분이 ${counted(homesPerLead)} 세대까지 맡기실 수 있고, ${counted(extensions)} 번 연장됩니다. 비용은 없으며, 시간이 지나면 다시 분양합니다.`,
} as const;

/** The way from choosing a home that is left to its contract. */
export const firstComeSteps = (sale: Pick<Sale, "terms">) => {
  const { downPayment, interestFree } = paymentAt(sale);
  return [
    { title: "집 고르기", text: "잔여 세대에서 층과 창밖, 분양가를 보고 동·호수를 고릅니다." },
    { title: `${hours}시간 맡아 두기`, text: `${signing.hold} ${signing.holdTerms}` },
    {
      title: `계약금 ${formatCount(downPayment.atContract)}만원`,
      text: `${modelHouse.place.name}에서 공급계약서를 먼저 확인하고 보내세요. ${signing.account} ${signing.otherAccounts}`,
    },
    { title: "계약서 쓰기", text: "아래의 준비물을 가져오시면 그 자리에서 계약합니다." },
    {
      title: `${downPayment.restWithinDays}일 안에 나머지 계약금`,
      text: `분양가의 ${downPayment.percent}%에서 먼저 낸 돈을 뺀 금액입니다. 중도금은 대출로, 이자는 ${interestFree ? "사업주체가" : "입주할 때"} 냅니다.`,
    },
  ];
};

/** Around these steps. */
export const firstCome = {
  heading: "오늘 계약하신다면,\n이 순서입니다",
  papers: {
    caption: "계약할 때 준비할 것",
    columns: ["구분", "서류"],
    rows: [
      ["본인이 오실 때", signing.papers.own],
      ["대리인이 오실 때", signing.papers.proxy],
    ],
  },
  /** The same, one by one. */
  lists: [
    { name: "본인이 오실 때", papers: papers.own },
    { name: "대리인이 오실 때 더 가져오실 것", papers: papers.proxy },
  ],
  homes: "남은 세대 보기",
  payments: "납부 금액 계산하기",
  /** Over the closed applications. */
  closed: "지난 청약의 자격과 절차",
} as const;
