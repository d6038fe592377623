import { specialKinds, specialSupplyBasis } from "../../../complex/sale/specialSupply.ts";
import { formatCount } from "../../../shared/format/format.ts";
import { noticeBasis } from "../../statutes.ts";
import { subscriptionPage } from "../../subscription.ts";
import type { Clause } from "./clause.ts";
import { clauseTitles } from "./clauseTitles.ts";

const { special } = subscriptionPage;

/** Monthly income of urban workers' households by size in 2024, in won, which applies to sales of 2025. */
const averageIncomes = [
  { people: "3인 이하", won: 7_626_973 },
  { people: "4인", won: 8_578_088 },
  { people: "5인", won: 9_031_048 },
] as const;

/** Shares of the average that the kinds of supply ask for, in percent. */
const incomeShares = [100, 120, 130, 140, 160] as const;

/** What households above the limits of income may own, to take part in the draw: since November 2021. */
const property = "초과해도 부동산 3억 3,100만원 이하면 추첨";

/** Percent of the newlyweds' homes that who has a child under two years gets first, since 31 March 2025. */
const newbornShare = 35;

/** The order of the newlyweds' homes and of the first homes, and the income that each step allows. */
const order = [
  { name: "신생아 우선공급", couple: "100% (맞벌이 120%)", single: "130%" },
  { name: "신생아 일반공급", couple: "140% (맞벌이 160%)", single: "160%" },
  { name: "우선공급", couple: "100% (맞벌이 120%)", single: "130%" },
  { name: "일반공급", couple: "140% (맞벌이 160%)", single: "160%" },
  { name: "추첨공급", couple: property, single: property },
] as const;

export const specialClause: Clause = {
  id: "special",
  title: clauseTitles.special,
  tables: [
    {
      caption: special.caption,
      columns: [...special.columns, "비율"],
      rows: special.rows.map(([name, text]) => [
        name,
        text,
        `${specialKinds.find(({ label }) => label === name)?.percent ?? 0}%`,
      ]),
    },
    {
      caption: "신생아 우선공급과 소득 기준",
      columns: ["순서", "신혼부부 소득", "생애최초 소득"],
      rows: order.map(({ name, couple, single }) => [name, couple, single]),
    },
    {
      caption: "2024년도 도시근로자 가구원수별 월평균소득 (원)",
      columns: ["가구원수", ...incomeShares.map((share) => `${share}%`)],
      rows: averageIncomes.map(({ people, won }) => [
        people,
        ...incomeShares.map((share) => formatCount(Math.round((won * share) / 100))),
      ]),
      figures: true,
      narrow: "entries",
    },
    {
      caption: "특별공급 당첨자의 서류",
      columns: ["구분", "서류"],
      rows: [
        ["모두", "주민등록표등본·초본, 가족관계증명서(상세), 출입국에 관한 사실증명, 신분증과 인감증명서"],
        ["기관추천", "추천서 또는 추천 명단의 확인. 추천기관이 정한 서류는 그 기관에 냅니다."],
        ["다자녀가구", "자녀의 기본증명서와 가족관계증명서. 태아가 있으면 임신진단서, 입양은 입양관계증명서"],
        ["신혼부부", "혼인관계증명서(상세), 건강보험자격득실확인서, 부부의 소득증빙. 자녀가 있으면 자녀의 기본증명서"],
        ["노부모부양", "직계존속의 주민등록표초본과 가족관계증명서, 건강보험 요양급여내역 또는 출입국 사실증명"],
        ["생애최초", "혼인관계증명서, 5년 이상의 소득세 납부내역, 건강보험자격득실확인서, 소득증빙"],
        ["신생아", "2세 미만 자녀의 기본증명서. 태아는 임신진단서와 출산이행확약서, 입양은 입양관계증명서"],
      ],
    },
  ],
  notes: [
    noticeBasis(specialSupplyBasis),
    "기관추천, 신혼부부, 생애최초 특별공급은 전용면적 85㎡ 이하에만 있습니다.",
    `신혼부부 특별공급은 물량의 ${newbornShare}%를 신생아가 있는 가구에 먼저 공급합니다(2025. 3. 31. 시행). 순서별 세대수와 생애최초의 신생아 물량은 공고일 시행 법령에 따릅니다.`,
    "신생아 우선공급은 공고일 현재 2세 미만(2세가 되는 날을 포함)의 자녀가 있는 분이 대상이며, 태아와 입양한 자녀를 포함합니다.",
    "부동산가액의 기준은 2021. 11. 개정된 국토교통부의 기준입니다. 소득은 공고일 현재 전년도 도시근로자 가구원수별 가구당 월평균소득(통계청)과 비교합니다. 6인 이상은 한 명마다 1인당 평균소득을 더합니다.",
    "특별공급은 무주택세대구성원에게 한 차례에 한정하여 공급하며, 한 사람이 한 유형에만 신청할 수 있습니다. 일반공급에도 함께 신청할 수 있고, 특별공급에 당첨되면 일반공급의 신청은 무효가 됩니다.",
    "특별공급에서 신청자가 부족하여 남은 세대는 일반공급으로 전환합니다.",
  ],
  page: "/SalesInfo/SubscriptionGuide",
};
