import type { PictureName } from "./pictures.ts";
import type { interiorSegments } from "./unitTypes.ts";

export interface Interior {
  heading: string;
  text: string;
  picture: PictureName;
  alt: string;
}

const materials = [
  { place: "바닥", material: "오크 원목마루", finish: "무광 오일 마감" },
  { place: "거실 벽", material: "트래버틴", finish: "결을 맞춘 대판" },
  { place: "창가", material: "리넨 커튼", finish: "두 겹, 속커튼 포함 연출" },
  { place: "수납", material: "월넛 무늬목", finish: "세로 결, 손잡이 없는 문" },
  { place: "주방 상판", material: "엔지니어드 스톤", finish: "밝은 회백색 무광" },
  { place: "손잡이와 조명", material: "황동", finish: "브러시드" },
  { place: "욕실", material: "포세린 타일", finish: "미끄럼 저항 바닥" },
] as const;

/** The interiors by path segment. */
export const interiors: Record<(typeof interiorSegments)[number], Interior> = {
  "59A": {
    heading: "빛이 길게\n눕는 거실",
    text: "폭 4.5 m의 거실에 낮은 가구만 두어 창을 비웠습니다. 마루의 결은 창을 향해 놓아 빛이 안쪽까지 따라옵니다.",
    picture: "living84A",
    alt: "낮은 소파와 넓은 창이 있는 84A 거실. 오크 마루와 밝은 벽, 창밖으로 도심과 능선이 보입니다.",
  },
  "84A": {
    heading: "한 바퀴 돌아도\n조용한 집",
    text: "거실과 식당, 수납의 재료를 줄였습니다. 어디를 보아도 같은 결이 이어져 눈이 쉽니다.",
    picture: "living84C",
    alt: "거실과 식당이 한 공간으로 이어지는 84C. 오크 마루와 밝은 벽이 창까지 끊기지 않습니다.",
  },
  "84B": {
    heading: "넉넉한 벽과\n깊은 창",
    text: "넓어진 벽에는 트래버틴을 한 장처럼 이었습니다. 창턱을 낮추어 앉은 자리에서도 물가가 보입니다.",
    picture: "living105",
    alt: "트래버틴 벽과 넓은 창이 마주 보는 105 거실. 창 너머로 도심이 보입니다.",
  },
};

export const interiorPage = {
  caption: (label: string) => `${label} 타입 거실 연출`,
  materialsHeading: "쓰인 재료",
  materialsLead: "빛이 닿을 때 가장 좋은 재료를 골랐습니다.",
  materialsCaption: "공간별 마감재",
  columns: ["공간", "재료", "마감"],
  materials,
  source: "마감재는 연출 기준이며 동등한 품질의 다른 제품으로 바뀔 수 있습니다.",
  plan: (label: string) => `${label} 평면 보기`,
  disclaimer: "가구와 소품, 조명은 연출용이며 공급 품목이 아닙니다. 유상 옵션이 포함되어 있을 수 있습니다.",
} as const;
