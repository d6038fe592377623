import { complex } from "../../content/complex.ts";
import { dealReport, stampTaxDue } from "../../copy/statutes.ts";
import type { PageRow } from "../../shared/page.ts";

const { name } = complex;

export const salesPages = [
  {
    path: "/SalesInfo/SubscriptionGuide",
    also: ["/SalesInfo/guide"],
    file: "pages/SalesInfo/SubscriptionGuide",
    section: "sales",
    name: "공급안내",
    description: `동·호수를 고르고 계약서를 쓰기까지의 순서와 준비물, 계약금 내는 곳을 안내합니다. ${name}의 청약 1순위 요건과 지역·면적별 예치금, 특별공급의 구분도 함께 확인하실 수 있습니다.`,
    lines: ["동·호수를 고르는 날부터", "계약서를 쓰는 날까지,", "순서와 준비물을 안내합니다."],
    showsHomes: true,
  },
  {
    path: "/SalesInfo/announcement",
    file: "pages/SalesInfo/Announcement",
    section: "sales",
    showsHomes: true,
    name: "모집공고",
    description: `${name} 입주자모집공고의 공급 규모와 접수일, 계약일을 한눈에 요약하고 공고문 전문을 PDF로 제공합니다. 자격과 금액, 일정의 기준은 입주자모집공고문입니다.`,
    lines: ["공급 규모와 자격, 일정의 기준은", "입주자모집공고문입니다.", "요약과 전문을 함께 확인해 주세요."],
  },
  {
    path: "/SalesInfo/stampTax",
    file: "pages/SalesInfo/StampTax",
    section: "sales",
    showsHomes: true,
    name: "인지세 납부안내",
    description: `분양계약서에 드는 인지세를 금액별 표와 참고용 계산기로 안내합니다. 계약서를 쓴 달의 ${stampTaxDue.day}까지 전자수입인지로 내는 방법과 기한이 지났을 때의 가산세도 함께 확인하세요.`,
    lines: [`계약서를 쓴 달의 ${stampTaxDue.day}까지`, "전자수입인지를 사서 냅니다.", "금액과 방법을 안내합니다."],
  },
  {
    path: "/SalesInfo/contract",
    file: "pages/SalesInfo/Contract",
    section: "sales",
    name: "적법 계약 안내",
    description: `부동산 거래신고 ${dealReport.days}일과 거짓 신고의 과태료, 통장 거래와 전매제한 위반처럼 금지되는 행위를 근거 법령과 함께 정리했습니다. ${name}의 안전한 계약 안내입니다.`,
    lines: ["거래신고 기한과 과태료,", "금지되는 행위와 확인 사항을", "근거 법령과 함께 안내합니다."],
  },
  {
    path: "/SalesInfo/price",
    file: "pages/SalesInfo/Price",
    section: "sales",
    kind: "open",
    showsHomes: true,
    name: "분양가·납부 안내",
    ownPreview: true,
    searchTitle: "분양가·중도금·납부 일정",
    description: `${name}의 타입과 층별 분양가, 발코니 확장비, 계약금과 중도금, 잔금의 납부 시기를 표로 안내합니다. 타입과 층, 옵션을 고르면 회차별로 낼 금액을 계산해 드립니다.`,
    lines: ["타입과 층에 따른 분양가,", "납부 시기와 금액을", "표와 계산기로 안내합니다."],
  },
  {
    path: "/SalesInfo/options",
    file: "pages/SalesInfo/Options",
    section: "sales",
    kind: "open",
    name: "마감재·유상옵션",
    description: `${name}의 바닥과 벽, 주방, 욕실, 창과 문에 기본으로 제공하는 마감재와 시스템 에어컨, 중문, 주방 상판 등 유상옵션의 내용과 가격을 타입별 표로 안내합니다.`,
    lines: ["분양가에 포함된 마감재와", "선택하는 유상옵션을", "구분해 안내합니다."],
  },
  {
    path: "/SalesInfo/faq",
    file: "pages/SalesInfo/Questions",
    section: "sales",
    kind: "open",
    showsHomes: true,
    name: "자주 묻는 질문",
    description: `분양가와 중도금 대출, 전매와 거주의무, 천장 높이와 동별 방향, 주차와 학교, 관리비와 입주 시기까지. 고객님이 자주 묻는 질문에 ${name} 분양사무소가 답변합니다.`,
    lines: ["분양가와 자격, 세대와 단지,", "계약과 방문에 관해", "자주 묻는 질문을 모았습니다."],
  },
] as const satisfies readonly PageRow[];
