import type { LocationPoint, PremiumFact, PremiumStory } from "../shared/complexContent.ts";
import { formatDistance } from "../shared/format/distance.ts";
import { formatRecord } from "../shared/sale/source.ts";
import { complex } from "./complex.ts";
import { locationPoints } from "./location.ts";
import { livingWidth, roadOn } from "./modelFigures.ts";
import { outlook } from "./outlook.ts";

const south = roadOn("south");

/** @throws Error if the location page has no such point */
function near(id: LocationPoint["id"]): LocationPoint {
  const point = locationPoints.find((candidate) => candidate.id === id);
  if (!point) throw new Error(`The location page has no point ${id}`);
  return point;
}

function claim(id: LocationPoint["id"]): PremiumFact {
  const { name, km, status, source } = near(id);
  return { label: name, value: formatDistance(km), status, source: formatRecord(source) };
}

/** The four reasons in detail; the home page's cards are their short form. */
export const premiumStories: readonly PremiumStory[] = [
  {
    title: "높이",
    heading: `도심에 세우는\n${complex.floors}층, 여섯 동`,
    paragraphs: [
      "해가 지면 꼭대기의 크라운에 불이 들어와 멀리서도 우리 동이 보입니다. 101·102·103·105동은 49층, 104·106동은 47층입니다.",
      `1층부터 3층까지 커뮤니티와 상가가 있고, 집은 그 위 4층부터입니다. 1차 일반분양은 라인에 따라 ${outlook.firstSaleFloors}까지이며, 그 위층은 따로 공고합니다.`,
    ],
    facts: [
      { label: "규모", value: `지하 ${complex.basementFloors}층~지상 ${complex.floors}층` },
      { label: "배치", value: `${complex.towers}개 동 ${complex.households}세대` },
      { label: "1차 일반분양", value: `${complex.firstGeneralSale}세대, 라인마다 ${outlook.firstSaleFloors}까지` },
    ],
    picture: "crown",
    alt: "해 질 녘 불이 켜진 크라운들이 나란한 꼭대기 층",
    link: { page: "/BusinessGuide/intro", label: "사업개요 보기" },
  },
  {
    title: "입지",
    heading: `학교 ${formatDistance(near("school").km)},\n${complex.station} ${complex.stationDistanceKm}km`,
    paragraphs: [
      "서쪽 출입구를 나서면 초등학교와 중학교가 나란히 있습니다. 역으로 가는 중앙로를 따라 백화점과 병원, 관공서가 이어져, 퇴근길에 장을 보고 돌아옵니다.",
      "모델하우스도 그 길에 있습니다. 오시는 날 역에서 단지까지 직접 걸어 보세요.",
    ],
    facts: [claim("station"), claim("school"), claim("market")],
    picture: "street",
    alt: "중앙로에서 올려다본 단지. 가로수를 따라 차도와 보도가 앞을 지납니다.",
    link: { page: "/LocationEnvironment/intro", label: "입지안내 보기" },
  },
  {
    title: "수변공원",
    heading: "횡단보도 건너\n호수 산책로",
    paragraphs: [
      `저녁을 먹고 나서면 물가까지 길 하나입니다. 폭 ${south.width}m의 ${south.name}를 건너 중앙수변공원에 들면 호수를 따라 산책로가 이어집니다.`,
      `남쪽 줄의 ${outlook.openTowers.join(", ")}은 남향 거실 앞에 단지의 다른 동이 없습니다. 다른 동과 라인에서 무엇이 보이는지는 동·호수배치도와 하루의 모형에서 세대마다 확인하실 수 있습니다.`,
    ],
    facts: [claim("park"), { label: "동의 방향", value: `${outlook.turned} 배치` }],
    picture: "lakeWalk",
    alt: "늦은 오후의 호수 산책로. 왼쪽 나무 너머로 단지가 서 있고, 오른쪽으로 호수가 펼쳐집니다.",
    link: { page: "/ComplexGuide/detailintro", label: "동·호수배치도 보기" },
  },
  {
    title: "거실",
    heading: "네 칸을 나란히,\n창은 마주 보게",
    paragraphs: [
      `84A는 모두 남향입니다. 폭 ${livingWidth("84A")} 거실과 침실 3개가 앞줄에 나란하고(전면 4Bay), 거실 창과 주방 창을 마주 열면 맞통풍이 됩니다.`,
      `84B와 84C는 모서리 집입니다. 거실이 ${outlook.facings["84B"]}이고 북쪽으로 창을 하나 더 냈습니다.`,
    ],
    facts: [
      { label: "84A 거실 폭", value: livingWidth("84A") },
      { label: "84A 방향", value: `모두 ${outlook.facings["84A"]}` },
    ],
    picture: "breakfast84A",
    alt: "아침 식탁이 놓인 84A 거실 창가. 남쪽 창으로 호수와 건너편 도심이 보입니다.",
    link: { page: "/FloorPlan/59A", label: "84A 평면 보기" },
  },
];

export const premiumPage = {
  sourceLabel: "출처",
  notice:
    "거리는 단지 경계에서 잰 직선거리이며 실제 보행거리는 이보다 깁니다. 조망과 일조는 동, 층, 향에 따라 다르고 주변 건축으로 바뀔 수 있습니다.",
} as const;
