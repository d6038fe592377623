import type { BrandHour } from "../shared/complexContent.ts";
import { complex } from "./complex.ts";
import { measurements } from "./generated/measurements.ts";
import { outlook } from "./outlook.ts";

const { skyGardens } = measurements.site;

/** The brand page: a day of the complex in four hours, and the principles of its plan. */
export const brand = {
  idea: {
    heading: "하루의 빛을\n집 안으로",
    paragraphs: [
      `아침에 커튼을 열 때, 아이가 학교에서 돌아올 때, 하루를 마치고 불 켜진 동을 올려다볼 때. ${complex.name}는 집에서 날마다 맞는 그 시간을 먼저 그리고 여섯 동을 놓았습니다.`,
      `${complex.households}세대 가운데 ${outlook.southHomes}세대의 거실을 남쪽으로 냈습니다. ${outlook.straight.join("과 ")}의 남향 세대는 정남향이며, 나머지 ${outlook.turned} 세우고, 두 줄로 선 동 사이에는 빛의 정원과 루미나 수경, 루미나 가로숲을 두었습니다.`,
    ],
  },
  day: {
    heading: "단지에서 보내는 하루",
    hours: [
      {
        hour: "09:00",
        place: "84A 거실",
        title: "호수를 보며 먹는 아침",
        text: "84A는 거실과 침실 3개가 모두 남쪽을 보는 전면 4Bay입니다. 거실 창과 마주 보는 주방 창을 함께 열면 집 안으로 바람이 지나갑니다.",
        picture: "breakfast84A",
        alt: "아침을 먹고 난 창가의 둥근 식탁. 토스트를 먹고 난 접시와 주스, 오렌지가 남아 있고, 창밖으로 호수와 건너편 도심이 보입니다.",
        home: { tower: "105", line: 2, floor: 30 },
        exhibit: { display: ["식탁과 의자", "그릇과 과일", "커튼", "화분"] },
      },
      {
        hour: "09:50",
        place: "빛의 정원",
        title: "아이를 보내고 걷는 산책길",
        text: "서쪽 보행 출입구에서 아이를 배웅하고 돌아서면 빛의 정원입니다. 나무 사이로 난 길을 따라 단지 한가운데 루미나 수경까지 걷습니다.",
        picture: "garden",
        alt: "나무 사이로 난 단지 안 산책길에 드는 오전 빛. 아이와 걷는 사람이 보입니다.",
      },
      {
        hour: "17:10",
        place: "루미나 수경",
        title: "물가에서 기다리는 저녁",
        text: `그림자가 길어지는 시간, 수경 곁 데크에서 식구를 기다립니다. 가장 가까운 두 동도 ${outlook.distance} 떨어져 있고, 남쪽 줄의 ${outlook.openTowers.join(", ")}은 남향 거실 앞에 단지의 다른 동이 없습니다.`,
        picture: "waterDay",
        alt: "낮아진 해를 마주한 루미나 수경. 물가를 걷는 사람들의 그림자가 돌바닥에 길게 드리웁니다.",
      },
      {
        hour: "19:12",
        place: "호수 건너",
        title: "불 켜진 크라운으로 돌아오는 길",
        text: "크라운은 여섯 동 꼭대기를 두른 황동빛 격자입니다. 해가 지면 여기에 불이 들어와 호수 건너에서도 우리 동을 알아봅니다.",
        picture: "lakeDusk",
        alt: "해 진 뒤 물가에서 본 여섯 동의 불빛",
      },
    ] satisfies BrandHour[],
  },
  principles: {
    heading: "이렇게 짓습니다",
    lead: "배치도와 평면도에서 하나씩 확인해 보세요.",
    items: [
      {
        title: "방향",
        text: `${outlook.southHomes}세대의 거실이 정남에서 ${outlook.southWithin}도 안쪽을 봅니다.`,
      },
      {
        title: "간격",
        text: `가장 가까운 두 동 사이가 ${outlook.distance}입니다. 우리 집 앞이 얼마나 트였는지는 동·호수배치도에 있습니다.`,
      },
      {
        title: "재료",
        text: "오크 무늬 마루와 트래버틴 무늬 아트월, 무광 가구. 오래 보아도 편안한 색으로 맞췄습니다.",
      },
      {
        title: "쉼",
        text: `커뮤니티 시설 ${complex.communityFacilities}곳과 하늘마당 ${skyGardens}곳에서 쉽니다. 하늘마당은 상가와 커뮤니티가 든 3층 건물, 포디움의 옥상 정원입니다.`,
      },
    ],
  },
  video: { label: "홍보영상 보기", text: "창 하나에서 본 하루와 단지를 걷는 모습을 두 편의 영상으로 보여 드립니다." },
  note: "크라운의 밝기와 켜는 시간은 관계기관 협의를 거쳐 정합니다. 일조와 조망은 동, 층, 계절과 시각에 따라 다릅니다. 이미지는 컴퓨터그래픽(CG)으로 실제와 다를 수 있습니다.",
} as const;
