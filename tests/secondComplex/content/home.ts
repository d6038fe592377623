import type { HeroHour, PremiumCard, Step } from "../shared/complexContent.ts";
import type { PagePath } from "../shared/page.ts";
import { complex } from "./complex.ts";
import type { PictureName } from "./generated/pictures.ts";
import { outlook } from "./outlook.ts";

export const steps: readonly Step[] = [
  { id: "hero", hour: "18:20", label: "처음", dark: true },
  { id: "homes", hour: "05:40", label: "남은 세대", dark: true },
  { id: "location", hour: "07:40", label: "입지" },
  { id: "brand", hour: "09:00", label: "브랜드" },
  { id: "special", hour: "11:30", label: "특화설계", dark: true },
  { id: "premium", hour: "13:20", label: "프리미엄" },
  { id: "unit", hour: "15:00", label: "세대" },
  { id: "interestForm", hour: "18:30", label: "방문예약" },
];

export const hero = {
  columns: ["바람이 머무는", "언덕의 집"],
  alt: `언덕 위에 불이 켜진 ${complex.name}`,
} as const;

export const heroHours: { label: string; hours: readonly HeroHour[] } = {
  label: "언덕의 하루",
  hours: [{ hour: "12:30", pictures: { wide: "aerialDay", upright: "aerialUpright" } }, { hour: "18:20" }],
};

export const location = {
  title: `${complex.station} ${complex.stationDistanceKm}km,\n나루로 내려가는 길`,
  lead: "단지 경계에서 잰 직선거리입니다.",
  note: "거리는 단지 경계에서 잰 직선거리",
} as const;

export const brand = {
  title: "바람길을\n먼저 냈습니다",
  text: `${complex.households}세대를 바람길을 따라 ${complex.towers}개 동에 나누어 놓았습니다.`,
  caption: "개념도(CG). 실제와 다를 수 있습니다.",
} as const;

export const special = {
  title: "두 줄 사이의\n마당",
  lead: `가장 가까운 두 동 사이는 ${outlook.distance}입니다.`,
  alt: "위에서 본 네 동의 모형",
  caption: "단지 배치 모형(CG), 위가 북쪽.",
  /** Beside the key figures of copy/home.ts. */
  notes: { towers: "두 줄로 배치", community: "마당 둘레" },
} as const;

export const premiumCards: readonly PremiumCard[] = [
  {
    title: "언덕의 높이",
    text: `지상 ${complex.floors}층,\n${complex.towers}개 동`,
    page: "/BusinessGuide/intro",
    linkText: "사업개요 보기",
    picture: "facade",
  },
  {
    title: "가까운 역",
    text: `${complex.station}\n직선 ${complex.stationDistanceKm}km`,
    page: "/LocationEnvironment/intro",
    linkText: "입지안내 보기",
    picture: "clayAerial",
  },
  {
    title: "마당",
    text: "바람의 뜰과\n나루숲",
    page: "/LocationEnvironment/primium",
    linkText: "프리미엄 보기",
    picture: "aerialDay",
  },
  {
    title: "바람길",
    text: "맞은편 창으로\n지나는 바람",
    page: "/LocationEnvironment/primium",
    linkText: "바람길 보기",
    picture: "livingA",
  },
];

export const unitsPage: PagePath = "/FloorPlan/A";

export const slides: readonly { text: string; picture: PictureName }[] = [
  { text: "언덕 위의 네 동", picture: "aerialDay" },
  { text: "저녁의 마당", picture: "aerialDusk" },
  { text: "바람의 뜰", picture: "entrance" },
  { text: "나루숲", picture: "street" },
  { text: "84P 거실", picture: "livingA" },
  { text: "84T 거실", picture: "livingT" },
  { text: "주민 사랑방", picture: "lounge" },
];

export const complexGuide = {
  special: "네 동을 두 줄로 놓고 그 사이에 마당을 두었습니다.",
  community: `공동시설 ${complex.communityFacilities}곳을 마당 둘레에 두었습니다.`,
} as const;

export const visit = { title: "모델하우스\n방문예약" } as const;
