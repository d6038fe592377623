import { complex } from "./complex.ts";
import { formatCount } from "./format.ts";
import type { PictureName } from "./pictures.ts";

/** Words and pictures of the home page. Every section stands for an hour of one day. */
export interface Step {
  /** Anchor of the section. */
  id: string;
  hour: string;
  /** In the rail of hours. */
  label: string;
  /** The ground under the rail. */
  dark?: boolean;
}

/** The full-screen sections of the wide layout, in order; the footer is half a step more. */
export const steps: readonly Step[] = [
  { id: "hero", hour: "19:12", label: "처음", dark: true },
  { id: "location", hour: "07:40", label: "입지" },
  { id: "brand", hour: "09:00", label: "브랜드" },
  { id: "special", hour: "11:30", label: "특화설계", dark: true },
  { id: "premium", hour: "13:20", label: "프리미엄" },
  { id: "unit", hour: "15:00", label: "세대" },
  { id: "emodel", hour: "17:10", label: "E-모델하우스", dark: true },
  { id: "interestForm", hour: "18:30", label: "방문예약" },
];

const scale = `지하 ${complex.basementFloors}층~지상 ${complex.floors}층, ${complex.towers}개 동`;
const parking = `단지 ${formatCount(complex.parking.complex)}대, 인근시설 ${formatCount(complex.parking.nearby)}대`;

export const hero = {
  /** Set vertically, a column each. */
  columns: ["빛으로 짓는", "도심의 하루"],
  alt: `해 진 뒤의 수변에서 본 ${complex.name}. 크라운마다 불이 켜져 있습니다.`,
  facts: [
    { label: "규모", value: scale },
    { label: "세대", value: `${complex.households}세대`, note: `일반분양 ${complex.firstGeneralSale}` },
    { label: "주택형", value: `전용 ${complex.exclusiveSizes.join(", ")}㎡` },
  ],
} as const;

export const location = {
  title: "도심의 한가운데,\n아침이 먼저 닿는 자리",
  lead: "역과 학교, 공원과 상권을 한 생활권에 두었습니다. 거리는 단지 경계에서 잰 직선거리입니다.",
  alt: "흰 모형으로 본 도심과 단지. 앞으로 수변공원, 뒤로 능선이 이어집니다.",
} as const;

export const brand = {
  title: "해가 지나는 길을\n먼저 그렸습니다",
  text: `아침은 침실의 창으로, 한낮은 거실 깊숙이, 저녁은 크라운의 불빛으로 옵니다. ${complex.name}는 하루의 빛을 따라 여섯 동의 방향과 창의 크기를 정했습니다.`,
  alt: "낮의 하늘에서 본 단지와 도심",
  caption: "단지 위를 지나는 해의 길. 06:40 침실, 12:30 거실, 18:20 크라운.",
} as const;

export const special = {
  title: "서로의 시야를\n가리지 않는 배치",
  lead: "물과 정원을 가운데 두고, 여섯 동은 비스듬히 돌아앉았습니다.",
  alt: "위에서 본 흰 모형. 물과 정원을 사이에 두고 여섯 동이 세 동씩 두 줄로 서 있습니다.",
  caption: "단지 배치 모형, 위가 북쪽. 실제 시공과 다를 수 있습니다.",
  figures: [
    {
      label: "지상 층수",
      value: complex.floors,
      unit: "층",
      note: `지하 ${complex.basementFloors}층부터 지상 ${complex.floors}층`,
    },
    { label: "배치", value: complex.towers, unit: "개 동", note: "서로의 시야를 비껴 앉힌 여섯 동" },
    { label: "커뮤니티", value: complex.communityFacilities, unit: "개", note: "하루를 단지 안에서 시작하고 마치도록" },
    { label: "주차", value: complex.parking.total, unit: "대", note: parking },
  ],
} as const;

export interface PremiumCard {
  title: string;
  /** Two lines. */
  text: string;
  path: string;
  linkText: string;
  picture: PictureName;
}

export const premiumCards: readonly PremiumCard[] = [
  {
    title: "도심의 높이",
    text: `지하 ${complex.basementFloors}층, 지상 ${complex.floors}층.\n${complex.towers}개 동 ${complex.households}세대의 새 스카이라인`,
    path: "/BusinessGuide/intro",
    linkText: "사업개요 보기",
    picture: "cardHeight",
  },
  {
    title: "중심의 거리",
    text: `${complex.station} ${complex.stationDistanceKm} km와 중앙로 생활권.\n일상이 짧아지는 자리`,
    path: "/LocationEnvironment/intro",
    linkText: "입지안내 보기",
    picture: "clayAerialPhone",
  },
  {
    title: "물가의 조망",
    text: `앞은 수변공원, 뒤는 능선.\n창마다 다른 도심의 풍경`,
    path: "/LocationEnvironment/primium",
    linkText: "프리미엄 보기",
    picture: "lakeDuskPhone",
  },
  {
    title: "빛의 거실",
    text: `폭 4.5 m 거실과 넓은 창.\n오후가 길게 머무는 집`,
    path: "/LocationEnvironment/primium",
    linkText: "빛의 거실 보기",
    picture: "cardLight",
  },
];

/** The narrow layout's premium slider. */
export const slides: readonly { text: string; picture: PictureName }[] = [
  { text: "수변을 앞에 둔 여섯 동", picture: "aerialDay" },
  { text: "저녁마다 불이 켜지는 크라운", picture: "crown" },
  { text: "물과 나무 사이로 난 산책길", picture: "garden" },
  { text: "하루를 배웅하고 맞이하는 로비", picture: "lobby" },
  { text: "오후가 길게 머무는 거실", picture: "living84A" },
  { text: "집보다 먼저 맞아 주는 문주", picture: "entrance" },
  { text: "물 위로 내려앉는 불빛", picture: "lakeDusk" },
];

export const complexGuide = {
  special: "여섯 동은 비스듬히 돌아앉아 서로의 시야를 비껴 갑니다.",
  community: `피트니스와 도서관, 키즈라운지까지 ${complex.communityFacilities}개 시설에서 하루를 시작하고 마칩니다.`,
} as const;

export const visit = {
  title: "불을 켜 두고\n기다리겠습니다",
  lead: "전문 상담사가 연락드리고, 모델하우스 주소와 잔여 세대를 문자로 안내해 드립니다.",
} as const;
