import { complex } from "./complex.ts";
import type { PictureName } from "./pictures.ts";
import { interiorSegments, unitBySegment, unitTypes } from "./unitTypes.ts";

export type SectionId =
  | "home"
  | "brand"
  | "business"
  | "sales"
  | "location"
  | "complex"
  | "units"
  | "interior"
  | "promotion"
  | "press"
  | "legal";

export interface Banner {
  title: string;
  /** Revealed under the title, a line each. */
  lines: readonly [string, string, string];
  picture: PictureName;
}

export interface Page {
  /** Canonical path. `:site` is the only parameter. */
  path: string;
  /** Other spellings that show the same page, beyond letter case. */
  also?: readonly string[];
  /** The screen's file under client/pages, without its extension. */
  file: string;
  section: SectionId;
  /** Name in menus, tabs, breadcrumbs and the document title. */
  name: string;
  /** Search result text, 60 to 120 characters. */
  description: string;
  /** The title bar. Pages without one bring their own heading. */
  banner?: Banner;
  /**
   * When the browser's code takes the page over: "intent", the default, waits until the visitor begins to do something;
   * "wide" doesn't wait on wide screens, "now" nowhere, for pages that act by themselves.
   */
  hydrate?: "now" | "wide" | "intent";
  /** Kept out of search engines and the sitemap. */
  noindex?: boolean;
}

const banner = (title: string, picture: PictureName, ...lines: Banner["lines"]): Banner => ({ title, picture, lines });

const unitLines = [
  "빛이 드는 쪽으로 거실과 침실을 놓았습니다.",
  "같은 면적도 쓰는 사람에 따라 다르게.",
  "여섯 타입의 평면을 천천히 살펴보세요.",
] as const;
const interiorLines = [
  "오크와 트래버틴, 리넨과 황동.",
  "빛이 닿을 때 가장 좋은 재료로",
  "오래 보아도 편안한 집을 만듭니다.",
] as const;

export const pages: readonly Page[] = [
  {
    path: "/",
    file: "Home/Home",
    section: "home",
    hydrate: "wide",
    name: "홈",
    description: `${complex.summary} 1차 일반분양 657세대. 단지와 평면, E-모델하우스를 둘러보고 방문을 예약하세요. 상담 ${complex.phone}.`,
  },
  {
    path: "/Brand/intro",
    file: "Brand/BrandIntro",
    section: "brand",
    name: "브랜드 소개",
    description:
      "센트럴 루미나는 하루의 빛을 따라 여섯 동의 방향과 창의 크기를 정했습니다. 빛으로 짓는 집의 생각과 설계 원칙을 소개합니다.",
    banner: banner(
      "브랜드 소개",
      "duskShore",
      "해가 지나는 길을 먼저 그리고",
      "그 길을 따라 집을 놓았습니다.",
      "빛으로 짓는 도심의 하루, 센트럴 루미나.",
    ),
  },
  {
    path: "/Brand/video",
    file: "Brand/BrandVideo",
    section: "brand",
    hydrate: "now",
    name: "홍보영상",
    description: "새벽의 수변에서 저녁의 크라운까지, 센트럴 루미나의 하루를 담은 홍보영상을 감상하세요.",
    banner: banner("홍보영상", "duskShore", "아침의 침실에서", "저녁의 크라운까지,", "하루의 빛을 한 편에 담았습니다."),
  },
  {
    path: "/BusinessGuide/intro",
    file: "BusinessGuide/Overview",
    section: "business",
    name: "사업개요",
    description:
      "한울시 중구 중앙로 49, 대지면적 19,637.30㎡에 지하 5층~지상 49층 6개 동 998세대. 주차 1,722대. 센트럴 루미나 사업개요를 확인하세요.",
    banner: banner(
      "사업개요",
      "aerial",
      "중앙로의 새 스카이라인,",
      "지하 5층에서 지상 49층까지",
      "여섯 동에 담은 998세대.",
    ),
  },
  {
    path: "/BusinessGuide/plan",
    file: "BusinessGuide/Schedule",
    section: "business",
    name: "분양일정",
    description:
      "센트럴 루미나 모집공고부터 청약 접수, 당첨자 발표, 계약까지의 분양일정을 한눈에 안내합니다. 일정은 변경될 수 있습니다.",
    banner: banner("분양일정", "aerial", "공고에서 계약까지", "놓치지 말아야 할 날들을", "순서대로 적었습니다."),
  },
  {
    path: "/BusinessGuide/documents",
    file: "BusinessGuide/Documents",
    section: "business",
    name: "계약서류",
    description:
      "센트럴 루미나 계약에 필요한 서류 안내를 준비하고 있습니다. 준비되는 대로 이 자리에서 안내해 드립니다.",
    banner: banner("계약서류", "aerial", "계약에 필요한 서류를", "한 번에 챙기실 수 있도록", "준비하고 있습니다."),
  },
  {
    path: "/SalesInfo/SubscriptionGuide",
    also: ["/SalesInfo/guide"],
    file: "SalesInfo/SubscriptionGuide",
    section: "sales",
    name: "공급안내",
    description:
      "청약 1순위 요건과 지역·면적별 예치금, 공급 절차와 유의사항까지 센트럴 루미나 공급안내를 표로 정리했습니다.",
    banner: banner("공급안내", "clay", "청약 자격과 예치금,", "신청 전에 확인할 것을", "표 하나로 정리했습니다."),
  },
  {
    path: "/SalesInfo/announcement",
    file: "SalesInfo/Announcement",
    section: "sales",
    name: "모집공고",
    description:
      "센트럴 루미나 입주자모집공고의 주요 내용을 요약하고 전문을 PDF로 제공합니다. 청약 전에 반드시 확인하세요.",
    banner: banner(
      "모집공고",
      "clay",
      "청약의 기준은 언제나 공고문입니다.",
      "주요 내용을 먼저 읽고",
      "전문을 꼭 확인하세요.",
    ),
  },
  {
    path: "/SalesInfo/stampTax",
    file: "SalesInfo/StampTax",
    section: "sales",
    name: "인지세 납부안내",
    description:
      "분양계약서에 붙는 인지세의 세액과 납부기한, 전자수입인지 구매 방법과 가산세를 안내합니다. 1억 초과 10억 이하 15만 원.",
    banner: banner(
      "인지세 납부안내",
      "clay",
      "계약서를 쓴 다음 달 10일까지,",
      "전자수입인지로.",
      "세액과 방법을 안내합니다.",
    ),
  },
  {
    path: "/SalesInfo/contract",
    file: "SalesInfo/Contract",
    section: "sales",
    name: "적법 계약 안내",
    description:
      "부동산 거래신고 30일, 거짓 신고 과태료, 분양권 전매 유의사항 등 안전하고 적법한 계약을 위해 알아야 할 내용을 안내합니다.",
    banner: banner(
      "적법 계약 안내",
      "clay",
      "바른 신고와 정직한 계약이",
      "가장 안전한 계약입니다.",
      "지켜야 할 것을 모았습니다.",
    ),
  },
  {
    path: "/LocationEnvironment/intro",
    file: "LocationEnvironment/Location",
    section: "location",
    name: "입지안내",
    description:
      "한울역 1.3km, 수변공원과 학교, 중앙로 상업지구가 가까운 센트럴 루미나의 여섯 가지 입지. 확정과 계획을 구분해 출처와 함께 안내합니다.",
    banner: banner(
      "입지안내",
      "clay",
      "도심의 한가운데,",
      "아침이 먼저 닿는 자리.",
      "역과 학교, 물과 숲이 가깝습니다.",
    ),
  },
  {
    path: "/LocationEnvironment/primium",
    file: "LocationEnvironment/Premium",
    section: "location",
    name: "프리미엄",
    description: "도심의 높이, 중심의 거리, 물가의 조망, 빛의 거실. 센트럴 루미나를 고르는 네 가지 이유를 소개합니다.",
    banner: banner("프리미엄", "duskShore", "높이와 거리, 조망과 빛.", "센트럴 루미나를 고르는", "네 가지 이유입니다."),
  },
  {
    path: "/ComplexGuide/intro",
    file: "ComplexGuide/SitePlan",
    section: "complex",
    name: "단지배치도",
    description:
      "하나의 물과 두 개의 정원을 가운데 두고 여섯 동을 비스듬히 놓은 센트럴 루미나 단지배치도를 확인하세요.",
    banner: banner(
      "단지배치도",
      "sitePlan",
      "하나의 물과 두 개의 정원.",
      "여섯 동은 서로의 시야를",
      "비껴 앉았습니다.",
    ),
  },
  {
    path: "/ComplexGuide/detailintro",
    file: "ComplexGuide/BuildingLayout",
    section: "complex",
    name: "동·호수배치도",
    description:
      "101동부터 106동까지, 동과 라인과 층을 고르면 그 자리의 주택형을 알려 드리는 센트럴 루미나 동·호수배치도입니다.",
    banner: banner("동·호수배치도", "sitePlan", "어느 동, 몇 층에", "어떤 집이 있는지", "한눈에 찾아보세요."),
  },
  {
    path: "/ComplexGuide/community",
    file: "ComplexGuide/Community",
    section: "complex",
    name: "커뮤니티",
    description: "피트니스와 도서관, 키즈라운지와 게스트하우스까지 센트럴 루미나의 21개 커뮤니티 시설을 소개합니다.",
    banner: banner(
      "커뮤니티",
      "living",
      "하루를 단지 안에서 시작하고",
      "단지 안에서 마칩니다.",
      "스물한 곳의 커뮤니티.",
    ),
  },
  ...unitTypes.map(
    (unit): Page => ({
      path: `/FloorPlan/${unit.segment}`,
      file: "FloorPlan/UnitPlan",
      section: "units",
      name: unit.label,
      description: `센트럴 루미나 전용 ${unit.exclusive}㎡ ${unit.label} 타입의 평면도와 방 크기, 면적표를 크게 보실 수 있습니다. 상담 ${complex.phone}.`,
      banner: banner("세대안내", "living", ...unitLines),
    }),
  ),
  {
    path: "/FloorPlan/videos",
    file: "FloorPlan/GuideVideos",
    section: "units",
    name: "안내영상",
    description: "센트럴 루미나의 입지환경과 59·84 타입을 영상으로 안내합니다. 단지 주변과 집 안을 먼저 걸어 보세요.",
    banner: banner(
      "안내영상",
      "aerial",
      "글과 그림으로 다 못한 이야기를",
      "세 편의 영상에 담았습니다.",
      "천천히 따라와 보세요.",
    ),
  },
  {
    path: "/FloorPlan/Emodel",
    file: "FloorPlan/EModelHouse",
    section: "units",
    name: "E-모델하우스",
    description:
      "84A와 84C 타입을 VR로 둘러보는 센트럴 루미나 E-모델하우스. 모델하우스에 오시기 전에 집 안을 먼저 걸어 보세요.",
    banner: banner("E-모델하우스", "living", "문을 열기 전에", "먼저 걸어 보는 집.", "84A와 84C를 둘러보세요."),
  },
  ...interiorSegments.map((segment): Page => {
    const unit = unitBySegment(segment);
    return {
      path: `/Interior/${segment}`,
      file: "Interior/Interior",
      section: "interior",
      name: unit.label,
      description: `센트럴 루미나 ${unit.label} 타입의 인테리어. 오크 마루와 트래버틴, 리넨이 만드는 차분한 거실과 침실을 소개합니다.`,
      banner: banner("인테리어", "living", ...interiorLines),
    };
  }),
  {
    path: "/Promotion/Customer",
    file: "Promotion/InterestCustomer",
    section: "promotion",
    name: "관심고객등록",
    description: `센트럴 루미나 관심고객으로 등록하시면 전문 상담사가 모델하우스 주소와 분양 소식을 안내해 드립니다. ${complex.consultationHours} ${complex.phone}.`,
    banner: banner(
      "관심고객등록",
      "duskShore",
      "연락처를 남겨 주시면",
      "전문 상담사가 전화로",
      "자세히 안내해 드립니다.",
    ),
  },
  {
    path: "/:site/press",
    file: "Press/PressList",
    section: "press",
    name: "언론보도",
    description:
      "센트럴 루미나의 분양 소식과 언론보도를 모았습니다. 모집공고와 청약, 평면과 커뮤니티, 공정 소식을 확인하세요.",
  },
  {
    path: "/:site/press/:id",
    file: "Press/PressDetail",
    section: "press",
    name: "언론보도",
    description: "센트럴 루미나의 분양 소식과 언론보도입니다.",
  },
  {
    path: "/:site/customer",
    file: "Press/Customer",
    section: "press",
    name: "방문예약",
    description: `센트럴 루미나 모델하우스 방문예약. 성함과 연락처를 남겨 주시면 전문 상담사가 연락드립니다. ${complex.consultationHours} ${complex.phone}.`,
  },
  {
    path: "/privacy",
    file: "Legal/Privacy",
    section: "legal",
    name: "개인정보처리방침",
    description:
      "센트럴 루미나 홈페이지의 개인정보 수집 항목과 목적, 보유기간, 파기 절차와 이용자의 권리를 안내합니다.",
  },
];

/** Shown for every address that no page has. */
export const notFound: Page = {
  path: "*",
  file: "System/NotFound",
  section: "home",
  name: "Not Found",
  description: "찾으시는 페이지가 없습니다.",
  noindex: true,
};

/** Shown for an error, in place of the page that failed. */
export const failed: Page = { ...notFound, path: "/error", file: "System/Failed", name: "오류" };

/** Answers a form that was posted without JavaScript. */
export const registrationResult: Page = {
  ...notFound,
  path: "/registrations",
  file: "Press/RegistrationResult",
  section: "promotion",
  name: "등록 결과",
};

/** @throws if no page has that canonical path: a menu that names one is wrong. */
export function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page has the path ${path}`);
  return page;
}
