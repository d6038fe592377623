import { complex } from "../../client/content/complex.ts";
import { formatCount } from "../../client/content/format.ts";
import { claimStatuses, locationPoints } from "../../client/content/location.ts";
import { stampTax, stampTaxPage } from "../../client/content/stampTax.ts";
import { dealReport, formatBasis, stampTaxDue } from "../../client/content/statutes.ts";
import { list, type Section, table } from "./markup.ts";

/** What a winner brings, pays and accepts. */
export const termSections: readonly Section[] = [
  [
    "당첨자 서류와 계약",
    table({
      caption: "계약할 때 준비할 것",
      heads: ["구분", "서류"],
      widths: [24, 76],
      rows: [
        [
          "본인이 올 때",
          "신분증, 주민등록표등본·초본, 가족관계증명서, 인감증명서 또는 본인서명사실확인서, 인감도장, 계약금 입금 확인서",
        ],
        ["대리인이 올 때", "위의 서류에 더하여, 위임장, 계약자의 인감증명서(위임용), 대리인의 신분증과 도장"],
        ["자격별 추가 서류", "특별공급과 가점제 당첨자의 자격 확인 서류. 대상자에게 따로 안내합니다."],
      ],
    }),
    list(
      "서류는 공고일 이후 발급한 것이어야 하며, 주민등록번호가 모두 보이게 발급받으시기 바랍니다.",
      `당첨자는 부동산 거래신고 대상입니다. 공급계약을 맺은 날부터 ${dealReport.days}일 안에 신고해야 합니다.`,
      `거래가격을 거짓으로 신고하면(다운계약) 취득가액의 ${dealReport.finePercent}% 이하에 해당하는 과태료를 물 수 있습니다.`,
      formatBasis(dealReport.basis),
      "분양권의 전매와 재당첨, 거주의무에 관한 제한은 공고일의 법령과 고시에 따릅니다.",
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
      "발코니 확장과 추가 선택품목 계약서의 인지세는 그 계약서의 금액과 종류에 따라 따로 따집니다.",
    ),
  ],

  [
    "유의사항",
    `<h3>주변 여건</h3>`,
    table({
      caption: "입지의 확정 여부와 출처",
      heads: ["여건", "거리", "상태", "출처·기준"],
      widths: [32, 16, 12, 40],
      rows: locationPoints.map(({ name, distance, status, source }) => [
        name,
        distance,
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
      "홈페이지와 인쇄물의 이미지, 배치도, 평면도는 이해를 돕기 위한 것이며 실제와 다를 수 있습니다. 가구와 소품은 공급에 들어가지 않습니다.",
      "동과 층, 향에 따라 일조와 조망, 소음, 사생활의 정도가 다릅니다. 수변과 도로에 가까운 세대에는 소음과 벌레, 빛이 미칠 수 있습니다.",
      "지하주차장의 높이와 차로 폭, 이삿짐 차량과 소방차의 동선을 계약 전에 확인하시기 바랍니다.",
      `커뮤니티 ${complex.communityFacilities}개 시설의 종류와 운영 방식은 입주 뒤 입주자대표회의가 바꿀 수 있으며, 이용료가 들 수 있습니다.`,
      "상부 크라운과 경관조명의 빛이 일부 세대에 비칠 수 있으며, 켜는 시간은 입주 뒤 정합니다.",
      "설비의 위치와 배관, 점검구 때문에 천장과 벽이 일부 낮아지거나 두꺼워질 수 있습니다.",
    ),
    `<h3>계약과 개인정보</h3>`,
    list(
      "공급계약서와 이 공고의 내용이 다르면 관계 법령과 공급계약서가 앞섭니다.",
      "입주예정일은 공사 여건에 따라 달라질 수 있으며, 확정된 입주지정기간은 따로 알립니다.",
      "청약과 계약에서 모은 개인정보는 주택의 공급과 관계 법령이 정한 목적으로만 쓰고 보관합니다.",
      "주소나 연락처가 바뀌면 바로 알려 주시기 바랍니다. 알리지 않아 생긴 불이익은 계약자에게 있습니다.",
    ),
  ],
];
