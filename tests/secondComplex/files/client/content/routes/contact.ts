import { homeKeys } from "../../contract/model/homeKeys.ts";
import type { Page } from "../../contract/page.ts";
import { visits } from "../../words/visits.ts";
import { complex } from "../complex.ts";

const line = `${complex.consultationHours} ${complex.phone}`;

/** Where the visitor and the sales office meet: forms, press and the law. */
export const contactPages: readonly Page[] = [
  {
    id: "interest",
    path: "/Promotion/Customer",
    file: "pages/Promotion/InterestCustomer",
    section: "promotion",
    name: "관심고객등록",
    description: `${complex.name} 관심고객으로 등록하시면 모델하우스 주소와 오시는 길을 문자로 보내 드리고, 전문 상담사가 분양가와 분양 일정을 전화로 안내합니다. ${line}.`,
    banner: {
      title: "관심고객등록",
      picture: "lobby",
      lines: ["연락처를 남겨 주시면", "전문 상담사가 전화로", "자세히 안내해 드립니다."],
    },
    choices: [{ name: "home", values: homeKeys }],
  },
  {
    id: "directions",
    path: "/Promotion/visit",
    file: "pages/Promotion/ModelHouse",
    section: "promotion",
    name: "오시는 길",
    description: `${complex.name} 모델하우스로 오시는 길입니다. ${visits.place.address}, 새솔역에서 걸어서 ${visits.place.walkFromStation}분. 여는 시간과 주차, 챙겨 오실 것, 예약할 수 있는 시간을 안내합니다.`,
    banner: {
      title: "오시는 길",
      picture: "street",
      lines: ["모델하우스의 약도와", "여는 시간, 주차와 준비물,", "비어 있는 시간을 안내합니다."],
    },
    hasProps: true,
  },
  {
    id: "pressList",
    path: "/:site/press",
    file: "pages/Press/PressList",
    section: "press",
    name: "언론보도",
    lines: ["분양과 공사, 모델하우스까지", `${complex.name}의 소식을`, "날짜순으로 모았습니다."],
    description: `${complex.name}의 분양 소식과 언론보도를 날짜순으로 모았습니다. 입주자모집공고와 청약 일정, 평면과 커뮤니티, 모델하우스와 공정 소식을 확인하실 수 있습니다.`,
  },
  {
    id: "article",
    path: "/:site/press/:id",
    file: "pages/Press/PressDetail",
    section: "press",
    name: "언론보도",
    description: `${complex.name}의 분양 소식을 전하는 언론보도입니다. 공고와 청약, 평면과 커뮤니티에 관한 다른 소식은 언론보도 목록에서 이어 보실 수 있습니다.`,
  },
  {
    id: "reservation",
    path: "/:site/customer",
    file: "pages/Reservation/Customer",
    section: "press",
    name: "방문예약",
    lines: ["방문하실 시간을 고르시거나", "연락처만 남겨 주세요.", "상담사가 전화로 확인해 드립니다."],
    description: `${complex.name} 모델하우스 방문예약입니다. 고객명과 연락처를 남겨 주시면 상담사가 전화드려 편하신 시간을 잡고 평면과 분양가, 계약 절차까지 안내해 드립니다. ${line}.`,
  },
  {
    id: "privacy",
    path: "/privacy",
    file: "pages/Legal/Privacy",
    section: "legal",
    name: "개인정보처리방침",
    lines: ["어떤 정보를 왜 받고", "얼마나 보관하는지,", "권리를 어떻게 쓰는지 알려 드립니다."],
    description: `${complex.name} 홈페이지가 방문예약과 상담을 위해 받는 개인정보의 항목과 목적, 보유기간과 파기 절차, 그리고 열람과 삭제를 요청하실 수 있는 이용자의 권리를 안내합니다.`,
  },
  {
    id: "accessibility",
    path: "/accessibility",
    file: "pages/Legal/Accessibility",
    section: "legal",
    name: "웹 접근성 안내",
    lines: ["누구나 정보를 얻고", "방문예약을 하실 수 있도록", "지키는 기준과 도움받는 방법입니다."],
    description: `${complex.name} 홈페이지의 웹 접근성 준수 기준과 제공하는 기능, 이용이 어려울 수 있는 것과 도움받는 방법을 안내합니다. 불편한 곳을 알려 주시면 3일 안에 답을 드립니다.`,
  },
];
