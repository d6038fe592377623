import { guaranteedSum } from "../../../complex/sale/guarantee.ts";
import { findParty, partyOf } from "../../../complex/sale/parties.ts";
import { facilityGroups } from "../../../content/communityFacilities.ts";
import { measurements } from "../../../content/generated/measurements.ts";
import {
  ancillaryFacilities,
  guaranteeNumber,
  publicFacilities,
  sellerRegistration,
  supervision,
} from "../../../content/sale/disclosures.ts";
import { schedule, works } from "../../../content/schedule.ts";
import { formatFullDay, formatYearMonth } from "../../../shared/format/calendarDay.ts";
import { formatCount } from "../../../shared/format/format.ts";
import { formatWon } from "../../../shared/format/won.ts";
import { parkingText } from "../../overview.ts";
import { stepDays } from "../saleCopy.ts";
import { unpublished } from "../unpublished.ts";
import type { Clause } from "./clause.ts";
import { clauseTitles } from "./clauseTitles.ts";

const guaranteed = guaranteedSum();

export const guaranteeClause: Clause = {
  id: "guarantee",
  title: clauseTitles.guarantee,
  tables: [
    {
      caption: "사업주체와 주택분양보증",
      columns: ["구분", "내용"],
      rows: [
        ["사업주체", partyOf("seller").name],
        ["등록번호", sellerRegistration ?? unpublished],
        ["보증기관", findParty("guarantor")?.name ?? unpublished],
        ["보증서 번호", guaranteeNumber ?? unpublished],
        ["보증금액", guaranteed === undefined ? unpublished : formatWon(guaranteed)],
        ["보증기간", "공고 승인일부터 건물의 소유권보존등기일(사용검사를 포함)까지"],
        ["보증 내용", "사업주체가 파산 등으로 계약을 이행할 수 없을 때의 주택 완공 또는 계약금과 중도금의 환급"],
        [
          "보증하지 않는 금액",
          "납부일 전에 납부한 금액, 지정된 계좌가 아닌 곳에 납부한 금액, 계약자가 납부한 대출 이자와 연체료, 발코니 확장과 유상옵션의 대금 등",
        ],
      ],
    },
    ...(supervision.length > 0
      ? [
          {
            caption: "공사 감리 (원, 부가가치세 별도)",
            columns: ["분야", "감리회사", "감리금액"],
            rows: supervision.map(({ work, company, fee }) => [work, company, formatCount(fee)]),
            narrow: "entries" as const,
          },
        ]
      : []),
  ],
  notes: [
    "보증금액은 1차 일반분양의 계약금과 중도금을 더한 금액입니다. 감리금액은 공사와 물가에 따라 바뀔 수 있습니다.",
    "자세한 내용은 주택도시보증공사의 주택분양보증약관을 따릅니다. 보증약관은 보증기관의 홈페이지에서 볼 수 있습니다.",
    "사업주체가 계약을 이행할 수 없게 되면 보증기관이 보증을 이행하며, 절차를 계약자에게 알립니다.",
  ],
  page: "/BusinessGuide/intro",
};

const names = facilityGroups.flatMap(({ facilities }) => facilities.map(({ name }) => name));
const playgrounds = measurements.site.playgrounds.map(({ area }) => `어린이놀이터(${Math.round(area)}㎡)`);

export const facilitiesClause: Clause = {
  id: "facilities",
  title: clauseTitles.facilities,
  tables: [
    {
      caption: "부대·복리시설의 목록",
      columns: ["구분", "시설"],
      rows: [
        ["주차장", `${parkingText.own}대, ${parkingText.ratio}. ${parkingText.whole}`],
        ["부대시설", ancillaryFacilities.join(", ")],
        ["복리시설", [...names, ...playgrounds, ...publicFacilities].join(", ")],
      ],
    },
  ],
  notes: [
    "시설의 위치와 면적은 인허가 도서를 따르며, 운영 방식과 이용료는 입주 뒤 입주자대표회의가 정합니다.",
    "상가는 따로 분양하며, 업종은 정해지지 않았습니다.",
  ],
  page: "/ComplexGuide/community",
};

/** Years of liability after 공동주택관리법 시행령 별표 4. */
const liability = [
  ["마감공사", "2년", "미장, 타일, 도배, 주방기구, 가전제품 등"],
  ["설비와 창호 등", "3년", "옥외급수, 난방·냉방·환기, 급배수, 가스, 목공사, 창호, 조경, 전기, 정보통신 등"],
  ["방수와 지붕, 구조", "5년", "대지조성, 철근콘크리트, 철골, 조적, 지붕, 방수 등"],
  ["주요 구조부", "10년", "기둥, 내력벽, 보, 바닥, 지붕"],
];

export const inspectionClause: Clause = {
  id: "inspection",
  title: clauseTitles.inspection,
  tables: [
    {
      caption: "사전방문",
      columns: ["구분", "내용"],
      rows: [
        ["시기", "입주지정기간이 시작되기 45일 전까지, 2일 이상. 날짜는 한 달 전까지 알립니다."],
        ["하는 일", "마감을 마친 세대와 공용부분을 계약자가 직접 보고 하자의 보수를 요청합니다."],
        ["보수", "중대한 하자는 사용검사 전까지, 그 밖의 하자는 세대를 인도하기 전까지 보수하고 결과를 알립니다."],
        ["근거", "주택법 제48조의2, 같은 법 시행규칙 제20조의2"],
      ],
    },
    { caption: "하자담보책임기간", columns: ["공사", "기간", "내용"], rows: liability },
  ],
  notes: [
    "하자담보책임기간은 전유부분은 인도한 날, 공용부분은 사용검사일부터 계산합니다. 근거: 공동주택관리법 제36조, 같은 법 시행령 별표 4.",
  ],
  page: "/BusinessGuide/plan",
};

export const scheduleClause: Clause = {
  id: "schedule",
  title: clauseTitles.schedule,
  tables: [
    {
      caption: "분양과 공사 일정",
      columns: ["구분", "날짜"],
      rows: [
        ...schedule.map((step) => [step.name, stepDays(step)]),
        ["착공", works.groundBroken ? formatFullDay(works.groundBroken) : unpublished],
        ["입주 예정", works.occupancy ? formatYearMonth(works.occupancy) : unpublished],
      ],
    },
  ],
  notes: [
    "입주예정일은 공사 여건에 따라 달라질 수 있으며, 확정된 입주지정기간은 따로 알립니다. 사업주체의 책임으로 늦어지면 공급계약서에 따라 지체보상금을 드립니다.",
  ],
  page: "/BusinessGuide/plan",
};
