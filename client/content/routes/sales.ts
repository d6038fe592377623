import type { Page } from "../page.ts";
import { dealReport, stampTaxDue } from "../statutes.ts";

/** What a buyer must know before applying and signing. */
export const salesPages: readonly Page[] = [
  {
    path: "/SalesInfo/SubscriptionGuide",
    also: ["/SalesInfo/guide"],
    file: "pages/SalesInfo/SubscriptionGuide",
    section: "sales",
    name: "공급안내",
    description:
      "청약 1순위 요건과 지역·면적별 예치금, 특별공급의 구분과 신청 절차를 표로 정리했습니다. 내 조건을 넣어 보는 참고용 계산기로 센트럴 루미나 청약을 준비하세요.",
    banner: {
      title: "공급안내",
      picture: "entrance",
      lines: ["청약 자격과 예치금,", "신청 전에 확인할 것을", "표 하나로 정리했습니다."],
    },
  },
  {
    path: "/SalesInfo/announcement",
    file: "pages/SalesInfo/Announcement",
    section: "sales",
    name: "모집공고",
    description:
      "센트럴 루미나 입주자모집공고의 공급 규모와 접수일, 계약일을 한눈에 요약하고 공고문 전문을 PDF로 제공합니다. 청약의 기준은 언제나 공고문이니 신청 전에 꼭 읽어 주세요.",
    banner: {
      title: "모집공고",
      picture: "facade",
      lines: ["청약의 기준은 언제나 공고문입니다.", "주요 내용을 먼저 읽고", "전문을 꼭 확인하세요."],
    },
  },
  {
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
    path: "/SalesInfo/contract",
    file: "pages/SalesInfo/Contract",
    section: "sales",
    name: "적법 계약 안내",
    description: `부동산 거래신고 ${dealReport.days}일과 거짓 신고의 과태료, 통장 거래와 전매제한 위반처럼 금지되는 행위를 근거 법령과 함께 정리했습니다. 센트럴 루미나의 안전한 계약 안내입니다.`,
    banner: {
      title: "적법 계약 안내",
      picture: "library",
      lines: ["바른 신고와 정직한 계약이", "가장 안전한 계약입니다.", "지켜야 할 것을 모았습니다."],
    },
  },
];
