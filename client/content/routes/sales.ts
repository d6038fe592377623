import type { Page } from "../../contract/page.ts";
import { dealReport, stampTaxDue } from "../../words/statutes.ts";
import { complex } from "../complex.ts";
import { scenes } from "../scenes.ts";

/** What a buyer must know before applying and signing. */
export const salesPages: readonly Page[] = [
  {
    id: "subscription",
    path: "/SalesInfo/SubscriptionGuide",
    also: ["/SalesInfo/guide"],
    file: "pages/SalesInfo/SubscriptionGuide",
    section: "sales",
    name: "공급안내",
    description: `청약 1순위 요건과 지역·면적별 예치금, 특별공급의 구분과 신청 절차를 표로 정리했습니다. 내 조건을 넣어 보는 참고용 계산기로 ${complex.name} 청약을 준비하세요.`,
    banner: {
      title: "공급안내",
      picture: "entrance",
      lines: ["청약 자격과 예치금,", "신청 전에 확인할 것을", "표 하나로 정리했습니다."],
    },
  },
  {
    id: "announcement",
    path: "/SalesInfo/announcement",
    file: "pages/SalesInfo/Announcement",
    section: "sales",
    name: "모집공고",
    description: `${complex.name} 입주자모집공고의 공급 규모와 접수일, 계약일을 한눈에 요약하고 공고문 전문을 PDF로 제공합니다. 청약의 기준은 언제나 공고문이니 신청 전에 꼭 읽어 주세요.`,
    banner: {
      title: "모집공고",
      picture: "facade",
      lines: ["청약의 기준은 언제나 공고문입니다.", "주요 내용을 먼저 읽고", "전문을 꼭 확인하세요."],
    },
  },
  {
    id: "stampTax",
    path: "/SalesInfo/stampTax",
    file: "pages/SalesInfo/StampTax",
    section: "sales",
    name: "인지세 납부안내",
    description: `분양계약서에 드는 인지세를 금액별 표와 참고용 계산기로 안내합니다. 계약서를 쓴 달의 ${stampTaxDue.day}까지 전자수입인지로 내는 방법과 기한이 지났을 때의 가산세도 함께 확인하세요.`,
    banner: {
      title: "인지세 납부안내",
      picture: "sharedOffice",
      lines: [`계약서를 쓴 달의 ${stampTaxDue.day}까지,`, "전자수입인지로.", "세액과 방법을 안내합니다."],
    },
  },
  {
    id: "contract",
    path: "/SalesInfo/contract",
    file: "pages/SalesInfo/Contract",
    section: "sales",
    name: "적법 계약 안내",
    description: `부동산 거래신고 ${dealReport.days}일과 거짓 신고의 과태료, 통장 거래와 전매제한 위반처럼 금지되는 행위를 근거 법령과 함께 정리했습니다. ${complex.name}의 안전한 계약 안내입니다.`,
    banner: {
      title: "적법 계약 안내",
      picture: "library",
      lines: ["바른 신고와 정직한 계약이", "가장 안전한 계약입니다.", "지켜야 할 것을 모았습니다."],
    },
  },
  {
    id: "price",
    path: "/SalesInfo/price",
    file: "pages/SalesInfo/Price",
    section: "sales",
    name: "분양가·납부 안내",
    description: `${complex.name}의 타입과 층별 분양가, 발코니 확장비, 계약금과 중도금, 잔금의 납부 시기를 표로 안내합니다. 타입과 층, 옵션을 고르면 회차별로 낼 금액을 계산해 드립니다.`,
    banner: {
      title: "분양가·납부 안내",
      picture: "aerialDusk",
      lines: ["타입과 층에 따른 분양가,", "내는 때와 금액을", "표와 계산기로 안내합니다."],
    },
  },
  {
    id: "options",
    path: "/SalesInfo/options",
    file: "pages/SalesInfo/Options",
    section: "sales",
    name: "마감재·유상옵션",
    description: `${complex.name}의 바닥과 벽, 주방, 욕실, 창과 문에 기본으로 들어가는 마감재와 시스템 에어컨, 중문, 주방 상판 등 유상옵션의 내용과 가격을 타입별 표로 안내합니다.`,
    banner: {
      title: "마감재·유상옵션",
      picture: scenes.options.picture,
      lines: ["기본으로 들어가는 것과", "골라서 더하는 것을", "나누어 적었습니다."],
    },
  },
  {
    id: "questions",
    path: "/SalesInfo/faq",
    file: "pages/SalesInfo/Questions",
    section: "sales",
    name: "자주 묻는 질문",
    description: `분양가와 중도금 대출, 전매와 거주의무, 천장 높이와 동별 방향, 주차와 학교, 관리비와 입주 시기까지. 모델하우스에 오시기 전에 많이 물으시는 것에 ${complex.name} 분양사무소가 답합니다.`,
    banner: {
      title: "자주 묻는 질문",
      picture: "lounge",
      lines: ["모델하우스에 오시기 전에", "많이 물으시는 것을", "모아서 답합니다."],
    },
  },
];
