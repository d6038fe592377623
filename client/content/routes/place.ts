import { complex } from "../complex.ts";
import type { Page } from "../page.ts";

const { station, stationDistanceKm, communityFacilities } = complex;

/** Where the complex lies and how it is laid out. */
export const placePages: readonly Page[] = [
  {
    path: "/LocationEnvironment/intro",
    file: "pages/LocationEnvironment/Location",
    section: "location",
    name: "입지안내",
    description: `${station} ${stationDistanceKm}km, 길 건너 수변공원, 걸어서 가는 학교와 중앙로 상권까지. 센트럴 루미나의 여섯 가지 입지를 확정과 계획, 미정으로 나누어 출처와 함께 안내합니다.`,
    banner: {
      title: "입지안내",
      picture: "clayAerial",
      lines: ["도심의 한가운데,", "아침이 먼저 닿는 자리.", "역과 학교, 공원과 상권이 가깝습니다."],
    },
  },
  {
    path: "/LocationEnvironment/primium",
    file: "pages/LocationEnvironment/Premium",
    section: "location",
    name: "프리미엄",
    description:
      "도심의 높이, 중심의 거리, 물가의 조망, 빛의 거실. 센트럴 루미나를 고르는 네 가지 이유를 그림과 숫자로 길게 들려 드립니다. 조망과 일조는 동과 층에 따라 다릅니다.",
    banner: {
      title: "프리미엄",
      picture: "heroDusk",
      lines: ["높이와 거리, 조망과 빛.", "센트럴 루미나를 고르는", "네 가지 이유입니다."],
    },
  },
  {
    path: "/ComplexGuide/intro",
    file: "pages/ComplexGuide/SitePlan",
    section: "complex",
    name: "단지배치도",
    description:
      "하나의 물과 두 개의 정원을 가운데 두고 여섯 동을 비스듬히 놓았습니다. 동의 방향과 출입구, 두 포디움과 녹지의 자리를 센트럴 루미나 단지배치도에서 확인하세요.",
    banner: {
      title: "단지배치도",
      picture: "garden",
      lines: ["하나의 물과 두 개의 정원.", "여섯 동은 서로의 시야를", "비껴 앉았습니다."],
    },
  },
  {
    path: "/ComplexGuide/detailintro",
    file: "pages/ComplexGuide/BuildingLayout",
    section: "complex",
    name: "동·호수배치도",
    description:
      "101동부터 106동까지 동과 라인, 층을 고르면 그 자리의 주택형을 알려 드립니다. 어느 동 몇 층에 어떤 집이 있는지 센트럴 루미나 동·호수배치도에서 찾아보세요.",
    banner: {
      title: "동·호수배치도",
      picture: "clayTowers",
      lines: ["어느 동, 몇 층에", "어떤 집이 있는지", "한눈에 찾아보세요."],
    },
  },
  {
    path: "/ComplexGuide/community",
    file: "pages/ComplexGuide/Community",
    section: "complex",
    name: "커뮤니티",
    description: `피트니스와 사우나, 도서관과 공유오피스, 키즈라운지와 게스트하우스까지. 두 포디움의 아래 세 층에 나누어 놓은 센트럴 루미나의 ${communityFacilities}개 커뮤니티 시설을 소개합니다.`,
    banner: {
      title: "커뮤니티",
      picture: "skyGarden",
      lines: ["하루를 단지 안에서 시작하고", "단지 안에서 마칩니다.", "스물한 곳의 커뮤니티."],
    },
  },
];
