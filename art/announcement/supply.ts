import { formatCalendarSpan } from "../../client/content/calendarDay.ts";
import { complex } from "../../client/content/complex.ts";
import { formatCount } from "../../client/content/format.ts";
import { overview } from "../../client/content/overview.ts";
import { datedSteps } from "../../client/content/schedule.ts";
import { formatBasis } from "../../client/content/statutes.ts";
import { deposits, firstPriority, subscriptionPage } from "../../client/content/subscription.ts";
import { unitPlans } from "../../client/content/unitPlans.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import { facts, list, type Section, table } from "./markup.ts";

const area = (value: number) => value.toFixed(4);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const supply = unitTypes.map(({ label }) => ({ label, ...unitPlans[label] }));

/** What an approved notice says and a sample can't. */
export const later = "추후 공고";

/** What is supplied, to whom, and when. */
export const supplySections: readonly Section[] = [
  [
    "공급개요",
    facts(
      "단지의 개요",
      overview.map(
        ({ label, value, unit = "", note }) => [label, `${value}${unit}${note ? ` (${note})` : ""}`] as const,
      ),
    ),
    list(
      "면적은 인허가 도서를 기준으로 하며, 측량과 설계변경에 따라 늘거나 줄 수 있습니다.",
      `주차대수 ${formatCount(complex.parking.total)}대에는 단지 밖 인근시설의 ${complex.parking.nearby}대가 들어 있습니다. 단지 안에서 쓰는 대수는 ${formatCount(complex.parking.complex)}대입니다.`,
      "동은 101동부터 106동까지이며, 동별 층수와 라인은 홈페이지의 동·호수배치도에서 확인할 수 있습니다.",
    ),
  ],

  [
    "공급대상과 공급금액",
    table({
      caption: "주택형별 면적(㎡)과 세대수",
      heads: ["주택형", "주거전용", "주거공용", "공급면적", "기타공용", "계약면적", "총세대", "1차 일반분양"],
      figuresFrom: 1,
      rows: supply.map((row) => [
        row.label,
        ...[
          row.areas.exclusive,
          row.areas.residentialCommon,
          row.areas.supply,
          row.areas.otherCommon,
          row.areas.contract,
        ].map(area),
        formatCount(row.households),
        formatCount(row.firstGeneralSale),
      ]),
      foot: [
        { text: "합계", span: 6 },
        formatCount(sum(supply.map((row) => row.households))),
        formatCount(sum(supply.map((row) => row.firstGeneralSale))),
      ],
    }),
    list(
      "주택형은 주거전용면적과 평면에 따라 나눈 이름입니다. 신청할 때에는 면적을 함께 확인하시기 바랍니다.",
      "공급면적은 주거전용면적과 주거공용면적을, 계약면적은 공급면적과 기타공용면적을 더한 면적입니다.",
      "특별공급과 일반공급의 세대수는 승인된 공고에서 주택형별로 나누어 적습니다.",
      "면적은 소수점 넷째 자리까지 적으며, 등기면적과 끝자리에서 차이가 날 수 있습니다.",
    ),
    table({
      caption: "공급금액과 납부 일정",
      heads: ["주택형", "공급금액", "계약금", "중도금", "잔금"],
      rows: supply.map((row) => [row.label, later, later, later, later]),
    }),
    list(
      "공급금액은 대지비와 건축비로 나누어 층별로 적습니다. 발코니 확장과 추가 선택품목의 금액은 따로 적습니다.",
      "분양대금을 내는 계좌는 공고문과 공급계약서에 적힌 것뿐입니다. 다른 계좌로 낸 돈은 분양대금으로 인정되지 않습니다.",
    ),
  ],

  [
    "청약 자격",
    table({
      caption: subscriptionPage.priority.caption,
      heads: subscriptionPage.priority.columns,
      widths: [24, 26, 50],
      rows: firstPriority.areas.map(({ label, period, strict }) => [
        label,
        `${period} 이상`,
        strict ? subscriptionPage.priority.strict : subscriptionPage.priority.plain,
      ]),
    }),
    list(
      formatBasis(firstPriority.basis),
      "자격은 모두 입주자모집공고일을 기준으로 판단합니다. 공급지역의 규제 여부는 공고일의 고시에 따릅니다.",
      "1순위 요건을 갖추지 못한 청약통장 가입자는 2순위로 신청할 수 있습니다.",
      `같은 순위에서는 공고일 현재 ${complex.city}에 거주하는 신청자(해당지역)가 기타지역 신청자보다 앞섭니다.`,
      "한 사람이 한 건만 신청할 수 있으며, 당첨자로 발표된 뒤 자격이 없음이 드러나면 당첨이 취소될 수 있습니다.",
    ),
    table({
      caption: subscriptionPage.special.caption,
      heads: subscriptionPage.special.columns,
      widths: [24, 76],
      rows: subscriptionPage.special.rows,
    }),
    list(subscriptionPage.special.source),
  ],

  [
    "지역·면적별 예치금",
    table({
      caption: "민영주택 청약 예치기준금액(만 원)",
      heads: [subscriptionPage.deposit.column, ...deposits.regions.map((region) => region.label)],
      figuresFrom: 1,
      widths: [34, 22, 22, 22],
      rows: deposits.sizes.map(({ label, amounts }) => [
        label,
        ...deposits.regions.map((region) => formatCount(amounts[region.id])),
      ]),
    }),
    list(
      formatBasis(deposits.basis),
      "지역은 신청할 주택이 있는 곳이 아니라 공고일 현재 신청자의 주민등록상 거주지를 기준으로 합니다.",
      "84A·84B·84C는 85㎡ 이하, 105와 119A·119B는 135㎡ 이하의 금액을 보시면 됩니다.",
      "예치금은 공고일까지 납입되어 있어야 합니다.",
    ),
  ],

  [
    "일정(예정)",
    table({
      caption: "분양 일정",
      heads: ["구분", "날짜", "내용"],
      widths: [25, 25, 50],
      rows: datedSteps.map(({ name, from, to, text }) => [name, `${formatCalendarSpan(from, to)} 예정`, text]),
    }),
    list(
      "모든 날짜는 예정이며 인허가와 공고 일정에 따라 달라질 수 있습니다.",
      "청약 신청은 한국부동산원 청약홈에서 오전 9시부터 오후 5시 30분까지입니다.",
    ),
  ],
];
