import type { PictureName } from "./pictures.ts";
import type { interiorSegments } from "./unitTypes.ts";

export interface Interior {
  heading: string;
  text: string;
  picture: PictureName;
  alt: string;
  /** More of the same home, where it has been rendered. */
  rooms: readonly Room[];
}

interface Room {
  name: string;
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
    rooms: [
      {
        name: "주방과 식당",
        text: "아일랜드와 식탁을 나란히 놓았습니다. 요리하는 사람과 앉은 사람이 마주 봅니다.",
        picture: "kitchen84A",
        alt: "유리 펜던트 아래 여섯 자리 식탁과 아일랜드가 이어지는 84A 주방",
      },
      {
        name: "현관",
        text: "수납장의 허리를 비우고 빛을 넣었습니다. 열쇠와 우산을 내려놓는 자리입니다.",
        picture: "entry84A",
        alt: "양쪽 오크 수납장 사이로 유리 중문이 보이는 84A 현관",
      },
      {
        name: "안방",
        text: "머리맡의 빛은 낮게, 창은 옆으로. 아침이 먼저 닿는 방입니다.",
        picture: "master84A",
        alt: "낮은 침대와 창가의 의자가 있는 84A 안방",
      },
      {
        name: "드레스룸",
        text: "선반마다 조명을 숨겨 옷의 색이 제 빛으로 보입니다.",
        picture: "dressing84A",
        alt: "월넛 옷장 두 면에 옷이 걸린 84A 드레스룸",
      },
      {
        name: "욕실",
        text: "벽과 바닥을 같은 타일로 이어 작은 방이 넓어 보입니다.",
        picture: "bath84A",
        alt: "욕조와 세면대 사이 벽에 황동 수전이 달린 84A 욕실",
      },
      {
        name: "자녀 침실",
        text: "벽 한 면에만 색을 두었습니다. 아이가 자라면 색만 바꾸면 됩니다.",
        picture: "bed84A",
        alt: "연한 초록 벽 앞에 침대와 책상이 놓인 84A 자녀 침실",
      },
    ],
  },
  "84A": {
    heading: "한 바퀴 돌아도\n조용한 집",
    text: "거실과 식당, 수납의 재료를 줄였습니다. 어디를 보아도 같은 결이 이어져 눈이 쉽니다.",
    picture: "living84C",
    alt: "거실과 식당이 한 공간으로 이어지는 84C. 오크 마루와 밝은 벽이 창까지 끊기지 않습니다.",
    rooms: [
      {
        name: "식당",
        text: "옆 창으로 든 빛이 식탁에 먼저 닿습니다. 주방은 한 벽에 접어 두었습니다.",
        picture: "dining84C",
        alt: "옆 창 곁에 여섯 자리 식탁이 놓인 84C 식당",
      },
      {
        name: "알파룸",
        text: "한 벽을 책장으로 채우면 서재가, 비우면 놀이방이 됩니다.",
        picture: "study84C",
        alt: "월넛 책장과 긴 책상이 있는 84C 알파룸",
      },
    ],
  },
  "84B": {
    heading: "넉넉한 벽과\n깊은 창",
    text: "넓어진 벽은 그림 한 점만 걸고 비워 두었습니다. 창턱을 낮추어 앉은 자리에서도 물가가 보입니다.",
    picture: "living105",
    alt: "긴 벽 앞에 소파가, 넓은 창 앞에 의자 둘이 놓인 105 거실. 창 너머로 물가와 도심이 보입니다.",
    rooms: [],
  },
};

export const interiorPage = {
  caption: (label: string) => `${label} 타입 거실 연출`,
  roomsHeading: "방마다\n다른 하루",
  roomsLead: (label: string) => `${label} 타입의 다른 방들입니다. 같은 재료를 쓰고 빛의 높이만 달리했습니다.`,
  materialsHeading: "쓰인 재료",
  materialsLead: "손이 자주 닿는 곳일수록 오래가는 재료를 골랐습니다.",
  materialsCaption: "공간별 마감재",
  columns: ["공간", "재료", "마감"],
  materials,
  source: "마감재는 연출 기준이며 동등한 품질의 다른 제품으로 바뀔 수 있습니다.",
  plan: (label: string) => `${label} 평면 보기`,
  disclaimer: "가구와 소품, 조명은 연출용이며 공급 품목이 아닙니다. 유상 옵션이 포함되어 있을 수 있습니다.",
} as const;
