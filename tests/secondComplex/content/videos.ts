import { ownFilm, type Video } from "../shared/video.ts";
import { complex } from "./complex.ts";
import { films } from "./generated/films.ts";

export const brandVideo: Video = {
  id: "brand",
  title: `${complex.name} 홍보영상`,
  source: ownFilm(films.brand),
  still: "aerialDusk",
  text: "단지와 마당을 차례로 보여 드립니다.",
};

export const walkVideo: Video = {
  id: "walk",
  title: `${complex.name} 산책`,
  source: ownFilm(films.walk),
  still: "aerialDusk",
  text: "단지를 걷습니다.",
};

export const guideVideos: readonly [Video, Video, Video] = [
  {
    id: "1",
    title: "입지 영상",
    source: ownFilm(films.location),
    still: "clayAerial",
    text: "가까운 곳을 보여 드립니다.",
  },
  { id: "2", title: "84P 영상", source: ownFilm(films.typeA), still: "livingA", text: "84P를 보여 드립니다." },
  { id: "3", title: "84T 영상", source: ownFilm(films.typeT), still: "livingT", text: "84T를 보여 드립니다." },
];

export const videoPages = {
  brand: {
    heading: "한 편의 영상",
    lead: "소리 없이 자동으로 시작합니다.",
    chaptersHeading: "영상의 차례",
    chapters: [{ at: 0, time: "08:00", text: "바람의 뜰" }],
    walkHeading: "단지 산책",
    play: "재생",
  },
  guide: {
    heading: "영상으로\n미리 보기",
    lead: "영상을 고르면 바로 재생됩니다.",
    tabs: "안내영상",
    chapters: "영상의 순서",
    shown: (films: string) => `${films} 타입을 보여 드립니다.`,
    page: (name: string) => `${name} 보기`,
  },
} as const;
