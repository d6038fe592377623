import { homeKeys } from "../../contract/model/homeKeys.ts";
import type { Page } from "../../contract/page.ts";
import { complex } from "../complex.ts";

const { station, stationDistanceKm, communityFacilities } = complex;

/** Where the complex lies and how it is laid out. */
export const placePages: readonly Page[] = [
  {
    id: "location",
    path: "/LocationEnvironment/intro",
    file: "pages/LocationEnvironment/Location",
    section: "location",
    name: "입지안내",
    description: `${station} ${stationDistanceKm}km, 중앙로 건너 수변공원, 단지 서쪽의 학교와 중앙로 상업지구까지. ${complex.name}의 여섯 가지 입지를 확정과 계획, 미정으로 나누어 출처와 함께 안내합니다.`,
    banner: {
      title: "입지안내",
      picture: "clayAerial",
      lines: [
        `${station} ${stationDistanceKm}km, 길 건너 수변공원.`,
        "거리는 직선으로 재고",
        "확정과 계획, 미정을 나누었습니다.",
      ],
    },
  },
  {
    id: "premium",
    path: "/LocationEnvironment/primium",
    file: "pages/LocationEnvironment/Premium",
    section: "location",
    name: "프리미엄",
    description: `도심의 높이, 중심의 거리, 물가의 자리, 빛의 거실. ${complex.name}의 네 가지 특징을 배치와 평면의 숫자로 설명합니다. 조망과 일조는 동과 층, 향에 따라 다릅니다.`,
    banner: {
      title: "프리미엄",
      picture: "heroDusk",
      lines: ["높이와 거리, 물가와 거실.", `${complex.name}의 네 가지 특징을`, "배치와 평면의 숫자로 설명합니다."],
    },
  },
  {
    id: "sitePlan",
    path: "/ComplexGuide/intro",
    file: "pages/ComplexGuide/SitePlan",
    section: "complex",
    name: "단지배치도",
    description: `물과 두 개의 정원을 가운데 두고 여섯 동을 남북 두 줄로 놓았습니다. 동의 방향과 동 사이 거리, 출입구와 놀이터, 두 포디움의 자리를 ${complex.name} 단지배치도에서 확인하세요.`,
    banner: {
      title: "단지배치도",
      picture: "garden",
      lines: ["남북 두 줄로 놓은 여섯 동,", "두 줄 사이에는", "물과 두 개의 정원이 있습니다."],
    },
  },
  {
    id: "stackPlan",
    path: "/ComplexGuide/detailintro",
    file: "pages/ComplexGuide/BuildingLayout",
    section: "complex",
    name: "동·호수배치도",
    description: `101동부터 106동까지 동과 라인, 층을 고르면 주택형과 거실 방향, 정면에 있는 동과 거리를 알려 드립니다. ${complex.name} 동·호수배치도에서 확인하세요.`,
    banner: {
      title: "동·호수배치도",
      picture: "clayTowers",
      lines: ["동과 라인, 층을 고르면", "주택형과 거실 방향을", "알려 드립니다."],
    },
  },
  {
    id: "community",
    path: "/ComplexGuide/community",
    file: "pages/ComplexGuide/Community",
    section: "complex",
    name: "커뮤니티",
    description: `피트니스와 사우나, 도서관과 공유오피스, 키즈라운지와 게스트하우스까지. ${complex.name}의 ${communityFacilities}개 커뮤니티 시설과 각각의 위치를 소개합니다. 운영은 입주 후에 정합니다.`,
    banner: {
      title: "커뮤니티",
      picture: "skyGarden",
      lines: ["운동과 휴식, 배움과 돌봄.", "두 포디움과 지상, 지하에 둔", "스물한 곳의 커뮤니티입니다."],
    },
  },
  {
    id: "model",
    path: "/ComplexGuide/model",
    file: "pages/ComplexModel/ComplexModel",
    section: "complex",
    name: "하루의 모형",
    description: `${complex.name} 여섯 동의 입체 모형입니다. 시각을 움직여 하루의 빛을 보고, 동과 라인, 층으로 집을 고르면 그 자리와 거실 창밖을 모형으로 보여 드립니다.`,
    lines: ["아침부터 밤까지의 빛을", "손끝으로 돌려 보고,", "고른 집의 창밖을 내다보세요."],
    choices: [{ name: "home", values: homeKeys }],
  },
];
