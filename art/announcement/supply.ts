import { unitPlans } from "../../client/complex/plans/unitPlans.ts";
import { landShareOf } from "../../client/complex/sale/landShare.ts";
import { specialKinds, supplyCounts } from "../../client/complex/sale/specialSupply.ts";
import { complex } from "../../client/content/complex.ts";
import { sellerRegistration } from "../../client/content/sale/disclosures.ts";
import { approval, parties } from "../../client/content/sale/parties.ts";
import { schedule, works } from "../../client/content/schedule.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import { overview } from "../../client/copy/overview.ts";
import { supplyClause } from "../../client/copy/sale/notice/priceClauses.ts";
import { specialClause } from "../../client/copy/sale/notice/specialClause.ts";
import { regionLaw, regionStatus } from "../../client/copy/sale/regionLaw.ts";
import { stepDays } from "../../client/copy/sale/saleCopy.ts";
import { unpublished } from "../../client/copy/sale/unpublished.ts";
import { noticeBasis } from "../../client/copy/statutes.ts";
import { depositSizeFor, deposits, subscriptionPage } from "../../client/copy/subscription.ts";
import { formatCount } from "../../client/shared/format/format.ts";
import { clauseSection, facts, list, type Section, table } from "./markup.ts";

const { allotment, priority } = regionLaw;
const area = (value: number) => value.toFixed(4);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const supply = unitTypes.map(({ label }) => ({ label, ...unitPlans[label], counts: supplyCounts(label) }));
const labelsOf = (wanted: (exclusive: number) => boolean) =>
  unitTypes.filter(({ exclusive }) => wanted(exclusive)).map(({ label }) => label);
const small = labelsOf((exclusive) => exclusive <= allotment.pointsUpTo);
const large = labelsOf((exclusive) => exclusive > allotment.pointsUpTo);
const depositsNeeded = deposits.sizes
  .map(({ id, label }) => ({ label, types: labelsOf((exclusive) => depositSizeFor(exclusive) === id) }))
  .filter(({ types }) => types.length > 0)
  .map(({ label, types }) => `${types.join("·")} ${label}`)
  .join(", ");
const [year = "", month = ""] = works.occupancy?.split("-") ?? [];

/** What is supplied, by whom and to whom, and when. */
export const supplySections: readonly Section[] = [
  [
    "사업주체와 공급개요",
    table({
      caption: "사업 관계자",
      heads: ["구분", "상호", "사업자등록번호"],
      widths: [34, 40, 26],
      rows: [
        ...parties.map(({ role, name, number }) => [role, name, number ?? "-"]),
        ...(sellerRegistration ? [["사업주체의 등록번호", sellerRegistration, ""]] : []),
      ],
    }),
    facts("단지의 개요", [
      ["승인번호", approval ?? unpublished],
      ...overview.map(
        ({ label, value, unit = "", note }) => [label, `${value}${unit}${note ? ` (${note})` : ""}`] as const,
      ),
      ["입주 예정", works.occupancy ? `${year}년 ${Number(month)}월` : unpublished],
      ["공급지역", `${complex.city}: ${regionStatus}`],
    ]),
    list(
      ...supplyClause.notes,
      `주차대수 ${formatCount(complex.parking.total)}대에는 단지 밖 인근시설의 ${complex.parking.nearby}대가 포함되어 있습니다. 단지 안에서 쓰는 대수는 ${formatCount(complex.parking.complex)}대입니다.`,
      "동별 층수와 라인, 거실의 방향은 홈페이지의 동·호수배치도에서 확인할 수 있습니다.",
    ),
  ],

  [
    "공급대상",
    table({
      caption: "주택형별 면적(㎡)과 대지지분(㎡), 세대수",
      heads: [
        "주택형",
        "주거전용",
        "주거공용",
        "공급면적",
        "기타공용",
        "계약면적",
        "대지지분",
        "총세대",
        "1차 일반분양",
      ],
      figuresFrom: 1,
      rows: supply.map(({ label, areas, households, firstGeneralSale }) => [
        label,
        ...[areas.exclusive, areas.residentialCommon, areas.supply, areas.otherCommon, areas.contract].map(area),
        area(landShareOf(label)),
        formatCount(households),
        formatCount(firstGeneralSale),
      ]),
      foot: [
        { text: "합계", span: 7 },
        formatCount(sum(supply.map((row) => row.households))),
        formatCount(sum(supply.map((row) => row.firstGeneralSale))),
      ],
    }),
    table({
      caption: "1차 일반분양의 공급유형별 세대수",
      heads: ["주택형", ...specialKinds.map(({ label }) => label), "특별공급 계", "일반공급", "합계"],
      figuresFrom: 1,
      rows: supply.map(({ label, counts, firstGeneralSale }) => [
        label,
        ...specialKinds.map(({ id }) => formatCount(counts.special[id])),
        formatCount(counts.specialTotal),
        formatCount(counts.general),
        formatCount(firstGeneralSale),
      ]),
      foot: [
        "합계",
        ...specialKinds.map(({ id }) => formatCount(sum(supply.map(({ counts }) => counts.special[id])))),
        formatCount(sum(supply.map(({ counts }) => counts.specialTotal))),
        formatCount(sum(supply.map(({ counts }) => counts.general))),
        formatCount(sum(supply.map((row) => row.firstGeneralSale))),
      ],
    }),
    list(
      "주택형은 주거전용면적과 평면에 따라 나눈 이름입니다. 신청할 때에는 면적을 함께 확인하시기 바랍니다.",
      "공급면적은 주거전용면적과 주거공용면적을, 계약면적은 공급면적과 기타공용면적을 더한 면적입니다.",
      "대지지분은 계약면적의 비율로 나눈 값이며, 지적 정리에 따라 달라질 수 있습니다. 차이가 나면 공급계약서에 따라 정산합니다.",
      "면적은 소수점 넷째 자리까지 적으며 끝자리에서 차이가 날 수 있습니다.",
    ),
  ],

  [
    "청약 자격과 당첨자 선정",
    facts("1순위 요건", [
      ["신청자", `공고일 현재 ${complex.city} 또는 같은 도에 거주하는 만 ${priority.age}세 이상`],
      ["청약통장", `가입한 지 ${priority.months}개월이 지나고, 지역·면적별 예치금을 갖춘 분`],
      ["세대주", priority.headOfHousehold ? "세대주만 신청" : "세대원도 신청할 수 있음"],
      ["우선공급", `같은 순위에서는 ${complex.city} 거주자(해당지역)가 기타지역 거주자보다 앞섬`],
      ["2순위", "1순위 요건을 갖추지 못한 청약통장 가입자"],
    ]),
    table({
      caption: "일반공급 당첨자 선정",
      heads: ["전용면적", "가점제", "추첨제"],
      figuresFrom: 1,
      widths: [50, 25, 25],
      rows: [
        ...(small.length > 0
          ? [[`${allotment.pointsUpTo}㎡ 이하 (${small.join(", ")})`, `${allotment.points}%`, `${allotment.lot}%`]]
          : []),
        ...(large.length > 0 ? [[`${allotment.pointsUpTo}㎡ 초과 (${large.join(", ")})`, "-", "100%"]] : []),
      ],
    }),
    table({
      caption: "가점의 상한 (합계 84점)",
      heads: ["항목", "상한", "산정"],
      widths: [26, 14, 60],
      rows: [
        ["무주택기간", "32점", "1년 미만 2점, 1년마다 2점씩 더하여 15년 이상 32점"],
        ["부양가족수", "35점", "0명 5점, 한 명마다 5점씩 더하여 6명 이상 35점"],
        ["청약통장 가입기간", "17점", "6개월 미만 1점, 15년 이상 17점. 배우자 가입기간의 절반을 3점까지 더함"],
      ],
    }),
    list(
      noticeBasis(allotment.basis),
      "자격은 모두 입주자모집공고일을 기준으로 판단합니다.",
      "당첨자 발표일이 같은 주택에는 한 사람이 한 건만 신청할 수 있으며, 두 건 이상이면 모두 무효입니다. 발표일이 다르면 각각 신청할 수 있고 먼저 발표된 당첨이 유효합니다.",
      "예비입주자는 주택형별 일반공급 세대수의 40% 이상을 가점이 높은 순서나 추첨으로 정하고, 순번대로 남은 동·호수를 추첨하여 공급합니다(주택공급에 관한 규칙 제26조).",
      "예비입주자에게 공급하고도 남은 세대는 자격을 따로 정하지 않고 동·호수를 지정하여 선착순으로 계약합니다.",
    ),
  ],

  [
    "지역·면적별 예치금",
    table({
      caption: "민영주택 청약 예치기준금액 (만원)",
      heads: [subscriptionPage.deposit.column, ...deposits.regions.map(({ label }) => label)],
      figuresFrom: 1,
      widths: [34, 22, 22, 22],
      rows: deposits.sizes.map(({ label, amounts }) => [
        label,
        ...deposits.regions.map(({ id }) => formatCount(amounts[id])),
      ]),
    }),
    list(
      noticeBasis(deposits.basis),
      "지역은 주택이 있는 곳이 아니라 공고일 현재 신청자의 주민등록표상 거주지를 따릅니다.",
      `주택형에 필요한 금액은 ${depositsNeeded}입니다. 예치금은 공고일까지 납입되어 있어야 합니다.`,
    ),
  ],

  clauseSection(specialClause),

  [
    "일정과 신청 방법",
    table({
      caption: "분양 일정",
      heads: ["구분", "날짜", "내용"],
      widths: [25, 27, 48],
      rows: schedule.map((step) => [step.name, stepDays(step), step.text]),
    }),
    list(
      "청약 신청은 한국부동산원 청약홈(www.applyhome.co.kr)에서 오전 9시부터 오후 5시 30분까지 받습니다. 고령자와 장애인은 견본주택에서 신청할 수 있습니다.",
      "신청한 내용은 접수가 끝나는 시각까지 취소하고 다시 신청할 수 있으며, 그 뒤에는 바꿀 수 없습니다.",
      "당첨자는 주택형별로 공급유형과 순위에 따라 정하고, 동·호수는 층과 향의 구분 없이 무작위로 추첨합니다.",
    ),
  ],

  [
    "전매와 재당첨, 거주의무",
    table({
      caption: `공고일의 규제 (${regionStatus})`,
      heads: ["구분", "이 주택", "내용", "근거"],
      widths: [17, 13, 44, 26],
      rows: regionLaw.rules.map(({ name, here, text, basis }) => [name, here, text, basis.statute]),
    }),
    list(
      "당첨자는 당첨된 주택의 청약통장을 다시 쓸 수 없습니다. 계약하지 않아도 같습니다.",
      "부적격 당첨자로 확인되면 당첨이 취소되며, 수도권과 규제지역 밖에서는 당첨일부터 6개월 동안 다른 분양주택에 신청할 수 없습니다(주택공급에 관한 규칙 제58조).",
      "잔여 세대의 선착순 계약은 당첨으로 보지 않습니다.",
    ),
  ],
];
