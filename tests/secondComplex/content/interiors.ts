import type { PictureName } from "./generated/pictures.ts";
import type { interiorSegments } from "./unitTypes.ts";

interface Room {
  name: string;
  text: string;
  picture: PictureName;
  alt: string;
}

export interface Interior {
  heading: string;
  text: string;
  picture: PictureName;
  alt: string;
  home?: undefined;
  rooms: readonly Room[];
}

export const interiors: Record<(typeof interiorSegments)[number], Interior> = {
  A: {
    heading: "바람이 지나는\n거실",
    text: "낮은 가구로 창 앞을 비웠습니다.",
    picture: "livingA",
    alt: "75A 거실",
    rooms: [],
  },
  T: {
    heading: "서재가 있는\n거실",
    text: "알파룸을 서재로 꾸몄습니다.",
    picture: "livingT",
    alt: "75T 거실",
    rooms: [],
  },
};

export const interiorPage = {
  living: "거실",
  caption: (label: string, _home?: undefined) => `${label} 타입 거실 연출(CG)`,
  roomsHeading: "다른 공간\n보기",
  roomsLead: (label: string) => `${label} 타입의 다른 공간입니다.`,
  materialsHeading: "연출에 쓴 재료",
  materialsLead: "이미지에 쓴 재료입니다.",
  materialsCaption: "이미지의 공간별 재료",
  columns: ["공간", "재료", "마감"],
  materials: [{ place: "바닥", material: "물푸레 원목마루", finish: "무광" }],
  source: "이 표는 이미지의 연출 기준이며 공급 품목이 아닙니다.",
  plan: (label: string) => `${label} 평면 보기`,
  disclaimer: "컴퓨터그래픽(CG) 이미지입니다. 가구와 소품은 공급 품목이 아닙니다.",
} as const;
