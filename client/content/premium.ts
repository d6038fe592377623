import type { LocationPoint, PremiumFact, PremiumStory } from "../shared/complexContent.ts";
import { complex } from "./complex.ts";
import { measurements } from "./generated/measurements.ts";
import { locationPoints } from "./location.ts";
import { outlook } from "./outlook.ts";
import type { UnitLabel } from "./unitTypes.ts";

const width = (type: UnitLabel) => `${(measurements.units[type].livingWidth / 1000).toFixed(1)}m`;

/** @throws Error if the location page has no such point */
function claim(id: LocationPoint["id"]): PremiumFact {
  const point = locationPoints.find((candidate) => candidate.id === id);
  if (!point) throw new Error(`The location page has no point ${id}`);
  const { name, distance, status, source } = point;
  return { label: name, value: distance, status, source };
}

/** The four reasons in detail; the home page's cards are their short form. */
export const premiumStories: readonly PremiumStory[] = [
  {
    title: "높이",
    heading: `지상 최고 ${complex.floors}층,\n여섯 동`,
    paragraphs: [
      `101·102·103·105동은 49층, 104·106동은 47층입니다. 1층부터 3층까지는 커뮤니티와 상가이고, 세대는 4층부터입니다.`,
      `1차 일반분양은 라인에 따라 4층부터 ${outlook.firstSaleFloors}까지입니다. 그 위층의 공급 시기와 방법은 따로 공고합니다.`,
    ],
    facts: [
      { label: "규모", value: `지하 ${complex.basementFloors}층~지상 ${complex.floors}층` },
      { label: "세대", value: `${complex.towers}개 동 ${complex.households}세대` },
      { label: "1차 일반분양", value: `${complex.firstGeneralSale}세대, 최고 ${outlook.firstSaleFloors}` },
    ],
    picture: "crown",
    alt: "해 질 녘 불이 켜진 크라운들이 나란한 꼭대기 층",
    link: { page: "/BusinessGuide/intro", label: "사업개요 보기" },
  },
  {
    title: "입지",
    heading: `${complex.station}까지\n직선 ${complex.stationDistanceKm}km`,
    paragraphs: [
      "한울역과 한울초·중학교, 환승센터까지의 직선거리입니다. 단지 경계에서 잰 거리이며 실제 보행거리는 이보다 깁니다.",
      "고시되었거나 이용 중인 것은 ‘확정’, 바뀔 수 있는 계획은 ‘계획’, 검토 중인 것은 ‘미정’으로 구분했습니다. 항목별 출처는 입지안내에 있습니다.",
    ],
    facts: [claim("station"), claim("school"), claim("transfer")],
    picture: "clayAerial",
    alt: "흰 모형으로 본 도심과 단지",
    link: { page: "/LocationEnvironment/intro", label: "입지안내 보기" },
  },
  {
    title: "수변공원",
    heading: "중앙로 건너\n중앙수변공원",
    paragraphs: [
      `단지 남쪽으로 폭 30m의 중앙로가 지나고, 길 건너에 중앙수변공원이 있습니다. 남쪽 줄의 ${outlook.openTowers.join(", ")} 남향 거실 정면에는 단지의 다른 동이 없습니다.`,
      "북쪽 줄과 동향, 서향 거실은 앞 동까지의 거리가 라인마다 다릅니다. 라인별 거리는 동·호수배치도에서 확인해 주세요.",
    ],
    facts: [claim("park"), { label: "동의 방향", value: `${outlook.turned} 배치` }],
    picture: "aerialDay",
    alt: "하늘에서 내려다본 단지. 앞의 중앙로 건너로 수변공원과 호수가 이어집니다.",
    link: { page: "/ComplexGuide/detailintro", label: "동·호수배치도 보기" },
  },
  {
    title: "거실",
    heading: "남향 4Bay와\n두 면 개방",
    paragraphs: [
      `84A는 모두 남향입니다. 폭 ${width("84A")} 거실과 침실 3개를 전면에 배치한 4Bay이며, 거실 창과 주방 창이 마주 보아 맞통풍이 됩니다.`,
      `84B와 84C의 거실은 ${outlook.facings["84B"]}이며, 북쪽으로도 창이 있습니다. 같은 전용 84㎡라도 타입마다 향과 창의 위치가 다릅니다.`,
    ],
    facts: [
      { label: "84A 거실 폭", value: width("84A") },
      { label: "84A 방향", value: `모두 ${outlook.facings["84A"]}` },
    ],
    picture: "living84C",
    alt: "두 면에 창이 있고 식당과 한 공간으로 이어지는 84C 거실",
    link: { page: "/FloorPlan/59A", label: "84A 평면 보기" },
  },
];

export const premiumPage = {
  sourceLabel: "출처",
  notice:
    "조망과 일조는 동, 층, 향에 따라 다르고 주변 건축으로 바뀔 수 있습니다. 계획과 미정 사항은 변경되거나 취소될 수 있습니다.",
} as const;
