import type { Page } from "../../contract/page.ts";
import { complex } from "../complex.ts";
import { interiorSegments, tourLabels, unitBySegment, unitTypes } from "../unitTypes.ts";
import { unitBars } from "../unitWords.ts";

const interiorSummaries: Record<(typeof interiorSegments)[number], string> = {
  "59A": "남쪽을 보는 폭 4.5m 거실에 낮은 가구를 두고 창 앞을 비운 연출입니다",
  "84A": "거실에서 식당까지 색과 결을 하나로 맞추고 알파룸을 서재로 꾸민 연출입니다",
  "84B": "폭 4.9m 거실에 긴 소파와 안락의자 둘을 놓은 연출입니다",
};

const unitPage = (unit: (typeof unitTypes)[number]): Page => ({
  id: `unit:${unit.label}`,
  path: `/FloorPlan/${unit.segment}`,
  file: "pages/FloorPlan/UnitPlan",
  section: "units",
  name: unit.label,
  description: `${complex.name} 전용 ${unit.exclusive}㎡ ${unit.label} 평면도. ${unitBars[unit.label].summary}. 방마다의 크기와 면적표를 크게 보실 수 있습니다.`,
  banner: {
    title: "세대안내",
    picture: unitBars[unit.label].picture,
    lines: ["전용 84㎡ 세 타입과 105㎡,", "119㎡ 두 타입의 평면입니다.", "방의 크기와 향을 함께 확인하세요."],
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
    description: `${complex.name} ${label} 타입의 인테리어. ${interiorSummaries[segment]}. 오크와 트래버틴, 리넨 등 이미지에 쓴 재료를 표로 안내합니다.`,
    banner: {
      title: "인테리어",
      picture: "livingDusk84A",
      lines: ["오크와 트래버틴, 리넨과 황동.", "색과 결을 하나로 맞춘", "실내 연출 이미지입니다."],
    },
  };
};

/** The homes: plans, films, tours and interiors. */
export const homePages: readonly Page[] = [
  ...unitTypes.map(unitPage),
  {
    id: "videos",
    path: "/FloorPlan/videos",
    file: "pages/FloorPlan/GuideVideos",
    section: "units",
    name: "안내영상",
    description: `${complex.name}를 세 편의 안내영상으로 소개합니다. 입지환경 안내영상에서는 확정된 거리를, 59·84 타입 안내영상에서는 84A와 84B, 84C의 평면과 거실을 보여 드립니다.`,
    banner: {
      title: "안내영상",
      picture: "waterDay",
      lines: ["입지환경과 타입별 실내를", "세 편의 영상으로", "보여 드립니다."],
    },
    choices: [{ name: "video", values: ["1", "2", "3"] }],
  },
  {
    id: "tours",
    path: "/FloorPlan/Emodel",
    file: "pages/FloorPlan/EModelHouse",
    section: "units",
    name: "E-모델하우스",
    description: `84A와 84C 타입의 거실과 주방, 침실을 VR로 둘러보는 ${complex.name} E-모델하우스. 모델하우스에 오시기 전에 휴대전화나 컴퓨터에서 먼저 확인해 보세요.`,
    banner: {
      title: "E-모델하우스",
      picture: "entry84A",
      lines: ["84A와 84C의 거실과 주방,", "침실과 알파룸을", "VR로 둘러보세요."],
    },
    choices: [{ name: "tab", values: tourLabels }],
  },
  {
    id: "compare",
    path: "/FloorPlan/compare",
    file: "pages/FloorPlan/Compare",
    section: "units",
    name: "타입 비교",
    description: `${complex.name}의 여섯 타입 가운데 세 타입까지 나란히 놓고 평면과 면적, 침실과 거실 폭, 방향과 분양가를 비교합니다. 서로 다른 것만 표에 남겨 한눈에 살펴보세요.`,
    banner: {
      title: "타입 비교",
      picture: "dining84C",
      lines: ["세 타입까지 나란히 놓고", "평면과 면적, 분양가를", "한눈에 비교해 보세요."],
    },
  },
  ...interiorSegments.map(interiorPage),
];
