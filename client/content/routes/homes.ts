import type { Page } from "../page.ts";
import type { PictureName } from "../pictures.ts";
import { interiorSegments, tourLabels, type UnitLabel, unitBySegment, unitTypes } from "../unitTypes.ts";

/** What sets each type apart, in the words of a search result, and what its title bar shows: a room of its own or the outside. */
const unitBars: Record<UnitLabel, { summary: string; picture: PictureName }> = {
  "84A": {
    summary: "거실과 침실 셋을 앞쪽에 나란히 놓고 주방과 거실 사이로 바람길을 냈습니다",
    picture: "living84A",
  },
  "84B": { summary: "모서리의 두 면을 열어 거실에서 두 방향의 풍경을 봅니다", picture: "cityView" },
  "84C": {
    summary: "앞쪽 네 칸에 서재로 쓰기 좋은 알파룸을 더하고 식당에 옆 창을 냈습니다",
    picture: "living84C",
  },
  "105": { summary: "앞쪽 네 칸에 알파룸과 큰 드레스룸을 더해 방을 방답게 씁니다", picture: "living105" },
  "119A": { summary: "침실 넷과 거실을 모두 앞쪽에 놓고 팬트리와 알파룸을 따로 두었습니다", picture: "aerialDay" },
  "119B": { summary: "앞쪽에 침실 셋과 거실을, 뒤쪽에 조용한 침실 하나를 떼어 놓았습니다", picture: "facade" },
};

const interiorSummaries: Record<(typeof interiorSegments)[number], string> = {
  "59A": "마루의 결을 창을 향해 놓고 낮은 가구만 두어 빛이 길게 눕는 거실입니다",
  "84A": "재료의 가짓수를 줄여 거실에서 식당까지 같은 결이 이어지는 조용한 집입니다",
  "84B": "넉넉한 벽은 비워 두고 창턱을 낮춰 앉은 자리에서도 물가가 보입니다",
};

const unitPage = (unit: (typeof unitTypes)[number]): Page => ({
  path: `/FloorPlan/${unit.segment}`,
  file: "pages/FloorPlan/UnitPlan",
  section: "units",
  name: unit.label,
  description: `센트럴 루미나 전용 ${unit.exclusive}㎡ ${unit.label} 평면도. ${unitBars[unit.label].summary}. 방마다의 크기와 면적표를 크게 보실 수 있습니다.`,
  banner: {
    title: "세대안내",
    picture: unitBars[unit.label].picture,
    lines: [
      "빛이 드는 쪽으로 거실과 침실을 놓았습니다.",
      "같은 면적도 쓰는 사람에 따라 다르게.",
      "여섯 타입의 평면을 천천히 살펴보세요.",
    ],
  },
});

const interiorPage = (segment: (typeof interiorSegments)[number]): Page => {
  const { label } = unitBySegment(segment);
  return {
    path: `/Interior/${segment}`,
    file: "pages/Interior/Interior",
    section: "interior",
    name: label,
    description: `센트럴 루미나 ${label} 타입의 인테리어. ${interiorSummaries[segment]}. 오크와 트래버틴, 리넨 등 공간별 마감재를 표로 안내합니다.`,
    banner: {
      title: "인테리어",
      picture: "livingDusk84A",
      lines: ["오크와 트래버틴, 리넨과 황동.", "빛이 닿을 때 가장 좋은 재료로", "오래 보아도 편안한 집을 만듭니다."],
    },
  };
};

/** The homes: plans, films, tours and interiors. */
export const homePages: readonly Page[] = [
  ...unitTypes.map(unitPage),
  {
    path: "/FloorPlan/videos",
    file: "pages/FloorPlan/GuideVideos",
    section: "units",
    name: "안내영상",
    description:
      "글과 그림으로 다 전하지 못한 센트럴 루미나를 세 편의 영상으로 안내합니다. 단지를 둘러싼 입지환경과 59·84 타입의 집 안을 화면으로 먼저 천천히 걸어 보세요.",
    banner: {
      title: "안내영상",
      picture: "waterDay",
      lines: ["글과 그림으로 다 못한 이야기를", "세 편의 영상에 담았습니다.", "천천히 따라와 보세요."],
    },
    choices: [{ name: "video", values: ["1", "2", "3"] }],
  },
  {
    path: "/FloorPlan/Emodel",
    file: "pages/FloorPlan/EModelHouse",
    section: "units",
    name: "E-모델하우스",
    description:
      "84A와 84C 타입의 거실과 주방, 침실을 VR로 둘러보는 센트럴 루미나 E-모델하우스. 모델하우스에 오시기 전에 휴대전화나 컴퓨터에서 집 안을 먼저 걸어 보세요.",
    banner: {
      title: "E-모델하우스",
      picture: "entry84A",
      lines: ["문을 열기 전에", "먼저 걸어 보는 집.", "84A와 84C를 둘러보세요."],
    },
    choices: [{ name: "tab", values: tourLabels }],
  },
  ...interiorSegments.map(interiorPage),
];
