import { complex } from "../../content/complex.ts";
import type { PageRow } from "../../shared/page.ts";

const { name } = complex;

export const legalPages = [
  {
    path: "/privacy",
    file: "pages/Legal/Privacy",
    section: "legal",
    ownHeading: true,
    hasProps: true,
    name: "개인정보처리방침",
    description: `${name} 홈페이지가 방문예약과 상담을 위해 받는 개인정보의 항목과 목적, 보유기간과 파기 절차, 그리고 열람과 삭제를 요청하실 수 있는 이용자의 권리를 안내합니다.`,
    lines: ["처리하는 개인정보의 항목과 목적,", "보유기간과 파기 방법,", "정보주체의 권리를 안내합니다."],
  },
  {
    path: "/accessibility",
    file: "pages/Legal/Accessibility",
    section: "legal",
    ownHeading: true,
    name: "웹 접근성 안내",
    description: `${name} 홈페이지의 웹 접근성 준수 기준과 제공하는 기능, 이용이 어려울 수 있는 콘텐츠와 도움받는 방법을 안내합니다. 불편한 곳을 알려 주시면 3일 안에 답변해 드립니다.`,
    lines: ["누구나 정보를 얻고", "방문예약을 하실 수 있도록", "준수 기준과 이용 방법을 안내합니다."],
  },
  {
    path: "/official",
    file: "pages/Legal/Official",
    section: "legal",
    ownHeading: true,
    hasProps: true,
    name: "공식 홈페이지 확인",
    description: `${name}의 공식 홈페이지 주소와 대표전화, 문자 발신번호, 분양대금 계좌의 예금주를 확인하는 방법과, 거짓 홈페이지와 문자를 보셨을 때 신고하는 곳을 안내합니다.`,
    lines: ["주소와 전화번호, 예금주를", "먼저 확인하시고", "안심하고 상담하세요."],
  },
] as const satisfies readonly PageRow[];
