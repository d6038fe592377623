/** What the films show: moves over the masters, each with the words that stand in it. */
import { locationPoints } from "../client/content/location.ts";

/** A part of a master with the film's own proportions: its width as a fraction of the largest, and where it lies. */
export interface Frame {
  /** 1 is all that fits; smaller is nearer. */
  size: number;
  /** 0 is the left or top edge, 1 the right or bottom one. */
  at: readonly [x: number, y: number];
}

export interface Scene {
  /** A master in art/renders, or a plan in public/plans (`plan:84A`). */
  of: string;
  from: Frame;
  to: Frame;
  /** A small line above the words: an hour, a type, a state. */
  over?: string;
  words?: string;
  /** What is seen, for the captions. */
  seen: string;
}

export interface Film {
  id: "brand" | "location" | "types59" | "types84";
  /** Seconds that each scene is seen; it fades into the next during the last one. */
  seconds: number;
  scenes: readonly Scene[];
}

const frame = (size: number, x = 0.5, y = 0.5): Frame => ({ size, at: [x, y] });
const closer = { from: frame(1), to: frame(0.86) };
const wider = { from: frame(0.84), to: frame(1) };
const right = { from: frame(0.86, 0, 0.5), to: frame(0.86, 1, 0.5) };
const left = { from: frame(0.86, 1, 0.5), to: frame(0.86, 0, 0.5) };
const up = { from: frame(0.84, 0.5, 1), to: frame(0.84, 0.5, 0.1) };

const distance = (id: (typeof locationPoints)[number]["id"]) => {
  const point = locationPoints.find((candidate) => candidate.id === id);
  return point?.status === "confirmed" ? { words: `${point.name} ${point.distance}` } : {};
};

export const films: readonly Film[] = [
  {
    id: "brand",
    seconds: 5,
    scenes: [
      { of: "lakeDusk", ...closer, words: "빛으로 짓는 도심의 하루", seen: "해 질 무렵, 물 건너에 선 여섯 동" },
      { of: "waterDay", ...right, over: "06:40", words: "물 위에 먼저 오는 아침", seen: "아침의 루미나 수경과 데크" },
      { of: "garden", ...closer, over: "09:00", words: "동과 동 사이의 정원", seen: "정원을 지나는 산책로" },
      {
        of: "aerialDay",
        ...wider,
        over: "11:30",
        words: "서로의 시야를 비껴 앉은 여섯 동",
        seen: "하늘에서 본 단지와 도심",
      },
      { of: "living84A", ...left, over: "12:30", words: "거실 깊숙이 드는 한낮", seen: "84A 거실과 넓은 창" },
      { of: "clayTowers", ...up, over: "17:10", words: "그림자까지 설계한 배치", seen: "흰 모형으로 본 여섯 동" },
      { of: "livingDusk84A", ...right, over: "18:20", words: "저녁의 거실", seen: "해가 진 뒤의 84A 거실" },
      { of: "crown", ...up, over: "19:12", words: "크라운에 불이 들어오는 시간", seen: "불이 켜진 크라운" },
      { of: "heroDusk", ...wider, words: "센트럴 루미나", seen: "불을 밝힌 여섯 동과 물에 비친 빛" },
    ],
  },
  {
    id: "location",
    seconds: 4.5,
    scenes: [
      { of: "clayAerial", ...right, words: "도심의 한가운데", seen: "흰 모형으로 본 도심과 단지" },
      {
        of: "aerialDay",
        ...closer,
        ...distance("station"),
        over: "확정",
        seen: "하늘에서 본 단지와 역으로 이어지는 길",
      },
      { of: "street", ...closer, ...distance("school"), over: "확정", seen: "단지 앞 거리" },
      { of: "waterDay", ...left, ...distance("park"), over: "확정", seen: "물가의 산책로" },
      { of: "cityView", ...wider, words: "창밖의 도심과 능선", seen: "높은 층에서 본 도심과 능선" },
    ],
  },
  {
    id: "types59",
    seconds: 4.5,
    scenes: [
      { of: "living84A", ...closer, over: "84A", words: "거실", seen: "84A 거실" },
      {
        of: "plan:84A",
        from: frame(0.92),
        to: frame(1),
        over: "84A",
        words: "전면 네 칸의 판상형",
        seen: "84A 평면도",
      },
      { of: "kitchen84A", ...left, over: "84A", words: "주방과 식당", seen: "84A 주방" },
      { of: "master84A", ...right, over: "84A", words: "안방", seen: "84A 안방" },
      {
        of: "plan:84B",
        from: frame(0.92),
        to: frame(1),
        over: "84B",
        words: "모서리의 두 면을 연 집",
        seen: "84B 평면도",
      },
    ],
  },
  {
    id: "types84",
    seconds: 4.5,
    scenes: [
      { of: "living84C", ...right, over: "84C", words: "거실", seen: "84C 거실" },
      {
        of: "plan:84C",
        from: frame(0.92),
        to: frame(1),
        over: "84C",
        words: "앞쪽에 네 칸을 나란히",
        seen: "84C 평면도",
      },
      { of: "dining84C", ...closer, over: "84C", words: "식당과 주방", seen: "84C 식당" },
      { of: "study84C", ...left, over: "84C", words: "쓰임을 정하지 않은 알파룸", seen: "84C 알파룸" },
      { of: "living84C", ...closer, over: "84C", words: "창을 넓게 비운 집", seen: "84C 거실의 창가" },
    ],
  },
];
