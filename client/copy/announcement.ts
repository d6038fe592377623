import { pricesPublished, stepStatus } from "../complex/sale/saleStage.ts";
import { complex } from "../content/complex.ts";
import { approval, parties } from "../content/sale/parties.ts";
import { schedule } from "../content/schedule.ts";
import type { Sale } from "../shared/sale/sale.ts";
import type { SaleStepId } from "../shared/sale/schedule.ts";
import { stepLine } from "./sale/saleCopy.ts";
import { unpublished } from "./sale/unpublished.ts";

/** Steps whose dates are in the summary. */
const summarySteps: readonly SaleStepId[] = [
  "notice",
  "specialSupply",
  "firstPriority",
  "firstPriorityOthers",
  "secondPriority",
  "winners",
  "contract",
  "remainingUnits",
];

/** @returns the steps that are under way or ahead */
const stepsLeft = (sale: Sale) =>
  schedule
    .filter((step) => summarySteps.includes(step.id) && stepStatus(step, sale) !== "over")
    .map((step) => ({
      label: step.name,
      value: stepLine(step, sale),
      isUnderWay: stepStatus(step, sale) === "underWay",
    }));

/** @returns the tables of the summary at a moment */
export const announcementTables = (sale: Sale) => [
  {
    caption: "공급과 일정",
    facts: [
      { label: "공급 위치", value: complex.address },
      {
        label: "공급 규모",
        value: `1차 일반분양 ${complex.firstGeneralSale}세대`,
        note: `전체 ${complex.households}세대`,
      },
      { label: "주택형", value: `전용 ${complex.exclusiveSizes.join(", ")}`, unit: "㎡" },
      { label: "승인번호", value: (pricesPublished(sale) && approval) || unpublished },
      ...stepsLeft(sale),
    ],
  },
  { caption: "사업주체", facts: parties.map(({ role, name }) => ({ label: role, value: name })) },
];

/** On the drawing of its first page. */
export const frontPage = {
  sample: "견본(SAMPLE)",
  title: "입주자모집공고",
  notified: "공고일",
  contents: "차례",
  open: "PDF 열기",
} as const;

/** A summary of the announcement; the PDF has the full text. */
export const announcementPage = {
  hidden: {
    heading: `${complex.name} 입주자모집공고`,
    text: "입주자모집공고의 주요 내용을 표로 요약하고 견본 공고문을 PDF로 제공합니다. PDF는 새 탭에서 열립니다.",
  },
  pdf: "/announcement.pdf",
  button: "모집공고 PDF 보기",
  newTab: "새 탭에서 열림",
  dismiss: "기다리지 않고 계속 보기",
  heading: "모집공고 요약",
  lead: "PDF는 공고문 전체의 견본입니다. 세대수와 분양가, 납부 일정, 자격과 유의사항을 담았으며, 금액과 날짜는 예시입니다.",
  clausesHeading: "공고문에서\n먼저 확인할 내용",
  /** What is in a clause: its tables, without their units. */
  contents: (captions: readonly string[]) => captions.map((caption) => caption.split(" (")[0]).join(", "),
  /** Of the page that tells more. */
  more: (page: string) => `${page} 보기`,
  notices: [
    "요약과 공고문의 내용이 다를 때에는 공고문이 우선합니다.",
    "이 홈페이지의 공고문은 견본이며 청약이나 계약의 근거가 되지 않습니다. 실제 분양의 공고문은 청약홈에서 확인하실 수 있습니다.",
    "PDF가 열리지 않으면 브라우저의 팝업 차단을 확인하시거나 대표전화로 문의해 주세요.",
  ],
} as const;
