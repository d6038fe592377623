import type { Interior, PicturedHome, Room } from "../shared/complexContent.ts";
import { livingWidth } from "./modelFigures.ts";
import type { interiorSegments, UnitLabel } from "./unitTypes.ts";

const south84A: PicturedHome = { tower: "105", line: 2, floor: 41 };
const east84B: PicturedHome = { tower: "105", line: 4, floor: 34 };
const east84C: PicturedHome = { tower: "102", line: 4, floor: 18 };
const east105: PicturedHome = { tower: "106", line: 3, floor: 33 };
const south119A: PicturedHome = { tower: "106", line: 1, floor: 30 };

/** What the pictures of interiors use. */
export const materials = [
  { place: "바닥", seen: "오크 원목마루, 무광 오일 마감", supplied: "강마루, 오크 무늬" },
  {
    place: "거실 벽",
    seen: "무늬를 이은 트래버틴 판재",
    supplied: "아트월은 트래버틴 무늬 포세린 타일, 그 밖은 실크벽지",
  },
  { place: "창가", seen: "두 겹 리넨 커튼", supplied: "공급하지 않음" },
  { place: "수납", seen: "세로 결 오크 무늬목", supplied: "PET 무광 문" },
  { place: "주방 상판", seen: "밝은 회백색 엔지니어드 스톤", supplied: "인조대리석 (엔지니어드 스톤은 유상옵션)" },
  {
    place: "손잡이와 조명",
    seen: "브러시드 황동",
    supplied: "LED 매입등과 거실 직부등. 황동 손잡이는 공급하지 않음",
  },
  { place: "욕실", seen: "포세린 타일", supplied: "자기질 타일 (포세린 타일은 유상옵션)" },
] as const;

/** The interiors by path segment. */
export const interiors: Record<(typeof interiorSegments)[number], Interior> = {
  "59A": {
    heading: `폭 ${livingWidth("84A")}\n남향 거실`,
    text: `아이와 뒹구는 주말 아침을 떠올리며 창 앞을 비웠습니다. 남향 84A의 거실은 폭 ${livingWidth("84A")}입니다.`,
    picture: "living84A",
    upright: "living84APhone",
    alt: "낮은 소파와 넓은 창이 있는 84A 거실. 오크 마루와 밝은 벽, 창밖으로 호수와 건너편 도심이 보입니다.",
    home: south84A,
    rooms: [
      {
        name: "주방과 식당",
        kind: "kitchen",
        text: "요리하는 사람과 숙제하는 아이가 마주 앉는 자리입니다. 주방 창이 거실 창과 마주 봅니다.",
        picture: "kitchen84A",
        alt: "둥근 펜던트 아래 여섯 자리 식탁과 아일랜드가 이어지는 84A 주방. 주방 창으로 북쪽 동이 보입니다.",
        home: south84A,
      },
      {
        name: "안방",
        kind: "master",
        text: "남쪽 창으로 아침을 맞고, 드레스룸을 지나 부부욕실로 갑니다.",
        picture: "master84A",
        alt: "리넨 머리판 앞에 낮은 침대가, 오른쪽에 넓은 창이 있는 84A 안방",
        home: south84A,
      },
      {
        name: "자녀 침실",
        kind: "bed",
        text: "침대와 책상을 나란히 놓고도 놀 자리가 남습니다. 창은 남쪽을 봅니다.",
        picture: "bed84A",
        alt: "연한 초록 벽 앞에 침대와 책상이 놓인 84A 자녀 침실",
        home: south84A,
      },
      {
        name: "욕실",
        kind: "bath",
        text: "벽과 바닥을 한 색으로 이어 넓어 보이게 했습니다.",
        picture: "bath84A",
        alt: "둥근 세면대 위로 거울과 황동 수전이 벽에 달린 84A 욕실",
      },
      {
        name: "현관",
        kind: "entry",
        text: "신발장이 양쪽이라 네 식구 신발이 다 들어갑니다. 유리 중문은 유상옵션입니다.",
        picture: "entry84A",
        alt: "양쪽 오크 수납장 사이로 유리 중문과 복도의 그림이 보이는 84A 현관",
      },
    ],
  },
  "84A": {
    heading: "거실과 식당을\n하나로",
    text: `거실에서 식당까지 벽 없이 이어, 온 식구가 한곳에 모입니다. 폭 ${livingWidth("84C")} 거실은 동쪽 또는 서쪽을 보고, 북쪽으로도 창이 있습니다.`,
    picture: "living84C",
    alt: "두 면에 창이 있는 84C 거실. 긴 소파와 나무 안락의자 뒤로 동쪽과 북쪽의 도심이 보입니다.",
    home: east84C,
    rooms: [
      {
        name: "식당",
        kind: "dining",
        text: "옆 창 앞에 식탁을 두었습니다. 차를 마시며 하루를 시작하는 자리입니다.",
        picture: "dining84C",
        alt: "옆 창 곁에 여섯 자리 식탁이 놓인 84C 식당",
        home: east84C,
      },
      {
        name: "알파룸",
        kind: "alpha",
        text: "4.7㎡ 알파룸을 서재로 꾸몄습니다. 놀이방이나 수납공간으로도 씁니다.",
        picture: "study84C",
        alt: "오크 책장 곁에 긴 책상을 놓고 그림을 건 84C 알파룸",
      },
    ],
  },
  "84B": {
    heading: `폭 ${livingWidth("105")}\n105 거실`,
    text: `명절에 온 식구가 둘러앉아도 넉넉한 폭 ${livingWidth("105")}입니다. 105의 거실은 라인에 따라 남향 또는 동향입니다.`,
    picture: "living105",
    alt: "긴 벽 앞에 소파가, 넓은 창 앞에 의자 둘이 놓인 105 거실. 창밖으로 이른 아침의 도심과 산줄기가 보입니다.",
    home: east105,
    rooms: [
      {
        name: "주방과 식당",
        kind: "kitchen",
        text: "아일랜드에서 아침을 차리고, 저녁에는 긴 식탁에 모입니다.",
        picture: "kitchen105",
        alt: "녹색 의자를 둔 식탁과 아일랜드가 이어지는 105 주방. 안쪽에 창이 있습니다.",
        home: east105,
      },
      {
        name: "안방",
        kind: "master",
        text: "하루를 내려놓는 방입니다. 드레스룸을 지나 부부욕실로 이어집니다.",
        picture: "master105",
        alt: "리넨 머리판 앞에 녹색 침대가 놓인 105 안방. 창밖으로 아침 도심이 보입니다.",
        home: east105,
      },
    ],
  },
};

/** Rooms of the types that have no interior page: their unit page shows them. */
export const furtherRooms: Partial<Record<UnitLabel, readonly Room[]>> = {
  "84B": [
    {
      name: "거실",
      kind: "living",
      text: `모서리의 두 창이 만나는 폭 ${livingWidth("84B")} 거실입니다. 동향 라인에서는 아침 해가 앞 창으로 깊이 들고, 옆 창은 북쪽 하늘을 담습니다.`,
      picture: "living84B",
      alt: "두 면의 창이 모서리에서 만나는 84B 거실. 긴 소파와 검은 안락의자 뒤로 아침의 도심과 옆 동이 보입니다.",
      home: east84B,
    },
    {
      name: "주방과 식당",
      kind: "kitchen",
      text: "거실 창을 마주 보고 상을 차립니다. 키 큰 장에 냉장고를 넣어도 여섯 자리 식탁이 들어갑니다.",
      picture: "kitchen84B",
      alt: "여섯 자리 식탁 뒤로 일자 조리대와 오크 키 큰 장이 있는 84B 주방",
    },
  ],
  "119A": [
    {
      name: "주방과 식당",
      kind: "kitchen",
      text: "식탁에 앉으면 거실 너머로 남쪽 창이 마주 보입니다. 아일랜드 옆에 여섯이 앉는 식탁을 두었습니다.",
      picture: "kitchen119A",
      alt: "여섯 자리 식탁 너머로 거실의 자주색 의자 둘과 남쪽 창이 보이는 119A 주방. 창밖으로 호수 건너 도심이 보입니다.",
      home: { ...south119A, floor: 28 },
    },
    {
      name: "거실",
      kind: "living",
      text: `폭 ${livingWidth("119A")} 거실, 바닥 가까이 내려온 남쪽 창 앞에 앉아 호수를 봅니다.`,
      picture: "living119A",
      alt: "짙은 나무 벽과 자주색 의자 둘이 있는 119A 거실. 넓은 창밖으로 호수와 늦은 오후의 도심이 보입니다.",
      home: south119A,
    },
    {
      name: "안방",
      kind: "master",
      text: "불을 낮추고 책을 읽는 저녁입니다. 드레스룸을 지나 부부욕실로 이어집니다.",
      picture: "master119A",
      alt: "저녁의 119A 안방. 침대 건너 창밖으로 불 켜진 도심이 보입니다.",
      home: south119A,
    },
  ],
};

/** The homes whose views the tours show. */
export const tourHomes: Partial<Record<UnitLabel, PicturedHome>> = { "84A": south84A, "84C": east84C, "105": east105 };
