import type { BrandHour } from "../shared/complexContent.ts";
import { complex } from "./complex.ts";
import { measurements } from "./generated/measurements.ts";
import { outlook } from "./outlook.ts";

const { skyGardens } = measurements.site;

/** The brand page: a day of the complex in four hours, and the principles of its plan. */
export const brand = {
  idea: {
    heading: `거실이 남쪽인\n${outlook.southHomes}세대`,
    paragraphs: [
      `${complex.name}는 거실의 방향부터 정했습니다. ${complex.households}세대 가운데 ${outlook.southHomes}세대의 거실이 남쪽을 봅니다. ${outlook.straight.join("과 ")}은 정남향이고, 나머지 ${outlook.turned} 배치했습니다.`,
      "여섯 동을 남북 두 줄로 세 동씩 배치하고, 두 줄 사이에 빛의 정원과 루미나 수경, 루미나 가로숲을 두었습니다.",
    ],
  },
  day: {
    heading: "빛의 하루",
    hours: [
      {
        hour: "09:50",
        title: "정원에서 수경까지, 오전 산책길",
        text: "서쪽 보행 출입구로 들어서면 빛의 정원이 있고, 산책길은 단지 한가운데의 루미나 수경으로 이어집니다.",
        picture: "garden",
        alt: "나무 사이로 난 단지 안 산책길에 드는 오전 빛. 아이와 걷는 사람이 보입니다.",
      },
      {
        hour: "12:30",
        title: "남향 거실의 한낮",
        text: "84A는 거실과 침실 3개를 모두 남쪽에 배치한 전면 4Bay입니다. 거실 창과 주방 창이 마주 보아 맞통풍이 됩니다.",
        picture: "living84A",
        alt: "넓은 창으로 도심과 능선이 보이는 거실",
      },
      {
        hour: "17:10",
        title: "그림자가 길어지는 오후",
        text: `가장 가까운 ${outlook.closest.join("과 ")} 사이는 ${outlook.distance}입니다. 남쪽 줄의 ${outlook.openTowers.join(", ")}은 남향 거실 정면에 단지의 다른 동이 없습니다.`,
        picture: "waterDay",
        alt: "낮아진 해를 마주한 루미나 수경. 물가를 걷는 사람들의 그림자가 돌바닥에 길게 드리웁니다.",
      },
      {
        hour: "19:12",
        title: "크라운에 불이 켜지는 저녁",
        text: "해가 지면 여섯 동 꼭대기의 크라운에 불이 들어옵니다. 밝기와 점등 시간은 관계기관 협의를 거쳐 정합니다.",
        picture: "lakeDusk",
        alt: "해 진 뒤 물가에서 본 여섯 동의 불빛",
      },
    ] satisfies BrandHour[],
  },
  principles: {
    heading: "네 가지 원칙",
    lead: "배치도와 평면도에서 확인하실 수 있는 내용입니다.",
    items: [
      {
        title: "방향",
        text: `남향 ${outlook.southHomes}세대의 거실은 정남에서 ${outlook.southWithin}도 이내의 방향입니다.`,
      },
      {
        title: "간격",
        text: `가장 가까운 두 동 사이가 ${outlook.distance}입니다. 라인별 거리는 동·호수배치도에 있습니다.`,
      },
      { title: "재료", text: "오크 무늬 바닥과 트래버틴 무늬 아트월, 무광 가구로 색과 질감을 맞췄습니다." },
      {
        title: "쉼",
        text: `커뮤니티 시설 ${complex.communityFacilities}곳과 포디움 옥상의 하늘마당 ${skyGardens}곳을 두었습니다.`,
      },
    ],
  },
  video: { label: "홍보영상 보기", text: "아침부터 저녁까지 단지의 모습을 한 편의 영상으로 보여 드립니다." },
  note: "일조와 조망은 동, 층, 계절과 시각에 따라 다릅니다. 이미지는 컴퓨터그래픽(CG)으로 실제와 다를 수 있습니다.",
} as const;
