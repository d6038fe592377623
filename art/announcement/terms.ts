import { ceilings } from "../../client/complex/sale/homeFigures.ts";
import { complex } from "../../client/content/complex.ts";
import { locationPoints } from "../../client/content/location.ts";
import { siteNotices } from "../../client/content/sale/siteNotices.ts";
import { claimStatuses } from "../../client/copy/claims.ts";
import { performanceClause } from "../../client/copy/sale/notice/performanceClause.ts";
import {
  facilitiesClause,
  guaranteeClause,
  inspectionClause,
  scheduleClause,
} from "../../client/copy/sale/notice/safetyClauses.ts";
import { firstCome } from "../../client/copy/sale/signing.ts";
import { stampTax, stampTaxPage } from "../../client/copy/stampTax.ts";
import { dealReport, noticeBasis, optionStampTax, stampTaxDue } from "../../client/copy/statutes.ts";
import { formatDistance } from "../../client/shared/format/distance.ts";
import { formatCount } from "../../client/shared/format/format.ts";
import { formatRecord } from "../../client/shared/sale/source.ts";
import { clauseSection, list, type Section, table } from "./markup.ts";

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
      noticeBasis(dealReport.basis),
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
      noticeBasis(stampTax.basis),
      `계약서를 쓴 달의 ${stampTaxDue.day}까지 전자수입인지로 납부합니다.`,
      "계약서를 함께 쓴 당사자는 인지세를 연대하여 납부할 의무가 있습니다.",
      optionStampTax,
    ),
  ],

  clauseSection(guaranteeClause),
  clauseSection(facilitiesClause),
  clauseSection(performanceClause),
  clauseSection(inspectionClause),

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
        // The notice is older than what pages tell of the places.
        status === "existing" ? `${source.office}, 공고일 확인` : formatRecord(source),
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
      "이 공고는 공급계약의 일부가 됩니다. 공급계약서와 뜻이 다르거나 분명하지 않은 내용은 계약자에게 유리하게 해석합니다(약관의 규제에 관한 법률 제5조).",
      ...scheduleClause.notes,
      "청약과 계약에서 수집한 개인정보는 주택의 공급과 관계 법령이 정한 목적으로만 이용하고 보관합니다.",
      "층간 바닥과 벽, 창호의 규격은 주택형과 층에 따라 다를 수 있습니다. 자재를 구할 수 없어 바꿀 때에는 같은 질 이상의 자재를 쓰고 계약자에게 미리 알립니다.",
      `천장 높이는 ${ceilings.room?.toFixed(2) ?? "-"}m, 거실의 우물천장은 ${ceilings.livingRecess?.toFixed(2) ?? "-"}m, 층고는 ${ceilings.storey}m입니다. 설비가 지나는 곳의 천장은 이보다 낮을 수 있습니다.`,
      "주소나 연락처가 바뀌면 알려 주시기 바랍니다. 안내는 마지막으로 알려 주신 곳으로 보냅니다.",
    ),
  ],
];
