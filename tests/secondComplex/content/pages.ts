import type { MenuSection } from "../shared/complexContent.ts";
import type { PagePath, PageText } from "../shared/page.ts";
import { complex } from "./complex.ts";
import type { PictureName } from "./generated/pictures.ts";
import { interiorSegments, type UnitLabel, unitTypes } from "./unitTypes.ts";

const { name, station, stationDistanceKm, communityFacilities, towers } = complex;

const unit = ({ segment }: (typeof unitTypes)[number]) => `/FloorPlan/${segment}` as const;
const interior = (segment: (typeof interiorSegments)[number]) => `/Interior/${segment}` as const;

export const menu: readonly MenuSection[] = [
  { section: "home", label: "홈", pages: [] },
  { section: "brand", label: "단지 소개", pages: ["/Brand/intro", "/Brand/video"] },
  { section: "business", label: "사업안내", pages: ["/BusinessGuide/intro", "/BusinessGuide/plan"] },
  {
    section: "sales",
    label: "분양안내",
    pages: [
      "/SalesInfo/homes",
      "/SalesInfo/price",
      "/SalesInfo/options",
      "/SalesInfo/SubscriptionGuide",
      "/SalesInfo/announcement",
      "/SalesInfo/faq",
    ],
    neighbours: [
      "/SalesInfo/homes",
      "/SalesInfo/price",
      "/SalesInfo/options",
      "/SalesInfo/SubscriptionGuide",
      "/SalesInfo/announcement",
      "/SalesInfo/stampTax",
      "/SalesInfo/contract",
      "/SalesInfo/faq",
    ],
  },
  { section: "location", label: "입지환경", pages: ["/LocationEnvironment/intro", "/LocationEnvironment/primium"] },
  {
    section: "complex",
    label: "단지안내",
    pages: ["/ComplexGuide/intro", "/ComplexGuide/detailintro", "/ComplexGuide/community"],
  },
  { section: "units", label: "세대안내", pages: [...unitTypes.map(unit), "/FloorPlan/Emodel", "/FloorPlan/compare"] },
  { section: "interior", label: "인테리어", pages: interiorSegments.map(interior) },
  { section: "promotion", label: "홍보센터", pages: ["/Promotion/Customer", "/Promotion/visit"] },
];

export const ownNeighbours: Partial<Record<PagePath, readonly PagePath[]>> = {};

export const footerPages: readonly PagePath[] = [
  "/SalesInfo/price",
  "/Promotion/visit",
  "/privacy",
  "/accessibility",
  "/:site/press",
  "/SalesInfo/contract",
];

export const drawerPages: readonly PagePath[] = ["/:site/press", "/SalesInfo/contract"];

export const pageText: Partial<Record<PagePath, Partial<PageText>>> = {
  "/Brand/intro": {
    name: "단지 소개",
    description: `${name}의 바람길과 마당을 소개합니다. 언덕의 하루와 네 동의 간격, 주민이 함께 쓰는 곳을 배치도의 숫자와 함께 한눈에 보실 수 있습니다.`,
    lines: ["바람길을 먼저 내고", "마당을 둘러", "네 동을 놓았습니다."],
    picture: "aerialDusk",
  },
  "/Brand/video": {
    name: "홍보영상",
    description: `${name}의 언덕과 마당, 집 안과 저녁 풍경을 한 편의 홍보영상으로 보여 드립니다. 영상은 컴퓨터그래픽이며 실제와 다를 수 있습니다.`,
    lines: ["언덕과 마당,", "집 안과 저녁까지", "한 편의 영상입니다."],
    picture: "aerialDay",
  },
  "/BusinessGuide/intro": {
    lines: ["나루길 21,", "네 동의", "사업개요입니다."],
    picture: "facade",
  },
  "/BusinessGuide/plan": { picture: "street" },
  "/BusinessGuide/documents": { picture: "lounge" },
  "/SalesInfo/SubscriptionGuide": { picture: "entrance" },
  "/SalesInfo/announcement": { picture: "facade" },
  "/SalesInfo/stampTax": { picture: "sharedOffice" },
  "/SalesInfo/contract": { picture: "library" },
  "/SalesInfo/homes": { picture: "facade" },
  "/SalesInfo/price": { picture: "aerialDusk" },
  "/SalesInfo/options": { picture: "livingT" },
  "/SalesInfo/faq": { picture: "lounge" },
  "/LocationEnvironment/intro": {
    name: "입지안내",
    description: `${station} ${stationDistanceKm}km, 나루공원과 나루초등학교, 나루시장까지. ${name}의 여섯 가지 입지를 확정과 계획, 미정으로 나누어 출처와 함께 안내합니다.`,
    lines: [`${station} ${stationDistanceKm}km.`, "거리는 직선으로 재고", "확정과 계획을 나누었습니다."],
    picture: "clayAerial",
  },
  "/LocationEnvironment/primium": {
    name: "프리미엄",
    description: `두 줄 사이의 마당과 바람길, ${name}의 특징을 배치와 평면의 숫자로 설명합니다. 조망과 일조는 동과 층, 향에 따라 다릅니다.`,
    lines: ["마당과 바람길을", "배치와 평면의 숫자로", "설명합니다."],
    picture: "entrance",
  },
  "/ComplexGuide/intro": {
    name: "단지배치도",
    description: `마당을 가운데 두고 ${towers}개 동을 두 줄로 놓았습니다. 동의 방향과 동 사이 거리, 출입구와 정원의 자리를 ${name} 단지배치도에서 확인하세요.`,
    lines: ["두 줄로 놓은 네 동,", "그 사이에", "마당이 있습니다."],
    picture: "aerialDay",
  },
  "/ComplexGuide/detailintro": { picture: "facade" },
  "/ComplexGuide/community": {
    name: "커뮤니티",
    description: `주민 사랑방과 운동실, 작은도서관과 택배실까지. ${name}의 공동시설 ${communityFacilities}곳과 각각의 위치를 소개합니다. 운영은 입주 후에 정합니다.`,
    lines: ["마당 둘레에 둔", "네 곳의", "공동시설입니다."],
    picture: "library",
  },
  "/FloorPlan/Emodel": {
    name: "E-모델하우스",
    description: `84P와 84T 타입의 거실과 주방을 VR로 둘러보는 ${name} E-모델하우스. 모델하우스에 오시기 전에 휴대전화나 컴퓨터에서 먼저 확인해 보세요.`,
    lines: ["84P와 84T의", "거실과 주방을", "VR로 둘러보세요."],
    picture: "livingA",
  },
  "/FloorPlan/compare": {
    name: "타입 비교",
    description: `${name}의 타입을 나란히 놓고 평면과 면적, 침실과 거실 폭, 방향과 분양가를 비교합니다. 서로 다른 것만 표에 남겨 한눈에 살펴보세요.`,
    lines: ["세 타입을 나란히 놓고", "평면과 면적을", "비교해 보세요."],
    picture: "entrance",
  },
  "/Promotion/Customer": { picture: "lobby" },
  "/Promotion/visit": { picture: "street" },
};

export const unitPages: {
  lines: PageText["lines"];
  bars: Record<UnitLabel, { summary: string; picture: PictureName }>;
} = {
  lines: ["전용 84㎡", "세 타입의 평면입니다.", "방의 크기를 함께 보세요."],
  bars: {
    "84P": {
      summary: "거실과 침실 셋을 한 줄에 나란히 놓은 판상형으로, 맞은편 주방 창으로 바람이 지나갑니다",
      picture: "livingA",
    },
    "84Q": {
      summary: "모서리에 놓은 거실의 두 면에 창을 내고 주방과 한 공간으로 이은 탑상형입니다",
      picture: "facade",
    },
    "84T": { summary: "거실과 침실 셋을 나란히 놓고 서재로 쓰는 알파룸을 더한 탑상형입니다", picture: "livingT" },
  },
};

export const interiorPages: {
  lines: PageText["lines"];
  picture: PictureName;
  materials: string;
  summaries: Record<(typeof interiorSegments)[number], string>;
} = {
  lines: ["나무와 흙의 색,", "결을 맞춘", "실내 연출입니다."],
  picture: "livingT",
  materials: "물푸레와 흙벽 등",
  summaries: {
    A: "낮은 가구로 창 앞을 비우고 물푸레 마루의 결을 맞춘 연출입니다",
    T: "알파룸을 서재로 꾸민 연출입니다",
  },
};

export const movedPages: ReadonlyMap<string, string> = new Map();

export const movedSites: ReadonlyMap<string, string> = new Map();
