import type { HeroHour, LocationPoint, PremiumCard, Step } from "../shared/complexContent.ts";
import { formatDistance } from "../shared/format/distance.ts";
import type { PagePath } from "../shared/page.ts";
import { complex } from "./complex.ts";
import type { PictureName } from "./generated/pictures.ts";
import { locationPoints } from "./location.ts";
import { livingWidth } from "./modelFigures.ts";
import { outlook } from "./outlook.ts";

/** The full-screen sections of the wide layout, in order; the footer is half a step. */
export const steps: readonly Step[] = [
  { id: "hero", hour: "19:12", label: "단지 전경", dark: true },
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
    { hour: "12:30", pictures: { wide: "hero1230", upright: "heroPortrait1230" } },
    { hour: "17:10", pictures: { wide: "hero1710", upright: "heroPortrait1710" } },
    { hour: "18:20", pictures: { wide: "hero1820", upright: "heroPortrait1820" } },
    { hour: "19:12" },
  ],
};

export const location = {
  title: `길을 건너면 호수,\n${complex.station}까지 ${complex.stationDistanceKm}km`,
  lead: `아이는 서쪽 출입구로 나서 ${formatDistance(near.school.km)} 학교에 가고, 장은 역으로 가는 길에 봅니다. 저녁에는 횡단보도 하나 건너 물가를 걷습니다.`,
  note: "거리는 단지 경계에서 잰 직선거리",
} as const;

export const brand = {
  title: `남쪽으로 낸 거실,\n${outlook.southHomes}세대`,
  text: `아침에 커튼을 여는 시간부터 하루가 시작됩니다. ${complex.households}세대 가운데 ${outlook.southHomes}세대의 거실을 남쪽으로 내고, ${outlook.straight.join("과 ")}의 남향 세대는 정남향이며, 나머지 ${outlook.turned} 세웠습니다.`,
  caption: "해가 지나는 길의 개념도(CG). 일조는 동과 층, 계절에 따라 다릅니다.",
} as const;

export const special = {
  title: "현관을 나서면\n물과 정원이 먼저",
  lead: "여섯 동을 남북 두 줄로 세우고, 그 사이를 물과 정원에 내주었습니다.",
  alt: "위에서 본 단지. 물과 정원을 사이에 두고 여섯 동이 세 동씩 두 줄로 서 있습니다.",
  caption: "단지 배치 모형(CG), 위가 북쪽. 실제 시공과 다를 수 있습니다.",
  /** Beside the key figures of copy/home.ts. */
  notes: { towers: `${outlook.turned} 배치`, community: "두 포디움과 지상, 지하" },
} as const;

export const premiumCards: readonly PremiumCard[] = [
  {
    title: `지상 최고 ${complex.floors}층`,
    text: `해가 지면 여섯 동 꼭대기 크라운에 불이 들어옵니다.\n지하 ${complex.basementFloors}층~지상 ${complex.floors}층, ${complex.households}세대`,
    page: "/BusinessGuide/intro",
    linkText: "사업개요 보기",
    picture: "cardHeight",
  },
  {
    title: `${complex.station} ${complex.stationDistanceKm}km`,
    text: `학교까지 ${formatDistance(near.school.km)}, 백화점과 병원이 있는 상업지구까지 ${formatDistance(near.market.km)}.\n역에서 이어지는 중앙로가 단지 앞을 지납니다.`,
    page: "/LocationEnvironment/intro",
    linkText: "입지안내 보기",
    picture: "street",
  },
  {
    title: "길 건너 호수 산책로",
    text: `횡단보도를 건너면 중앙수변공원입니다.\n${outlook.openTowers.join(", ")} 남향 거실 앞에는 단지의 다른 동이 없습니다.`,
    page: "/LocationEnvironment/primium",
    linkText: "프리미엄 보기",
    picture: "aerialDay",
  },
  {
    title: "남향 4Bay",
    text: `84A는 모두 남향, 거실 폭 ${livingWidth("84A")}.\n거실 창과 주방 창을 마주 열면 바람이 지나갑니다.`,
    page: "/LocationEnvironment/primium",
    linkText: "84A 특징 보기",
    picture: "cardLight",
  },
];

/** The page that the unit viewer links to for everything not specific to a type. */
export const unitsPage: PagePath = "/FloorPlan/84A";

/** The narrow layout's premium slider. */
export const slides: readonly { text: string; picture: PictureName }[] = [
  { text: "횡단보도를 건너면 호수가 있는 단지", picture: "aerialDay" },
  { text: "해가 지면 불이 들어오는 크라운", picture: "crown" },
  { text: "나무 사이로 수경까지 이어지는 산책길", picture: "garden" },
  { text: "이웃과 인사하는 북측 포디움 로비", picture: "lobby" },
  { text: "남쪽으로 창을 낸 84A 거실", picture: "living84A" },
  { text: "집으로 들어서는 문주", picture: "entrance" },
  { text: "호수 건너에서 바라본 저녁", picture: "lakeDusk" },
];

export const complexGuide = {
  special: `여섯 동을 남북 두 줄로 세우고 그 사이를 물과 정원에 내주었습니다. 여섯 동 가운데 ${outlook.turned} 놓았습니다.`,
  community: `퇴근길에 들르는 피트니스, 주말에 아이와 가는 작은도서관과 키즈라운지. ${complex.communityFacilities}개 시설이 단지 안에 있습니다.`,
} as const;

export const visit = {
  title: "모델하우스\n방문예약",
} as const;
