import { homeKeys } from "../../complex/plans/homeKeys.ts";
import { complex } from "../../content/complex.ts";
import { unitTypes } from "../../content/unitTypes.ts";
import { visits } from "../../copy/visits.ts";
import type { PageRow } from "../../shared/page.ts";

const { name } = complex;

const labels = unitTypes.map(({ label }) => label);

export const promotionPages = [
  {
    path: "/Promotion/Customer",
    file: "pages/Promotion/InterestCustomer",
    section: "promotion",
    showsHomes: true,
    choices: [
      { name: "home", values: homeKeys },
      { name: "type", values: labels },
    ],
    name: "관심고객등록",
    description: `${name} 관심고객으로 등록하시면 모델하우스 주소와 오시는 길을 문자로 보내 드리고, 전문 상담사가 분양가와 분양 일정을 전화로 안내합니다. ${complex.consultationHours} ${complex.phone}.`,
    lines: ["연락처를 남겨 주시면", "전문 상담사가 전화로", "자세히 안내해 드립니다."],
  },
  {
    path: "/Promotion/visit",
    file: "pages/Promotion/VisitDirections",
    section: "promotion",
    kind: "open",
    hasProps: true,
    name: "오시는 길",
    searchTitle: "모델하우스 위치·방문예약",
    description: `${name} 모델하우스로 오시는 길입니다. ${visits.place.address}, ${complex.station}에서 걸어서 ${visits.place.walkFromStation}분. 운영 시간과 주차, 계약 준비물을 안내합니다.`,
    lines: ["모델하우스의 약도와", "운영 시간, 주차와", "계약 준비물을 안내합니다."],
  },
] as const satisfies readonly PageRow[];
