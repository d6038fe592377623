import { unitBySegment } from "../complex/units.ts";
import { complex } from "../content/complex.ts";
import { interiorPages, unitPages } from "../content/pages.ts";
import { interiorSegments, unitTypes } from "../content/unitTypes.ts";
import { formatCount } from "../shared/format/format.ts";
import type { PageId, PageText } from "../shared/page.ts";
import { dealReport, stampTaxDue } from "./statutes.ts";
import { visits } from "./visits.ts";

const { name, phone, floors, basementFloors, towers, parking } = complex;
const size = `지하 ${basementFloors}층~지상 ${floors}층 ${towers}개 동 ${complex.households}세대`;
const line = `${complex.consultationHours} ${phone}`;

const unitPageText = (unit: (typeof unitTypes)[number]): Partial<PageText> => ({
  name: unit.label,
  description: `${name} 전용 ${unit.exclusive}㎡ ${unit.label} 평면도. ${unitPages.bars[unit.label].summary}. 방별 크기와 면적, 층별 분양가를 표로 확인하실 수 있습니다.`,
  title: "세대안내",
  lines: unitPages.lines,
  picture: unitPages.bars[unit.label].picture,
});

const interiorPageText = (segment: (typeof interiorSegments)[number]): Partial<PageText> => {
  const { label } = unitBySegment(segment);
  return {
    name: label,
    description: `${name} ${label} 타입의 인테리어. ${interiorPages.summaries[segment]}. ${interiorPages.materials} 이미지에 쓴 재료를 표로 안내합니다.`,
    title: "인테리어",
    lines: interiorPages.lines,
    picture: interiorPages.picture,
  };
};

/**
 * Text of pages that is the same for every complex; the rest, and the title bars' pictures, are in content/pages.ts.
 */
export const commonPageText: Partial<Record<PageId, Partial<PageText>>> = {
  home: {
    name: "홈",
    description: `${complex.summary} 1차 일반분양 ${complex.firstGeneralSale}세대. 평면과 분양가, 분양일정을 안내합니다. ${phone}.`,
  },
  overview: {
    name: "사업개요",
    description: `${complex.address}, 대지면적 ${complex.siteArea}㎡에 ${size}. 주차 ${formatCount(parking.complex)}대와 커뮤니티 ${complex.communityFacilities}곳까지 ${name}의 사업개요를 표로 확인하세요.`,
  },
  schedule: {
    name: "분양일정",
    description: `입주자모집공고에서 특별공급과 1·2순위 접수, 당첨자 발표와 정당계약, 잔여 세대 계약까지 ${name}의 분양일정을 날짜순으로 그리고 현재 진행 단계를 표시했습니다.`,
    lines: ["입주자모집공고부터 계약까지", "분양 일정과 진행 상황을", "날짜순으로 안내합니다."],
  },
  documents: {
    name: "계약서류",
    description: `${name} 계약에 필요한 서류 안내를 준비하고 있습니다. 준비되는 대로 이 페이지에서 안내하며, 궁금하신 점은 대표전화 ${phone}(${complex.consultationHours})로 문의해 주세요.`,
    lines: ["계약에 필요한 서류를", "한 번에 확인하실 수 있도록", "안내를 준비하고 있습니다."],
  },
  subscription: {
    name: "공급안내",
    description: `청약 1순위 요건과 지역·면적별 예치금, 특별공급의 구분과 신청 절차를 표로 정리했습니다. ${name}의 청약 기준과 내 조건을 참고용 계산기로 확인하실 수 있습니다.`,
    lines: ["청약 자격과 예치금,", "특별공급과 신청 절차를", "표로 정리했습니다."],
  },
  announcement: {
    name: "모집공고",
    description: `${name} 입주자모집공고의 공급 규모와 접수일, 계약일을 한눈에 요약하고 공고문 전문을 PDF로 제공합니다. 자격과 금액, 일정의 기준은 입주자모집공고문입니다.`,
    lines: ["공급 규모와 자격, 일정의 기준은", "입주자모집공고문입니다.", "요약과 전문을 함께 확인해 주세요."],
  },
  stampTax: {
    name: "인지세 납부안내",
    description: `분양계약서에 드는 인지세를 금액별 표와 참고용 계산기로 안내합니다. 계약서를 쓴 달의 ${stampTaxDue.day}까지 전자수입인지로 내는 방법과 기한이 지났을 때의 가산세도 함께 확인하세요.`,
    lines: [`계약서를 쓴 달의 ${stampTaxDue.day}까지,`, "전자수입인지로.", "세액과 방법을 안내합니다."],
  },
  contract: {
    name: "적법 계약 안내",
    description: `부동산 거래신고 ${dealReport.days}일과 거짓 신고의 과태료, 통장 거래와 전매제한 위반처럼 금지되는 행위를 근거 법령과 함께 정리했습니다. ${name}의 안전한 계약 안내입니다.`,
    lines: ["거래신고 기한과 과태료,", "금지되는 행위와 확인 사항을", "근거 법령과 함께 안내합니다."],
  },
  price: {
    name: "분양가·납부 안내",
    description: `${name}의 타입과 층별 분양가, 발코니 확장비, 계약금과 중도금, 잔금의 납부 시기를 표로 안내합니다. 타입과 층, 옵션을 고르면 회차별로 낼 금액을 계산해 드립니다.`,
    lines: ["타입과 층에 따른 분양가,", "납부 시기와 금액을", "표와 계산기로 안내합니다."],
  },
  options: {
    name: "마감재·유상옵션",
    description: `${name}의 바닥과 벽, 주방, 욕실, 창과 문에 기본으로 제공하는 마감재와 시스템 에어컨, 중문, 주방 상판 등 유상옵션의 내용과 가격을 타입별 표로 안내합니다.`,
    lines: ["분양가에 포함된 마감재와", "선택하는 유상옵션을", "구분해 안내합니다."],
  },
  questions: {
    name: "자주 묻는 질문",
    description: `분양가와 중도금 대출, 전매와 거주의무, 천장 높이와 동별 방향, 주차와 학교, 관리비와 입주 시기까지. 고객님이 자주 묻는 질문에 ${name} 분양사무소가 답변합니다.`,
    lines: ["분양가와 자격, 세대와 단지,", "계약과 방문에 관해", "자주 묻는 질문을 모았습니다."],
  },
  stackPlan: {
    name: "동·호수배치도",
    description: `${complex.towerNames[0]}부터 ${complex.towerNames.at(-1)}까지 동과 라인, 층을 고르면 주택형과 거실 방향, 정면에 있는 동과 거리를 알려 드립니다. ${name} 동·호수배치도에서 확인하세요.`,
    lines: ["동과 라인, 층을 고르시면", "주택형과 거실 방향을", "알려 드립니다."],
  },
  interest: {
    name: "관심고객등록",
    description: `${name} 관심고객으로 등록하시면 모델하우스 주소와 오시는 길을 문자로 보내 드리고, 전문 상담사가 분양가와 분양 일정을 전화로 안내합니다. ${line}.`,
    lines: ["연락처를 남겨 주시면", "전문 상담사가 전화로", "자세히 안내해 드립니다."],
  },
  directions: {
    name: "오시는 길",
    description: `${name} 모델하우스로 오시는 길입니다. ${visits.place.address}, ${complex.station}에서 걸어서 ${visits.place.walkFromStation}분. 운영 시간과 주차, 계약 준비물, 예약 가능한 시간을 안내합니다.`,
    lines: ["모델하우스의 약도와", "운영 시간, 주차와 준비물,", "예약 가능한 시간을 안내합니다."],
  },
  pressList: {
    name: "언론보도",
    description: `${name}의 분양 소식과 언론보도를 날짜순으로 모았습니다. 입주자모집공고와 청약 일정, 평면과 커뮤니티, 모델하우스와 공정 소식을 확인하실 수 있습니다.`,
    lines: ["분양과 공사, 모델하우스까지", `${name}의 소식을`, "날짜순으로 모았습니다."],
  },
  article: {
    name: "언론보도",
    description: `${name}의 분양 소식을 전하는 언론보도입니다. 공고와 청약, 평면과 커뮤니티에 관한 다른 소식은 언론보도 목록에서 이어 보실 수 있습니다.`,
  },
  reservation: {
    name: "방문예약",
    description: `${name} 모델하우스 방문예약입니다. 고객명과 연락처를 남겨 주시면 상담사가 전화드려 방문 시간을 정하고 평면과 분양가, 계약 절차를 안내해 드립니다. ${line}.`,
    lines: ["방문하실 시간을 고르시거나", "연락처만 남겨 주세요.", "상담사가 전화로 확인해 드립니다."],
  },
  privacy: {
    name: "개인정보처리방침",
    description: `${name} 홈페이지가 방문예약과 상담을 위해 받는 개인정보의 항목과 목적, 보유기간과 파기 절차, 그리고 열람과 삭제를 요청하실 수 있는 이용자의 권리를 안내합니다.`,
    lines: ["처리하는 개인정보의 항목과 목적,", "보유기간과 파기 방법,", "정보주체의 권리를 안내합니다."],
  },
  accessibility: {
    name: "웹 접근성 안내",
    description: `${name} 홈페이지의 웹 접근성 준수 기준과 제공하는 기능, 이용이 어려울 수 있는 콘텐츠와 도움받는 방법을 안내합니다. 불편한 곳을 알려 주시면 3일 안에 답변해 드립니다.`,
    lines: ["누구나 정보를 얻고", "방문예약을 하실 수 있도록", "준수 기준과 이용 방법을 안내합니다."],
  },
  ...Object.fromEntries(unitTypes.map((unit) => [`unit:${unit.label}`, unitPageText(unit)])),
  ...Object.fromEntries(
    interiorSegments.map((each) => [`interior:${unitBySegment(each).label}`, interiorPageText(each)]),
  ),
};
