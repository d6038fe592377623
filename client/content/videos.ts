import { ownFilm, type Video } from "../shared/video.ts";
import { complex } from "./complex.ts";
import { films } from "./generated/films.ts";

export const brandVideo: Video = {
  id: "brand",
  title: `${complex.name} 홍보영상`,
  source: ownFilm(films.brand),
  still: "lakeDusk",
  text: "같은 자리에서 본 여섯 동의 하루를 06:40부터 19:12까지, 한낮의 84A 거실과 오후의 수경까지 보여 드리고, 저녁에는 호수를 건너 다가갑니다. 영상은 컴퓨터그래픽(CG)입니다.",
};

/** The tabs of the guide videos; the first is shown first. */
export const guideVideos: readonly [Video, Video, Video] = [
  {
    id: "1",
    title: "입지환경 안내영상",
    source: ownFilm(films.location),
    still: "clayAerial",
    text: "한울역과 학교, 수변공원까지의 직선거리를 보여 드립니다. 지금 이용하는 곳만 담았으며, 화면은 컴퓨터그래픽(CG)입니다.",
  },
  {
    id: "2",
    title: "59 타입 안내영상",
    shows: "84A·84B",
    source: ownFilm(films.types59),
    still: "living84A",
    text: "84A와 84B 타입의 영상입니다. 84A의 거실과 주방, 안방, 두 타입의 평면을 보여 드립니다.",
  },
  {
    id: "3",
    title: "84 타입 안내영상",
    shows: "84C·105",
    source: ownFilm(films.types84),
    still: "living84C",
    text: "84C와 105 타입의 영상입니다. 두 타입의 거실과 평면, 84C의 식당과 105의 주방을 보여 드립니다.",
  },
];

export const videoPages = {
  brand: {
    heading: "단지의 하루, 한 편의 영상",
    lead: "소리 없이 자동으로 재생되며, 한 번 재생한 뒤 멈춥니다.",
    chaptersHeading: "영상 순서",
    chapters: [
      { hour: "06:40", text: "아침 해가 드는 여섯 동" },
      { hour: "12:30", text: "남향 84A 거실" },
      { hour: "17:10", text: "수경을 따라 걷는 오후" },
      { hour: "19:12", text: "크라운에 불이 들어오는 저녁" },
    ],
  },
  guide: {
    heading: "영상으로\n미리 보기",
    lead: "영상을 고르면 소리 없이 바로 재생됩니다.",
    tabs: "안내영상",
  },
} as const;
