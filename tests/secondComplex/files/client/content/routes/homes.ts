import type { Page } from "../../contract/page.ts";
import { complex } from "../complex.ts";
import { interiorSegments, tourLabels, unitBySegment, unitTypes } from "../unitTypes.ts";
import { unitBars } from "../unitWords.ts";

const unitPage = (unit: (typeof unitTypes)[number]): Page => ({
  id: `unit:${unit.label}`,
  path: `/FloorPlan/${unit.segment}`,
  file: "pages/FloorPlan/UnitPlan",
  section: "units",
  name: unit.label,
  description: `${complex.name} 전용 ${unit.exclusive}㎡ ${unit.label} 평면도. ${unitBars[unit.label].summary}. 방마다의 크기와 면적표를 보실 수 있습니다.`,
  banner: {
    title: "세대안내",
    picture: unitBars[unit.label].picture,
    lines: ["전용 75㎡", "세 타입의 평면입니다.", "방의 크기를 함께 보세요."],
  },
});

const interiorPage = (segment: (typeof interiorSegments)[number]): Page => {
  const { label } = unitBySegment(segment);
  return {
    id: `interior:${label}`,
    path: `/Interior/${segment}`,
    file: "pages/Interior/Interior",
    section: "interior",
    name: label,
    description: `${complex.name} ${label} 타입의 인테리어. 낮은 가구로 창 앞을 비우고 물푸레 마루의 결을 맞춘 연출 이미지와 이미지에 쓴 재료를 표로 안내합니다.`,
    banner: { title: "인테리어", picture: "livingT", lines: ["나무와 흙의 색,", "결을 맞춘", "실내 연출입니다."] },
  };
};

/** The homes: plans, tours and interiors. */
export const homePages: readonly Page[] = [
  ...unitTypes.map(unitPage),
  {
    id: "tours",
    path: "/FloorPlan/Emodel",
    file: "pages/FloorPlan/EModelHouse",
    section: "units",
    name: "E-모델하우스",
    description: `75A와 75T 타입의 거실과 주방을 VR로 둘러보는 ${complex.name} E-모델하우스. 모델하우스에 오시기 전에 휴대전화나 컴퓨터에서 먼저 확인해 보세요.`,
    banner: { title: "E-모델하우스", picture: "livingA", lines: ["75A와 75T의", "거실과 주방을", "VR로 둘러보세요."] },
    choices: [{ name: "tab", values: tourLabels }],
  },
  {
    id: "compare",
    path: "/FloorPlan/compare",
    file: "pages/FloorPlan/Compare",
    section: "units",
    name: "타입 비교",
    description: `${complex.name}의 타입을 나란히 놓고 평면과 면적, 침실과 거실 폭, 방향과 분양가를 비교합니다. 서로 다른 것만 표에 남겨 한눈에 살펴보세요.`,
    banner: {
      title: "타입 비교",
      picture: "entrance",
      lines: ["세 타입을 나란히 놓고", "평면과 면적을", "비교해 보세요."],
    },
  },
  ...interiorSegments.map(interiorPage),
];
