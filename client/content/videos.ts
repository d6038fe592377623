import type { PictureName } from "./pictures.ts";

/** A film of ours, each format under its own address, or one on the hosted platform by its id. */
export type VideoSource =
  | { kind: "file"; formats: readonly { src: string; type: string }[]; captions?: string }
  | { kind: "hosted"; id: string };

export interface Video {
  id: string;
  title: string;
  /** null until the film is there: the still is shown, and the words that it is being prepared. */
  source: VideoSource | null;
  still: PictureName;
}

/** The hosted platform. Another one needs an embed that answers the same messages. */
export const hostedVideo = {
  origin: "https://www.youtube-nocookie.com",
  embed: (id: string, autoplay: boolean) =>
    `https://www.youtube-nocookie.com/embed/${id}?enablejsapi=1&playsinline=1&rel=0&mute=1&autoplay=${autoplay ? 1 : 0}`,
};

/** Words of the player. */
export const playerWords = {
  preparing: "영상을 준비하고 있습니다",
  states: {
    ended: "재생이 끝났습니다",
    playing: "재생 중",
    paused: "일시정지",
    buffering: "불러오는 중",
    cued: "재생 준비",
  },
  play: "재생",
  pause: "일시정지",
  replay: "다시 보기",
  mute: "소리 끄기",
  unmute: "소리 켜기",
} as const;

export const brandVideo: Video = { id: "brand", title: "센트럴 루미나 홍보영상", source: null, still: "duskShore" };

/** The tabs of the guide videos; the first is shown first. */
export const guideVideos = [
  { id: "1", title: "입지환경 안내영상", source: null, still: "aerial" },
  { id: "2", title: "59 타입 안내영상", source: null, still: "living" },
  { id: "3", title: "84 타입 안내영상", source: null, still: "panorama" },
] as const satisfies readonly Video[];

export const videoPages = {
  brand: {
    heading: "하루의 빛, 한 편의 영상",
    lead: "소리 없이 시작합니다. 소리는 영상 아래에서 켜실 수 있습니다.",
    chaptersHeading: "영상에 담는 것",
    chapters: [
      { hour: "06:40", text: "수변에서 시작하는 아침" },
      { hour: "12:30", text: "거실 깊숙이 드는 한낮" },
      { hour: "17:10", text: "동과 동 사이를 건너는 오후" },
      { hour: "19:12", text: "크라운에 불이 들어오는 저녁" },
    ],
  },
  guide: {
    heading: "영상으로 먼저\n걸어 보세요",
    lead: "보고 싶은 영상을 고르면 소리 없이 재생됩니다.",
    tabs: "안내영상",
  },
} as const;
