import { complex } from "./complex.ts";
import { measurements } from "./generated/measurements.ts";
import { outlook } from "./outlook.ts";
import { scenes } from "./scenes.ts";

const sides = { north: "북쪽", east: "동쪽", south: "남쪽", west: "서쪽" };

export const sitePlanPage = {
  heading: "두 줄 사이의\n마당",
  lead: `가장 가까운 두 동 사이는 ${outlook.distance}입니다.`,
  plan: { title: "단지배치도", alt: "위가 북쪽인 단지배치도. 네 동이 두 줄로 서 있습니다." },
  legend: {
    heading: "배치도 읽기",
    items: [
      { title: "바람의 뜰", text: "서쪽의 지상 정원" },
      { title: "물안뜰", text: "단지 한가운데의 물" },
    ],
  },
  facts: {
    heading: "땅의 쓰임",
    caption: "대지의 크기",
    rows: [{ label: "대지면적", value: complex.siteArea, unit: "㎡" }],
  },
  roads: {
    caption: "단지를 두른 길",
    columns: ["방향", "이름", "폭"],
    rows: measurements.roads.map(({ side, name, width }) => [sides[side], name, `${width}m`]),
  },
  pictures: [{ ...scenes.site, caption: "배치 모형" }],
};
