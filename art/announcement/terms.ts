import { ceilings } from "../../client/complex/sale/homeFigures.ts";
import { findParty } from "../../client/complex/sale/parties.ts";
import { complex } from "../../client/content/complex.ts";
import { locationPoints } from "../../client/content/location.ts";
import { siteNotices } from "../../client/content/sale/siteNotices.ts";
import { works } from "../../client/content/schedule.ts";
import { claimStatuses } from "../../client/copy/claims.ts";
import { firstCome } from "../../client/copy/sale/signing.ts";
import { unpublished } from "../../client/copy/sale/unpublished.ts";
import { stampTax, stampTaxPage } from "../../client/copy/stampTax.ts";
import { dealReport, formatBasis, stampTaxDue } from "../../client/copy/statutes.ts";
import { formatCalendarDay, formatMonth } from "../../client/shared/format/calendarDay.ts";
import { formatDistance } from "../../client/shared/format/distance.ts";
import { formatCount } from "../../client/shared/format/format.ts";
import { facts, list, type Section, table } from "./markup.ts";

const dayOf = (day: string) => `${day.slice(0, 4)}년 ${formatCalendarDay(day)}`;
const monthOf = (month: string) => {
  const { year, name } = formatMonth(month);
  return `${year} ${name}`;
};

/** Years of liability after 공동주택관리법 시행령 별표 4. */
const liability = [
  ["마감공사", "2년", "미장, 타일, 도배, 주방기구, 가전제품 등"],
  ["설비와 창호 등", "3년", "옥외급수, 난방·냉방·환기, 급배수, 가스, 목공사, 창호, 조경, 전기, 정보통신 등"],
  ["방수와 지붕, 구조", "5년", "대지조성, 철근콘크리트, 철골, 조적, 지붕, 방수 등"],
  ["주요 구조부", "10년", "기둥, 내력벽, 보, 바닥, 지붕"],
];

/** Sample grades, in stars of four; an operator's come from the preliminary certificate. */
const grades = [
  ["소음", "경량충격음 차단성능", "★★★"],
  ["소음", "중량충격음 차단성능", "★★"],
  ["소음", "세대 간 경계벽의 차음성능", "★★★"],
  ["구조", "내구성", "★★"],
  ["구조", "가변성", "★"],
  ["환경", "실내공기 오염물질 저방출 제품의 적용", "★★★"],
  ["환경", "단위세대의 환기성능 확보", "★★"],
  ["환경", "에너지 성능", "★★"],
  ["생활환경", "단위세대의 사회적 약자 배려", "★"],
  ["생활환경", "방범안전 콘텐츠", "★★"],
  ["화재·소방", "감지 및 경보설비", "★★"],
  ["화재·소방", "내화성능", "★"],
];

/** What a winner submits, pays and accepts. */
export const termSections: readonly Section[] = [
  [
    "당첨자 서류와 계약",
    table({
      caption: firstCome.papers.caption,
      heads: firstCome.papers.columns,
      widths: [24, 76],
      rows: [
        ...firstCome.papers.rows,
        ["자격별 추가 서류", "특별공급과 가점제 당첨자의 자격 확인 서류. 대상자에게 따로 안내합니다."],
      ],
    }),
    list(
      "서류는 공고일 이후 발급한 것이어야 하며, 주민등록번호가 모두 보이게 발급받으시기 바랍니다.",
      `당첨자는 부동산 거래신고 대상입니다. 공급계약을 맺은 날부터 ${dealReport.days}일 안에 신고해야 합니다.`,
      `거래가격을 거짓으로 신고하면(다운계약) 취득가액의 ${dealReport.finePercent}% 이하에 해당하는 과태료를 물 수 있습니다.`,
      formatBasis(dealReport.basis),
      "정해진 기간에 계약하지 않으면 당첨을 포기한 것으로 보며, 예비입주자에게 순번대로 공급합니다.",
    ),
  ],

  [
    "인지세",
    table({
      caption: "분양계약서에 드는 인지세",
      heads: stampTaxPage.tax.columns,
      figuresFrom: 1,
      widths: [60, 40],
      rows: stampTax.brackets.map(({ label, tax }) => [label, tax ? `${formatCount(tax)}원` : stampTaxPage.tax.none]),
    }),
    list(
      formatBasis(stampTax.basis),
      `계약서를 쓴 달의 ${stampTaxDue.day}까지 전자수입인지로 납부합니다.`,
      "계약서를 함께 쓴 당사자는 인지세를 연대하여 납부할 의무가 있습니다.",
      "발코니 확장과 추가 선택품목 계약서의 인지세는 그 계약서의 금액과 종류에 따라 별도로 산정합니다.",
    ),
  ],

  [
    "분양보증과 감리",
    facts("주택분양보증", [
      ["보증기관", findParty("guarantor")?.name ?? unpublished],
      ["보증기간", "공고 승인일부터 건물의 소유권보존등기일까지"],
      ["보증 내용", "사업주체가 파산 등으로 계약을 이행할 수 없을 때의 주택 완공 또는 계약금과 중도금의 환급"],
      [
        "보증하지 않는 금액",
        "납부일 전에 납부한 금액, 지정된 계좌가 아닌 곳에 납부한 금액, 계약자가 납부한 대출 이자와 연체료, 발코니 확장과 유상옵션의 대금 등",
      ],
    ]),
    facts("공사 감리", [
      ["감리자", findParty("supervisor")?.name ?? unpublished],
      ["감리의 범위", "건축. 전기와 소방, 정보통신은 해당 법령에 따라 따로 감리합니다."],
      ["착공", works.groundBroken ? dayOf(works.groundBroken) : unpublished],
      ["입주 예정", works.occupancy ? monthOf(works.occupancy) : unpublished],
    ]),
    list(
      "자세한 내용은 주택도시보증공사의 주택분양보증약관을 따릅니다. 보증약관은 보증기관의 홈페이지에서 볼 수 있습니다.",
      "사업주체가 바뀌거나 부도가 나면 보증기관이 보증을 이행하거나 새 사업주체를 정하며, 계약자는 이에 따릅니다.",
    ),
  ],

  [
    "공동주택성능등급과 하자담보책임",
    table({
      caption: "공동주택성능등급 (예비인증의 견본)",
      heads: ["분야", "항목", "등급"],
      widths: [24, 56, 20],
      rows: grades,
    }),
    table({
      caption: "하자담보책임기간",
      heads: ["공사", "기간", "내용"],
      widths: [26, 12, 62],
      rows: liability,
    }),
    list(
      "성능등급은 설계 단계의 예비인증 결과이며, 준공한 뒤의 성능과 다를 수 있습니다. 별 네 개가 가장 높은 등급입니다. 근거: 주택법 제39조, 주택건설기준 등에 관한 규정 제58조.",
      "바닥충격음은 준공 전에 성능검사를 받으며, 결과를 계약자에게 알립니다(주택법 제41조의2).",
      "하자담보책임기간은 전유부분은 인도한 날, 공용부분은 사용검사일부터 계산합니다. 근거: 공동주택관리법 제36조, 같은 법 시행령 별표 4.",
    ),
  ],

  [
    "유의사항",
    `<h3>주변 여건</h3>`,
    table({
      caption: "입지의 확정 여부와 출처",
      heads: ["여건", "거리", "상태", "출처·기준"],
      widths: [32, 16, 12, 40],
      rows: locationPoints.map(({ name, km, status, source }) => [
        name,
        formatDistance(km),
        claimStatuses[status].label,
        source,
      ]),
    }),
    list(
      `${Object.values(claimStatuses)
        .map(({ label, meaning }) => `‘${label}’은 ${meaning}`)
        .join(", ")}입니다. 거리는 단지 경계에서 잰 직선거리입니다.`,
      "계획과 미정인 사업은 인허가와 정부·지자체의 정책에 따라 변경, 연기 또는 취소될 수 있습니다. 계약 전에 소관 기관에서 확인하시기 바랍니다.",
      "학교 배정과 통학구역은 교육지원청의 계획에 따르며, 입주할 때의 학생 수에 따라 달라질 수 있습니다.",
    ),
    `<h3>단지와 세대</h3>`,
    list(
      "홈페이지와 인쇄물의 이미지, 배치도, 평면도는 이해를 돕기 위한 것이며 실제와 다를 수 있습니다. 가구와 소품은 공급 품목이 아닙니다.",
      ...siteNotices,
      "지하주차장의 높이와 차로 폭, 이삿짐 차량과 소방차의 동선을 계약 전에 확인하시기 바랍니다.",
      `커뮤니티 ${complex.communityFacilities}개 시설의 종류와 운영 방식은 입주 뒤 입주자대표회의가 바꿀 수 있으며, 이용료가 들 수 있습니다.`,
      "설비의 위치와 배관, 점검구 때문에 천장과 벽이 일부 낮아지거나 두꺼워질 수 있습니다.",
    ),
    `<h3>계약과 개인정보</h3>`,
    list(
      "공급계약서와 이 공고의 내용이 다르면 관계 법령과 공급계약서가 우선합니다.",
      "입주예정일은 공사 여건에 따라 달라질 수 있으며, 확정된 입주지정기간은 따로 알립니다.",
      "청약과 계약에서 수집한 개인정보는 주택의 공급과 관계 법령이 정한 목적으로만 이용하고 보관합니다.",
      "층간 바닥과 벽, 창호의 규격은 주택형과 층에 따라 다를 수 있으며, 같은 성능의 다른 자재로 바뀔 수 있습니다.",
      `천장 높이는 ${ceilings.room?.toFixed(2) ?? "-"}m, 거실의 우물천장은 ${ceilings.livingRecess?.toFixed(2) ?? "-"}m, 층고는 ${ceilings.storey}m입니다. 설비가 지나는 곳의 천장은 이보다 낮을 수 있습니다.`,
      "계약자의 사정으로 계약을 해제하면 공급금액의 10%를 위약금으로 냅니다. 해제의 사유와 절차는 공급계약서를 따릅니다.",
      "주소나 연락처가 바뀌면 바로 알려 주시기 바랍니다. 알리지 않아 생긴 불이익은 계약자에게 있습니다.",
    ),
  ],
];
