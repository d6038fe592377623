import { ownFilm, type Video } from "../shared/video.ts";
import { complex } from "./complex.ts";
import { films } from "./generated/films.ts";

export const brandVideo: Video = {
  id: "brand",
  title: `${complex.name} 홍보영상`,
  source: ownFilm(films.brand),
  still: "living84A",
  hasSound: true,
  marked: true,
  text: "9월 하순 맑은 날, 105동 4102호 84A 거실의 창 하나에서 본 06:20부터 19:24까지를 1분에 담았습니다. 끝에는 호수 건너에서 본 단지가 나옵니다. 해의 길은 계산한 것이며, 햇빛과 창밖 풍경은 동과 층, 계절과 날씨에 따라 다릅니다. 영상은 컴퓨터그래픽(CG)이고 소리도 컴퓨터로 만들었습니다.",
};

/** A walk through the complex, below the promotional film. */
export const walkVideo: Video = {
  id: "walk",
  title: `${complex.name} 단지를 걷는 1분`,
  source: ownFilm(films.walk),
  still: "waterDay",
  marked: true,
  text: "아침의 여섯 동에서 84A의 식당과 거실을 지나, 오후의 수경을 따라 걷고, 저녁에는 호수를 건너 다가갑니다. 소리가 없는 영상이며, 컴퓨터그래픽(CG)입니다.",
};

/** The tabs of the guide videos; the first is shown first. */
export const guideVideos: readonly [Video, Video, Video] = [
  {
    id: "1",
    title: "입지환경 안내영상",
    source: ownFilm(films.location),
    still: "lakeDusk",
    text: "한울역과 학교, 수변공원까지의 직선거리를 보여 드립니다. 지금 이용하는 곳만 담았으며, 화면은 컴퓨터그래픽(CG)입니다.",
    pages: ["/LocationEnvironment/intro", "/Promotion/visit"],
  },
  {
    id: "2",
    title: "59 타입 안내영상",
    shows: "84A·84B",
    source: ownFilm(films.types59),
    still: "living84A",
    text: "84A와 84B 타입의 영상입니다. 두 타입의 거실과 주방, 84A의 안방을 보여 드립니다.",
    pages: ["/FloorPlan/59A", "/FloorPlan/59B"],
  },
  {
    id: "3",
    title: "84 타입 안내영상",
    shows: "84C·105",
    source: ownFilm(films.types84),
    still: "living84C",
    text: "84C와 105 타입의 영상입니다. 두 타입의 거실, 84C의 식당과 알파룸, 105의 주방을 보여 드립니다.",
    pages: ["/FloorPlan/84A", "/FloorPlan/84B"],
  },
];

export const videoPages = {
  brand: {
    heading: "창 하나에서 본 하루",
    lead: "소리 없이 시작해 한 번 재생한 뒤 멈춥니다.",
    chaptersHeading: "1분의 순서",
    chapters: [
      { at: 0, time: "06:40", text: "먼저 밝아 오는 호수" },
      { at: 9.5, time: "09:00", text: "거실에 드는 아침 해" },
      { at: 26.5, time: "16:00", text: "벽을 지나는 긴 빛" },
      { at: 41.5, time: "19:12", text: "불을 밝힌 집과 도심" },
    ],
    walkHeading: "단지를 걷는 1분",
  },
  guide: {
    heading: "영상으로 미리 보기",
    lead: "영상을 고르면 소리 없이 바로 재생됩니다.",
    tabs: "안내영상",
    chapters: "영상의 순서",
    shown: (films: string) => `${films} 타입을 보여 드립니다.`,
    page: (name: string) => `${name} 보기`,
  },
} as const;
