import type { Page } from "../../contract/page.ts";
import { complex } from "../complex.ts";

const { station, stationDistanceKm, communityFacilities, name, towers } = complex;

/** Where the complex lies and how it is laid out. */
export const placePages: readonly Page[] = [
  {
    id: "location",
    path: "/LocationEnvironment/intro",
    file: "pages/LocationEnvironment/Location",
    section: "location",
    name: "입지안내",
    description: `${station} ${stationDistanceKm}km, 나루공원과 나루초등학교, 나루시장까지. ${name}의 여섯 가지 입지를 확정과 계획, 미정으로 나누어 출처와 함께 안내합니다.`,
    banner: {
      title: "입지안내",
      picture: "clayAerial",
      lines: [`${station} ${stationDistanceKm}km.`, "거리는 직선으로 재고", "확정과 계획을 나누었습니다."],
    },
  },
  {
    id: "premium",
    path: "/LocationEnvironment/primium",
    file: "pages/LocationEnvironment/Premium",
    section: "location",
    name: "프리미엄",
    description: `두 줄 사이의 마당과 바람길, ${name}의 특징을 배치와 평면의 숫자로 설명합니다. 조망과 일조는 동과 층, 향에 따라 다릅니다.`,
    banner: {
      title: "프리미엄",
      picture: "entrance",
      lines: ["마당과 바람길을", "배치와 평면의 숫자로", "설명합니다."],
    },
  },
  {
    id: "sitePlan",
    path: "/ComplexGuide/intro",
    file: "pages/ComplexGuide/SitePlan",
    section: "complex",
    name: "단지배치도",
    description: `마당을 가운데 두고 ${towers}개 동을 두 줄로 놓았습니다. 동의 방향과 동 사이 거리, 출입구와 정원의 자리를 ${name} 단지배치도에서 확인하세요.`,
    banner: {
      title: "단지배치도",
      picture: "aerialDay",
      lines: ["두 줄로 놓은 네 동,", "그 사이에", "마당이 있습니다."],
    },
  },
  {
    id: "stackPlan",
    path: "/ComplexGuide/detailintro",
    file: "pages/ComplexGuide/BuildingLayout",
    section: "complex",
    name: "동·호수배치도",
    description: `201동부터 204동까지 동과 라인, 층을 고르면 주택형과 거실 방향, 정면에 있는 동과 거리를 알려 드립니다. ${name} 동·호수배치도입니다.`,
    banner: {
      title: "동·호수배치도",
      picture: "facade",
      lines: ["동과 라인, 층을 고르면", "주택형과 거실 방향을", "알려 드립니다."],
    },
  },
  {
    id: "community",
    path: "/ComplexGuide/community",
    file: "pages/ComplexGuide/Community",
    section: "complex",
    name: "커뮤니티",
    description: `주민 사랑방과 운동실, 작은도서관과 택배실까지. ${name}의 공동시설 ${communityFacilities}곳과 각각의 위치를 소개합니다. 운영은 입주 후에 정합니다.`,
    banner: { title: "커뮤니티", picture: "library", lines: ["마당 둘레에 둔", "네 곳의", "공동시설입니다."] },
  },
];
