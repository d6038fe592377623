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
  /** A master in art/renders, or a plan in client/content/drawings (`plan:84A`). */
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
      { of: "lakeDusk", ...closer, words: "빛으로 짓는 도심의 하루", seen: "해 질 무렵, 물가에 선 여섯 동" },
      {
        of: "clayAerial",
        ...right,
        over: "06:40",
        words: "남북 두 줄로 놓은 여섯 동",
        seen: "흰 모형으로 본 단지",
      },
      { of: "garden", ...closer, over: "09:00", words: "동과 동 사이의 정원", seen: "정원을 지나는 산책로" },
      { of: "aerialDay", ...wider, over: "11:30", words: "물과 정원을 가운데 둔 배치", seen: "하늘에서 본 단지" },
      { of: "living84A", ...left, over: "12:30", words: "남향으로 놓은 84A 거실", seen: "84A 거실과 넓은 창" },
      { of: "kitchen84A", ...right, over: "17:10", words: "저녁을 준비하는 자리", seen: "84A 주방과 식탁" },
      { of: "entrance", ...closer, over: "18:40", words: "집으로 드는 문", seen: "불을 밝힌 문주" },
      { of: "crown", ...up, over: "19:12", words: "크라운에 불이 들어오는 시간", seen: "불이 켜진 크라운" },
      { of: "heroDusk", ...wider, words: "센트럴 루미나", seen: "불을 밝힌 여섯 동과 물에 비친 빛" },
    ],
  },
  {
    id: "location",
    seconds: 4.5,
    scenes: [
      { of: "clayAerial", ...left, words: "거리는 직선으로 쟀습니다", seen: "흰 모형으로 본 도심과 단지" },
      { of: "aerialDay", ...closer, ...distance("station"), over: "확정", seen: "하늘에서 본 단지와 도심" },
      {
        of: "aerialDay",
        from: frame(0.72, 0, 0.9),
        to: frame(0.72, 0.4, 0.7),
        ...distance("school"),
        over: "확정",
        seen: "단지 서쪽의 길과 동네",
      },
      {
        of: "aerialDay",
        from: frame(0.72, 0.55, 1),
        to: frame(0.72, 1, 0.9),
        ...distance("park"),
        over: "확정",
        seen: "길 건너 수변공원과 물가의 산책로",
      },
      { of: "lakeDusk", ...wider, words: "물 건너에서 본 저녁", seen: "물 건너에서 본 여섯 동의 불빛" },
    ],
  },
  {
    id: "types59",
    seconds: 4.5,
    scenes: [
      { of: "living84A", ...closer, over: "84A", words: "거실", seen: "84A 거실" },
      {
        of: "plan:84A",
        from: frame(0.9),
        to: frame(1),
        seen: "84A 평면도",
      },
      { of: "kitchen84A", ...left, over: "84A", words: "주방과 식당", seen: "84A 주방과 식탁" },
      {
        of: "living84A",
        from: frame(0.72, 0.15, 0.6),
        to: frame(0.72, 0.6, 0.6),
        over: "84A",
        words: "남쪽으로 낸 거실 창",
        seen: "84A 거실의 창가와 안락의자",
      },
      {
        of: "plan:84B",
        from: frame(0.9),
        to: frame(1),
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
        from: frame(0.9),
        to: frame(1),
        seen: "84C 평면도",
      },
      {
        of: "living84C",
        from: frame(0.74, 1, 0.6),
        to: frame(0.74, 0.5, 0.6),
        over: "84C",
        words: "폭 4.4m 거실의 창",
        seen: "84C 거실의 창가",
      },
      { of: "living84C", ...wider, over: "84C", words: "두 면에 낸 창", seen: "84C 거실, 두 면의 창" },
    ],
  },
];
