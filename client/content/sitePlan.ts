import type { Scene } from "../shared/complexContent.ts";
import { complex } from "./complex.ts";
import { measurements } from "./generated/measurements.ts";
import { roadOn } from "./modelFigures.ts";
import { outlook } from "./outlook.ts";

const { site } = measurements;
const sides = { north: "북쪽", east: "동쪽", south: "남쪽", west: "서쪽" };
const frontRoad = roadOn("south");
const square = (value: number) => Math.round(value).toLocaleString("en-US");
const share = (value: number) => `${((value / site.area) * 100).toFixed(1)}%`;

/** Text of the site plan page. */
export const sitePlanPage = {
  heading: "수경과 정원을\n가운데 둔 배치",
  lead: `여섯 동을 남북 두 줄로 세 동씩 배치하고, 두 줄 사이에 수경과 정원을 두었습니다. ${outlook.turned} 배치했고, 가장 가까운 ${outlook.closest.join("과 ")} 사이는 ${outlook.distance}입니다. 단지와 중앙수변공원 사이에는 폭 ${frontRoad.width}m의 ${frontRoad.name}가 있습니다.`,
  plan: {
    title: "단지배치도",
    alt: "위가 북쪽인 단지배치도. 북쪽에 101동, 102동, 103동, 남쪽에 104동, 105동, 106동이 있고 가운데에 빛의 정원과 루미나 수경, 루미나 가로숲이 나란히 있고, 루미나 가로숲 안에 어린이놀이터가 있습니다.",
  },
  legend: {
    heading: "배치도에서 볼 곳",
    items: [
      { title: "빛의 정원", text: "서쪽 보행 출입구에서 이어지는 지상 정원" },
      { title: "루미나 수경", text: "단지 한가운데, 두 포디움 사이의 수경 공간" },
      { title: "루미나 가로숲", text: "동쪽의 나무 그늘과 쉼터" },
      ...site.playgrounds.map(({ name, garden, area }) => ({
        title: "어린이놀이터",
        text: `${garden} 안의 ${name}(${square(area)}㎡)`,
      })),
      { title: "하늘마당", text: `포디움 옥상의 정원 ${site.skyGardens}곳` },
      { title: "차량 출입구", text: "북서쪽과 남동쪽 두 곳, 지하주차장으로 연결" },
      { title: "보행 출입구", text: "서쪽 빛마을길에서 빛의 정원으로" },
    ],
  },
  facts: {
    heading: "대지와 조경",
    caption: "대지와 조경의 면적",
    rows: [
      { label: "대지면적", value: complex.siteArea, unit: "㎡" },
      {
        label: "건축면적",
        value: complex.buildingArea,
        unit: "㎡",
        note: `건폐율 ${share(site.buildingArea)}`,
      },
      {
        label: "조경",
        value: square(site.gardens),
        unit: "㎡",
        note: `지상 정원과 가로녹지, 하늘마당 ${site.skyGardens}곳`,
      },
      { label: "수경", value: square(site.water), unit: "㎡", note: "루미나 수경" },
      {
        label: "동 사이 거리",
        value: site.towerDistance.toFixed(1),
        unit: "m",
        note: `가장 가까운 ${outlook.closest.join("과 ")} 사이`,
      },
    ],
  },
  roads: {
    caption: "단지 주변 도로",
    columns: ["방향", "이름", "폭"],
    rows: measurements.roads.map(({ side, name, width }) => [sides[side], name, `${width}m`]),
  },
  pictures: [
    {
      picture: "garden",
      alt: "나무 사이로 난 단지 안 산책길에 드는 오전 빛. 아이와 걷는 사람이 보입니다.",
      caption: "빛의 정원 산책길",
    },
    {
      picture: "waterDay",
      alt: "낮아진 해를 마주한 루미나 수경. 물가를 걷는 사람들의 그림자가 돌바닥에 길게 드리웁니다.",
      caption: "늦은 오후의 루미나 수경",
    },
  ] satisfies (Scene & { caption: string })[],
};
