import type { Interior, PicturedHome, Room } from "../shared/complexContent.ts";
import type { interiorSegments, UnitLabel } from "./unitTypes.ts";

export const interiors: Record<(typeof interiorSegments)[number], Interior> = {
  A: {
    heading: "바람이 지나는\n거실",
    text: "낮은 가구로 창 앞을 비웠습니다.",
    picture: "livingA",
    alt: "84P 거실",
    rooms: [],
  },
  T: {
    heading: "서재가 있는\n거실",
    text: "알파룸을 서재로 꾸몄습니다.",
    picture: "livingT",
    alt: "84T 거실",
    rooms: [],
  },
};

export const materials = [{ place: "바닥", seen: "물푸레 원목마루", supplied: "강마루" }];

export const furtherRooms: Partial<Record<UnitLabel, readonly Room[]>> = {};

export const tourHomes: Partial<Record<UnitLabel, PicturedHome>> = {};
