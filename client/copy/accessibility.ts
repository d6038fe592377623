import { partyOf } from "../complex/sale/parties.ts";
import { complex } from "../content/complex.ts";
import { modelHouse } from "../content/modelHouse.ts";
import type { LegalSection } from "./legal.ts";

/** The accessibility statement: conformance, known limitations, and contact. */
export const accessibilityPage = {
  title: "웹 접근성 안내",
  introduction: `${complex.name} 홈페이지는 장애인과 고령자를 포함한 모든 분이 정보를 얻고 방문예약을 하실 수 있도록 만들었습니다. 장애인차별금지 및 권리구제 등에 관한 법률 제21조에 따라 접근성 준수 현황과 도움받는 방법을 안내합니다.`,
  contents: "목차",
  effective: "점검일: 2026. 11. 22.",
  sections: [
    {
      id: "standard",
      title: "준수 기준",
      items: [
        "한국형 웹 콘텐츠 접근성 지침(KWCAG) 2.2",
        "웹 콘텐츠 접근성 지침(WCAG) 2.2의 AA 수준",
        "모든 페이지를 화면 폭 네 가지에서 자동 검사 도구로 검사하고, 키보드만으로 이용할 수 있는지 시험합니다. 외부 기관의 인증을 받지는 않았습니다.",
      ],
    },
    {
      id: "features",
      title: "제공하는 기능",
      items: [
        "모든 메뉴와 양식, 계산기, 평면 확대를 키보드로 이용할 수 있습니다.",
        "글자를 200%까지 키우거나 화면을 400%까지 확대해도 내용이 가려지지 않습니다.",
        "이미지에 대체 텍스트를, 영상에 자막을 제공하고, 자동으로 움직이는 화면에는 정지 버튼이 있습니다.",
        "‘동작 줄이기’와 고대비 설정을 따르며, 자바스크립트를 꺼도 내용을 읽고 방문예약을 하실 수 있습니다.",
        "배치도와 평면도의 방 크기, 면적, 향은 표로도 제공합니다.",
      ],
    },
    {
      id: "limits",
      title: "이용이 어려울 수 있는 콘텐츠",
      items: [
        "E-모델하우스 VR은 시각 정보로 이루어져 있어 화면낭독기로는 방의 이름만 안내합니다. 같은 내용은 평면도와 방 크기 표에 있습니다.",
        "영상에는 말소리가 없고, 홍보영상에만 음악과 자연의 소리가 있습니다. 화면해설은 없으며 장면의 설명은 자막에 적었습니다.",
        "지도 앱과 청약홈처럼 외부 서비스의 화면은 그 서비스의 접근성을 따릅니다.",
      ],
    },
    {
      id: "contact",
      title: "문의와 도움",
      paragraphs: [
        `이용하기 어려운 곳을 알려 주시면 3일 안에 답변해 드립니다. 내용을 전화로 읽어 드리거나 방문예약을 대신 등록해 드릴 수 있습니다.`,
      ],
      table: {
        caption: "접근성 담당",
        columns: ["구분", "내용"],
        rows: [
          ["담당", `${partyOf("agent").name} ${complex.name} 분양사무소`],
          ["전화", `${complex.phone} (${complex.consultationHours})`],
          ["주소", modelHouse.place.address],
        ],
      },
    },
  ] satisfies LegalSection[],
} as const;
