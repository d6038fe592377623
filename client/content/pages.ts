import type { MenuSection } from "../shared/complexContent.ts";
import { unbroken } from "../shared/format/unbroken.ts";
import type { PagePath, PageText } from "../shared/page.ts";
import { complex } from "./complex.ts";
import type { PictureName } from "./generated/pictures.ts";
import { livingWidth } from "./modelFigures.ts";
import { outlook } from "./outlook.ts";
import { scenes } from "./scenes.ts";
import { interiorMenuSegments, interiorSegments, type UnitLabel, unitTypes, viewerTypes } from "./unitTypes.ts";

const { households, floors, basementFloors, station, stationDistanceKm } = complex;

const unit = ({ segment }: (typeof unitTypes)[number]) => `/FloorPlan/${segment}` as const;
const interior = (segment: (typeof interiorSegments)[number]) => `/Interior/${segment}` as const;

/** The main menu, in order, which is also the order of the links to the next page. */
export const menu: readonly MenuSection[] = [
  { section: "home", label: "홈", pages: [] },
  { section: "brand", label: "브랜드 소개", pages: ["/Brand/intro", "/Brand/video"] },
  {
    section: "business",
    label: "사업안내",
    pages: ["/BusinessGuide/intro", "/BusinessGuide/plan"],
    neighbours: ["/BusinessGuide/intro", "/BusinessGuide/plan", "/BusinessGuide/documents"],
  },
  {
    section: "sales",
    label: "분양안내",
    pages: [
      "/SalesInfo/SubscriptionGuide",
      "/SalesInfo/announcement",
      "/SalesInfo/stampTax",
      "/SalesInfo/homes",
      "/SalesInfo/price",
      "/SalesInfo/options",
      "/SalesInfo/faq",
    ],
    neighbours: [
      "/SalesInfo/SubscriptionGuide",
      "/SalesInfo/announcement",
      "/SalesInfo/stampTax",
      "/SalesInfo/contract",
      "/SalesInfo/homes",
      "/SalesInfo/price",
      "/SalesInfo/options",
      "/SalesInfo/faq",
    ],
  },
  { section: "location", label: "입지환경", pages: ["/LocationEnvironment/intro", "/LocationEnvironment/primium"] },
  {
    section: "complex",
    label: "단지안내",
    pages: ["/ComplexGuide/intro", "/ComplexGuide/detailintro", "/ComplexGuide/community", "/ComplexGuide/model"],
  },
  {
    section: "units",
    label: "세대안내",
    pages: [...viewerTypes.map(unit), "/FloorPlan/Emodel", "/FloorPlan/compare"],
    neighbours: [...unitTypes.map(unit), "/FloorPlan/Emodel", "/FloorPlan/compare"],
  },
  {
    section: "interior",
    label: "인테리어",
    pages: interiorMenuSegments.map(interior),
    neighbours: interiorSegments.map(interior),
  },
  { section: "promotion", label: "홍보센터", pages: ["/Promotion/Customer", "/Promotion/visit"] },
];

/** Pages with separate links under their title bar. */
export const ownNeighbours: Partial<Record<PagePath, readonly PagePath[]>> = {
  "/FloorPlan/videos": ["/FloorPlan/videos", "/LocationEnvironment/intro", "/LocationEnvironment/primium"],
};

/** Pages that the footer links to, before and after those of law and press. */
export const footerPages: readonly PagePath[] = [
  "/SalesInfo/homes",
  "/SalesInfo/price",
  "/SalesInfo/options",
  "/SalesInfo/faq",
  "/FloorPlan/compare",
  "/ComplexGuide/model",
  "/Promotion/visit",
  "/privacy",
  "/accessibility",
  "/:site/press",
  "/SalesInfo/announcement",
  "/SalesInfo/contract",
];

/** At the end of a phone's drawer: pages that no menu has, and for which the footer is many screens away. */
export const drawerPages: readonly PagePath[] = ["/:site/press", "/SalesInfo/contract", "/official"];

/**
 * The complex's own text of its pages, and the pictures in their title bars. A page whose text stands
 * beside its screen needs only a picture; a page without either isn't on the site.
 */
export const pageText: Partial<Record<PagePath, Partial<PageText>>> = {
  "/Brand/intro": {
    name: "브랜드 소개",
    description: `${households}세대 가운데 ${outlook.southHomes}세대의 거실이 남쪽을 보는 배치, 수경과 정원을 가운데 둔 여섯 동. 아침 산책길에서 불 켜진 크라운까지, ${complex.name}에서 보내는 하루를 소개합니다.`,
    lines: [
      "아침에 커튼을 여는 시간부터",
      "불 켜진 크라운으로 돌아오는 저녁까지,",
      `빛으로 짓는 도심의 하루, ${complex.name}.`,
    ],
    picture: "aerialDay",
  },
  "/Brand/video": {
    name: "홍보영상",
    description: `84A 거실의 창 하나에서 본 하루를 1분에 담았습니다. 해가 드는 아침부터 불이 켜지는 저녁까지, ${complex.name} 홍보영상과 단지를 걷는 영상입니다. 영상은 컴퓨터그래픽입니다.`,
    lines: ["84A 거실의 창 하나에서", "아침부터 저녁까지,", "하루를 1분에 담았습니다."],
    picture: "crown",
  },
  "/BusinessGuide/intro": {
    lines: [
      "한울시 중구 중앙로 49,",
      `지하 ${basementFloors}층에서 지상 ${floors}층까지`,
      `여섯 동 ${households}세대의 사업개요입니다.`,
    ],
    picture: "aerialDay",
  },
  "/BusinessGuide/plan": { picture: "street" },
  "/BusinessGuide/documents": { picture: "study84C" },
  "/SalesInfo/SubscriptionGuide": { picture: "entrance" },
  "/SalesInfo/announcement": { picture: "facade" },
  "/SalesInfo/stampTax": { picture: "studyRoom" },
  "/SalesInfo/contract": { picture: "library" },
  "/SalesInfo/homes": { picture: "crown" },
  "/SalesInfo/price": { picture: "aerialDusk" },
  "/SalesInfo/options": { picture: scenes.options.picture },
  "/SalesInfo/faq": { picture: "lounge" },
  "/LocationEnvironment/intro": {
    name: "입지안내",
    description: `${station} ${stationDistanceKm}km, 중앙로 건너 수변공원, 단지 서쪽의 학교와 중앙로 상업지구까지. ${complex.name}에서 만나는 여섯 곳을 거리와 출처와 함께 안내합니다.`,
    lines: ["아이가 걷는 학교 길과 장 보는 길,", "저녁에 걷는 물가까지", "집에서 나서면 만나는 곳들입니다."],
    picture: "clayAerial",
  },
  "/LocationEnvironment/primium": {
    name: "프리미엄",
    description: `지상 최고 ${floors}층, ${station} 직선 ${stationDistanceKm}km, 길 건너 수변공원과 남향 4Bay. ${complex.name}를 고르는 네 가지 이유를 배치도와 평면도에서 보여 드립니다.`,
    lines: ["멀리서도 보이는 크라운,", "길 건너 호수와 남쪽 거실.", `${complex.name}를 고르는 네 가지 이유입니다.`],
    picture: "heroDusk",
  },
  "/ComplexGuide/intro": {
    name: "단지배치도",
    description: `수경과 두 개의 정원을 가운데 두고 여섯 동을 남북 두 줄로 배치했습니다. 동별 방향과 동 간 거리, 출입구와 놀이터, 두 포디움의 자리를 ${complex.name} 단지배치도에서 확인하세요.`,
    lines: ["남북 두 줄로 선 여섯 동,", "현관을 나서면 먼저 만나는", `물과 ${unbroken("두 개의")} 정원.`],
    picture: "garden",
  },
  "/ComplexGuide/detailintro": { picture: "clayTowers" },
  "/ComplexGuide/community": {
    name: "커뮤니티",
    description: `피트니스와 사우나, 도서관과 공유오피스, 키즈라운지와 게스트하우스까지. ${complex.name}의 ${complex.communityFacilities}개 커뮤니티 시설과 각각의 위치를 소개합니다. 운영은 입주 후에 정합니다.`,
    lines: [
      "퇴근길의 운동과 주말의 도서관,",
      "아이를 맡기는 곳까지",
      `단지 안 ${complex.communityFacilities}개 시설에서 누립니다.`,
    ],
    picture: "skyGarden",
  },
  "/ComplexGuide/model": {
    name: "하루의 모형",
    description: `${complex.name} 여섯 동의 입체 모형입니다. 시각을 바꾸며 하루의 빛을 보고, 동과 라인, 층을 고르면 그 세대의 위치와 거실 창밖을 모형으로 보여 드립니다.`,
    lines: ["아침부터 밤까지의 빛과", "고르신 세대의 거실 창밖을", "모형으로 확인해 보세요."],
    picture: "modelDay",
  },
  "/FloorPlan/videos": {
    name: "안내영상",
    description: `${complex.name}를 세 편의 안내영상으로 소개합니다. 입지환경 안내영상에서는 주요 시설까지의 거리를, 59·84 타입 안내영상에서는 84A와 84B, 84C와 105의 실내를 보여 드립니다.`,
    lines: ["입지환경과 84A·84B,", "84C·105의 실내를", "세 편에 담았습니다."],
    picture: "waterDay",
  },
  "/FloorPlan/Emodel": {
    name: "E-모델하우스",
    description: `84A와 84C 타입의 거실과 주방, 침실을 VR로 둘러보는 ${complex.name} E-모델하우스. 모델하우스에 오시기 전에 휴대전화나 컴퓨터에서 먼저 확인해 보세요.`,
    lines: ["84A와 84C의 거실과 주방,", "침실과 알파룸을", "VR로 둘러보세요."],
    picture: "entry84A",
  },
  "/FloorPlan/compare": {
    name: "타입 비교",
    description: `${complex.name}의 여섯 타입 가운데 세 타입까지 나란히 놓고 평면과 면적, 침실과 거실 폭, 방향과 분양가를 비교합니다. 서로 다른 항목만 표에 모아 한눈에 살펴보실 수 있습니다.`,
    lines: ["세 타입까지 나란히 놓고", "평면과 면적, 분양가를", "한눈에 비교해 보세요."],
    picture: "dining84C",
  },
  "/Promotion/Customer": { picture: "lobby" },
  "/Promotion/visit": { picture: "street" },
};

/** The unit types' pages: the lines in their title bars, their summaries, and a picture of a room or of the outside. */
export const unitPages: {
  lines: PageText["lines"];
  bars: Record<UnitLabel, { summary: string; picture: PictureName }>;
} = {
  lines: ["세 식구의 첫 집부터", "부모님을 모시는 집까지,", "여섯 가지 평면을 준비했습니다."],
  bars: {
    "84A": {
      summary: "거실과 침실 3개가 모두 남쪽을 보는 판상형 4Bay, 거실과 주방 창이 마주 봅니다",
      picture: "living84A",
    },
    "84B": {
      summary: `모서리 두 면에 창을 낸 폭 ${livingWidth("84B")} 거실, 주방과 한 공간인 타워형입니다`,
      picture: "living84B",
    },
    "84C": {
      summary: "전면 4Bay에 서재가 되는 알파룸을 더하고 식당에 옆 창을 냈습니다",
      picture: "living84C",
    },
    "105": {
      summary: "아이 방 둘에 서재까지, 알파룸과 7.7㎡ 드레스룸을 더한 4Bay입니다",
      picture: "living105",
    },
    "119A": {
      summary: "침실 4개와 거실이 모두 남쪽을 보는 5Bay, 팬트리와 알파룸이 있습니다",
      picture: "living119A",
    },
    "119B": {
      summary: "부모님이나 다 큰 자녀를 위해 네 번째 침실을 현관 곁에 따로 두었습니다",
      picture: "facade",
    },
  },
};

/** The interiors' pages. */
export const interiorPages: {
  lines: PageText["lines"];
  picture: PictureName;
  /** Materials shown in the pictures. */
  materials: string;
  summaries: Record<(typeof interiorSegments)[number], string>;
} = {
  lines: ["오크와 트래버틴, 리넨과 황동.", "오래 보아도 편안한 색으로", "꾸며 본 실내입니다."],
  picture: "livingDusk84A",
  materials: "오크와 트래버틴, 리넨 등",
  summaries: {
    "59A": `창 앞을 비우고 볕을 들인 폭 ${livingWidth("84A")} 남향 거실입니다`,
    "84A": "거실에서 식당까지 한 공간으로 잇고 알파룸을 서재로 꾸몄습니다",
    "84B": `온 식구가 둘러앉는 폭 ${livingWidth("105")} 거실입니다`,
  },
};

/**
 * Former paths of pages, in lower case. Links must keep working: add a line for every renamed or merged page, and never
 * remove one.
 */
export const movedPages: ReadonlyMap<string, string> = new Map([
  ["/locationenvironment/premium", "/LocationEnvironment/primium"],
]);

/** Former names of boards. Articles keep their ids, so every path below a former name redirects to the same place. */
export const movedSites: ReadonlyMap<string, string> = new Map([["central-lumina", complex.defaultSite]]);
