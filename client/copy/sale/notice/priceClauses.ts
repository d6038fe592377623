import { offersOf } from "../../../complex/homes/offers.ts";
import { unitPlans } from "../../../complex/plans/unitPlans.ts";
import { landShareOf } from "../../../complex/sale/landShare.ts";
import { optionFor } from "../../../complex/sale/optionFor.ts";
import { supplyCounts } from "../../../complex/sale/specialSupply.ts";
import { complex } from "../../../content/complex.ts";
import { outlook } from "../../../content/outlook.ts";
import { homeOptions } from "../../../content/sale/options.ts";
import { payment } from "../../../content/sale/payment.ts";
import { extensionPrices, priceBands, priceNotes } from "../../../content/sale/prices.ts";
import { type UnitLabel, unitTypes } from "../../../content/unitTypes.ts";
import { formatMonth } from "../../../shared/format/calendarDay.ts";
import { formatCount } from "../../../shared/format/format.ts";
import { overview } from "../../overview.ts";
import { paymentText } from "../paymentText.ts";
import { signing } from "../signing.ts";
import { unpublished } from "../unpublished.ts";
import type { Clause } from "./clause.ts";
import { clauseTitles } from "./clauseTitles.ts";

const { downPayment, instalments, balance, extras } = payment;
const won = (amount: number | undefined) => (amount === undefined ? unpublished : formatCount(amount));
const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const monthOf = (month: string | undefined) => {
  if (!month) return unpublished;
  const { year, name } = formatMonth(month);
  return `${year} ${name}`;
};

const counts = unitTypes.map(({ label }) => {
  const { households, firstGeneralSale } = unitPlans[label];
  const { specialTotal, general } = supplyCounts(label);
  return { label, numbers: [households, firstGeneralSale, specialTotal, general] };
});

export const supplyClause: Clause = {
  id: "supply",
  title: clauseTitles.supply,
  tables: [
    {
      caption: "단지의 개요",
      columns: ["구분", "내용"],
      rows: overview.map(({ label, value, unit = "", note }) => [label, `${value}${unit}${note ? ` (${note})` : ""}`]),
    },
    {
      caption: "주택형별 면적과 대지지분 (㎡)",
      columns: ["주택형", "주거전용", "주거공용", "공급면적", "기타공용", "계약면적", "대지지분"],
      rows: unitTypes.map(({ label }) => {
        const { exclusive, residentialCommon, supply, otherCommon, contract } = unitPlans[label].areas;
        const areas = [exclusive, residentialCommon, supply, otherCommon, contract, landShareOf(label)];
        return [label, ...areas.map((area) => area.toFixed(4))];
      }),
      figures: true,
      narrow: "entries",
    },
    {
      caption: "주택형별 세대수",
      columns: ["주택형", "전체", "1차 일반분양", "특별공급", "일반공급"],
      rows: [
        ...counts.map(({ label, numbers }) => [label, ...numbers.map(formatCount)]),
        ["합계", ...[0, 1, 2, 3].map((at) => formatCount(total(counts.map(({ numbers }) => numbers[at] ?? 0))))],
      ],
      figures: true,
    },
  ],
  notes: [
    `1차 일반분양은 동과 라인에 따라 4층부터 ${outlook.firstSaleFloors}까지이며, 그 위층의 공급 시기와 방법은 따로 공고합니다.`,
    "면적은 인허가 도서를 기준으로 하며, 측량과 설계변경에 따라 늘거나 줄 수 있습니다. 차이가 나면 공급계약서에 따라 정산합니다.",
  ],
  page: "/ComplexGuide/detailintro",
};

/** When each part of the price is due. */
const dueRows = [
  ["계약금 1차", `${formatCount(downPayment.atContract)}만원`, "계약할 때"],
  ["계약금 2차", `${downPayment.percent}%에서 1차를 뺀 금액`, `계약일부터 ${downPayment.restWithinDays}일 이내`],
  ...instalments.map(({ percent, month }, index) => [`중도금 ${index + 1}차`, `${percent}%`, monthOf(month)]),
  ["잔금", `${balance.percent}%`, `입주할 때 (${monthOf(balance.month)} 예정)`],
];

const priceOn = (type: UnitLabel, band: (typeof priceBands)[number]) => {
  const offer = offersOf(type).find((each) => each.band === band);
  return offer ? won(offer.price) : "-";
};

export const dueTable = { caption: "납부 시기", columns: ["구분", "비율", "시기"], rows: dueRows };

export const priceClause: Clause = {
  id: "price",
  title: clauseTitles.price,
  tables: [
    {
      caption: "주택형·층별 공급금액 (만원)",
      columns: ["주택형", ...priceBands.map(({ from, to }) => (to ? `${from}~${to}층` : `${from}층 이상`))],
      rows: unitTypes.map(({ label }) => [label, ...priceBands.map((band) => priceOn(label, band))]),
      figures: true,
    },
    dueTable,
  ],
  notes: [
    "공급금액에는 대지비와 건축비가 포함되어 있으며, 전용면적 85㎡를 넘는 주택형에는 건축비의 부가가치세가 포함되어 있습니다. 취득세와 등기비용은 포함되어 있지 않습니다.",
    priceNotes.extension,
    `${paymentText.loan} ${paymentText.loanTerms}`,
    paymentText.past,
    "납부일이 은행의 휴무일이면 다음 영업일까지 냅니다. 정한 날보다 늦게 내면 공급계약서에 적힌 연체료가 붙습니다.",
    `${signing.account} ${signing.otherAccounts}`,
    `계약자의 사정으로 계약을 해제하면 공급금액의 ${downPayment.percent}%를 위약금으로 냅니다. 해제의 사유와 절차는 공급계약서를 따릅니다.`,
  ],
  page: "/SalesInfo/price",
};

/** A type of each size: options cost the same in all homes of a size. */
const firstOfSize = complex.exclusiveSizes.flatMap(
  (size) => unitTypes.find(({ exclusive }) => exclusive === size)?.label ?? [],
);

export const optionsClause: Clause = {
  id: "options",
  title: clauseTitles.options,
  tables: [
    {
      caption: "발코니 확장 금액 (만원)",
      columns: ["주택형", ...unitTypes.map(({ label }) => label)],
      rows: [["확장비", ...unitTypes.map(({ label }) => won(extensionPrices?.[label]))]],
      figures: true,
      narrow: "entries",
    },
    ...(homeOptions
      ? [
          {
            caption: "유상옵션 금액 (만원)",
            columns: ["품목", ...complex.exclusiveSizes.map((size) => `${size}㎡`)],
            rows: homeOptions.map((option) => [
              option.label,
              ...firstOfSize.map((type) => {
                const { note, price } = optionFor(option, type);
                return `${note ? `${note} ` : ""}${formatCount(price)}`;
              }),
            ]),
            figures: true as const,
            narrow: "entries" as const,
          },
        ]
      : []),
  ],
  notes: [
    `발코니 확장과 유상옵션은 공급계약과 별도로 계약하며, 계약할 때 ${extras.atContract}%, 입주할 때 ${extras.atOccupancy}%를 냅니다. 고르지 않아도 공급계약을 할 수 있습니다.`,
    "시스템 에어컨은 둘 가운데 하나를 고릅니다. 발코니를 확장하지 않는 세대에는 설치 위치와 대수가 달라질 수 있습니다.",
    "유상옵션은 자재 발주 전까지 계약하거나 바꿀 수 있으며, 그 뒤의 변경과 해지는 옵션계약서에 따라 이미 든 비용을 정산합니다.",
    "견본주택과 E-모델하우스에 전시한 품목 가운데 분양가에 포함되지 않은 것은 ‘유상옵션’ 또는 ‘전시품·미제공’으로 표시합니다. 시공하는 재료는 마감재 목록과 같습니다.",
  ],
  page: "/SalesInfo/options",
};
