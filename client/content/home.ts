import type { HeroHour, LocationPoint, PremiumCard, Step } from "../shared/complexContent.ts";
import type { PagePath } from "../shared/page.ts";
import { complex } from "./complex.ts";
import type { PictureName } from "./generated/pictures.ts";
import { locationPoints } from "./location.ts";
import { outlook } from "./outlook.ts";

/** The full-screen sections of the wide layout, in order; the footer is half a step. */
export const steps: readonly Step[] = [
  { id: "hero", hour: "19:12", label: "처음", dark: true },
  { id: "homes", hour: "05:40", label: "남은 세대", dark: true },
  { id: "location", hour: "07:40", label: "입지" },
  { id: "brand", hour: "09:00", label: "브랜드" },
  { id: "special", hour: "11:30", label: "특화설계", dark: true },
  { id: "premium", hour: "13:20", label: "프리미엄" },
  { id: "unit", hour: "15:00", label: "세대" },
  { id: "interestForm", hour: "18:30", label: "방문예약" },
];

const near = Object.fromEntries(locationPoints.map((point) => [point.id, point])) as Record<
  LocationPoint["id"],
  LocationPoint
>;

export const hero = {
  /** Vertical text in columns. */
  columns: ["빛으로 짓는", "도심의 하루"],
  alt: `해 진 뒤의 수변에서 본 ${complex.name}. 크라운마다 불이 켜져 있습니다.`,
} as const;

/** The hero's view by the hour, from one camera. */
export const heroHours: { label: string; hours: readonly HeroHour[] } = {
  label: "하루의 빛",
  hours: [
    { hour: "06:40", pictures: { wide: "hero0640", upright: "heroPortrait0640" } },
    { hour: "09:00", pictures: { wide: "hero0900", upright: "heroPortrait0900" } },
    { hour: "12:30", pictures: { wide: "hero1230", upright: "heroPortrait1230" } },
    { hour: "17:10", pictures: { wide: "hero1710", upright: "heroPortrait1710" } },
    { hour: "18:20", pictures: { wide: "hero1820", upright: "heroPortrait1820" } },
    { hour: "19:12" },
  ],
};

export const location = {
  title: `${complex.station} ${complex.stationDistanceKm}km,\n길 건너 수변공원`,
  lead: "역과 학교, 공원, 상업지구까지의 거리입니다. 모두 단지 경계에서 잰 직선거리입니다.",
} as const;

export const brand = {
  title: "거실의 방향부터\n정했습니다",
  text: `${complex.households}세대 가운데 ${outlook.southHomes}세대의 거실이 남쪽을 봅니다. 여섯 동 가운데 ${outlook.turned} 배치했고, ${outlook.straight.join("과 ")}은 정남향입니다.`,
  caption: "해가 지나는 길의 개념도(CG). 일조는 동과 층, 계절에 따라 다릅니다.",
} as const;

export const special = {
  title: "남북 두 줄,\n가운데는 물과 정원",
  lead: `여섯 동을 남북으로 세 동씩 배치했습니다. 가장 가까운 두 동 사이는 ${outlook.distance}입니다.`,
  alt: "위에서 본 단지. 물과 정원을 사이에 두고 여섯 동이 세 동씩 두 줄로 서 있습니다.",
  caption: "단지 배치 모형(CG), 위가 북쪽. 실제 시공과 다를 수 있습니다.",
  /** Beside the key figures of copy/home.ts. */
  notes: { towers: `${outlook.turned} 배치`, community: `두 포디움과 지상, 지하에 ${complex.communityFacilities}곳` },
} as const;

export const premiumCards: readonly PremiumCard[] = [
  {
    title: `지상 최고 ${complex.floors}층`,
    text: `지하 ${complex.basementFloors}층~지상 ${complex.floors}층, ${complex.towers}개 동 ${complex.households}세대.\n1차 일반분양은 라인별 ${outlook.firstSaleFloors}까지`,
    page: "/BusinessGuide/intro",
    linkText: "사업개요 보기",
    picture: "cardHeight",
  },
  {
    title: `${complex.station} ${complex.stationDistanceKm}km`,
    text: `${near.school.name} ${near.school.distance}, 상업지구 ${near.market.distance}.\n단지 경계에서 잰 직선거리`,
    page: "/LocationEnvironment/intro",
    linkText: "입지안내 보기",
    picture: "clayAerialPhone",
  },
  {
    title: "길 건너 수변공원",
    text: `폭 30m 중앙로 건너 중앙수변공원.\n${outlook.openTowers.join(", ")} 남향 거실 정면에 다른 동 없음`,
    page: "/LocationEnvironment/primium",
    linkText: "프리미엄 보기",
    picture: "lakeDuskPhone",
  },
  {
    title: "남향 4Bay",
    text: `84A는 모두 남향, 폭 4.5m 거실.\n거실과 주방 창이 마주 보는 맞통풍 구조`,
    page: "/LocationEnvironment/primium",
    linkText: "84A 특징 보기",
    picture: "cardLight",
  },
];

/** The page that the unit viewer links to for everything not specific to a type. */
export const unitsPage: PagePath = "/FloorPlan/84A";

/** The narrow layout's premium slider. */
export const slides: readonly { text: string; picture: PictureName }[] = [
  { text: "중앙로 건너편에 수변공원이 있는 단지", picture: "aerialDay" },
  { text: "저녁에 불이 켜진 크라운", picture: "crown" },
  { text: "루미나 수경과 나무 사이로 난 산책길", picture: "garden" },
  { text: "북측 포디움의 로비", picture: "lobby" },
  { text: "남향 84A 거실", picture: "living84A" },
  { text: "단지 입구의 문주", picture: "entrance" },
  { text: "호수 건너에서 본 저녁의 단지", picture: "lakeDusk" },
];

export const complexGuide = {
  special: `여섯 동을 남북 두 줄로 놓고 ${outlook.turned} 배치했습니다. 두 줄 사이에는 수경과 정원이 있습니다.`,
  community: `피트니스와 작은도서관, 키즈라운지 등 ${complex.communityFacilities}개 시설이 단지 안에 있습니다.`,
} as const;

export const visit = {
  title: "모델하우스\n방문예약",
} as const;
