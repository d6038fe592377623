import { complex } from "../../content/complex.ts";
import { formatCount } from "../../shared/format/format.ts";
import type { PageRow } from "../../shared/page.ts";

const { name, phone, floors, basementFloors, towers, parking } = complex;
const size = `지하 ${basementFloors}층~지상 ${floors}층 ${towers}개 동 ${complex.households}세대`;

export const businessPages = [
  {
    path: "/BusinessGuide/intro",
    file: "pages/BusinessGuide/Overview",
    section: "business",
    showsHomes: true,
    kind: "open",
    name: "사업개요",
    description: `${complex.address}, 대지면적 ${complex.siteArea}㎡에 ${size}. 주차 ${formatCount(parking.complex)}대와 커뮤니티 ${complex.communityFacilities}곳까지 ${name}의 사업개요를 표로 확인하세요.`,
  },
  {
    path: "/BusinessGuide/plan",
    file: "pages/BusinessGuide/Schedule",
    section: "business",
    showsHomes: true,
    name: "분양일정",
    description: `입주자모집공고에서 특별공급과 1·2순위 접수, 당첨자 발표와 정당계약, 잔여 세대 계약까지 ${name}의 분양일정을 날짜순으로 그리고 현재 진행 단계를 표시했습니다.`,
    lines: ["입주자모집공고부터 계약까지", "분양 일정과 진행 상황을", "날짜순으로 안내합니다."],
  },
  {
    path: "/BusinessGuide/documents",
    file: "pages/BusinessGuide/Documents",
    section: "business",
    name: "계약서류",
    description: `${name} 계약에 필요한 서류 안내를 준비하고 있습니다. 준비되는 대로 이 페이지에서 안내하며, 궁금하신 점은 대표전화 ${phone}(${complex.consultationHours})로 문의해 주세요.`,
    lines: ["계약하러 오실 때", "챙기실 서류입니다.", "서류 양식은 준비되는 대로 올려 드립니다."],
  },
] as const satisfies readonly PageRow[];
