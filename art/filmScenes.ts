/** The scenes of the films: camera moves over the masters, with titles. */
import { locationPoints } from "../client/content/location.ts";

/** A part of a master with the film's aspect ratio: its width as a fraction of the largest, and its position. */
export interface Frame {
  /** 1 is the largest part that fits; smaller is closer. */
  size: number;
  /** 0 is the left or top edge, 1 the right or bottom one. */
  at: readonly [x: number, y: number];
}

export interface Scene {
  /** A master in art/renders, or a plan in client/content/generated/drawings (`plan:84A`). */
  of: string;
  from: Frame;
  to: Frame;
  /** A small line above the title: an hour, a type, a state. */
  over?: string;
  words?: string;
  /** What is visible, for the captions. */
  seen: string;
}

/** Seconds of a cross-fade. */
export const fade = 1;

export interface Film {
  id: "brand" | "location" | "types59" | "types84";
  /** Seconds of each scene, including the cross-fade to the next. */
  seconds: number;
  scenes: readonly Scene[];
}

const frame = (size: number, x = 0.5, y = 0.5): Frame => ({ size, at: [x, y] });
const closer = { from: frame(1), to: frame(0.86) };
const wider = { from: frame(0.84), to: frame(1) };
const right = { from: frame(0.86, 0, 0.5), to: frame(0.86, 1, 0.5) };
const left = { from: frame(0.86, 1, 0.5), to: frame(0.86, 0, 0.5) };

/** The day from one viewpoint: each scene continues the previous camera move, so that only the light changes. */
const day = { scenes: 7, seconds: 5, nearest: 0.8 };
const hourOfDay = (scene: number) => {
  const length = day.scenes * (day.seconds - fade) + fade;
  const at = (second: number) => frame(1 - ((1 - day.nearest) * second) / length, 0.5, 0.85);
  const from = scene * (day.seconds - fade);
  return { from: at(from), to: at(from + day.seconds) };
};

const distance = (id: (typeof locationPoints)[number]["id"]) => {
  const point = locationPoints.find((candidate) => candidate.id === id);
  return point?.status === "confirmed" ? { words: `${point.name} ${point.distance}` } : {};
};

export const films: readonly Film[] = [
  {
    id: "brand",
    seconds: day.seconds,
    scenes: [
      {
        of: "hero0640",
        ...hourOfDay(0),
        over: "06:40",
        words: "빛으로 짓는 도심의 하루",
        seen: "아침 해가 들기 시작한 여섯 동",
      },
      { of: "hero0900", ...hourOfDay(1), over: "09:00", words: "물가에서 맞는 아침", seen: "아침의 여섯 동과 호수" },
      { of: "hero1230", ...hourOfDay(2), over: "12:30", words: "해가 높은 한낮", seen: "한낮의 여섯 동과 호수" },
      { of: "living84A", ...left, words: "남향으로 놓은 84A 거실", seen: "84A 거실과 넓은 창" },
      { of: "hero1710", ...hourOfDay(4), over: "17:10", words: "서쪽으로 기우는 해", seen: "서쪽 해가 비추는 여섯 동" },
      { of: "hero1820", ...hourOfDay(5), over: "18:20", words: "하나둘 켜지는 창", seen: "하나둘 불이 켜지는 여섯 동" },
      {
        of: "heroDusk",
        ...hourOfDay(6),
        over: "19:12",
        words: "센트럴 루미나",
        seen: "불을 밝힌 여섯 동과 물에 비친 빛",
      },
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
