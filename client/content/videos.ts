import { complex } from "./complex.ts";
import { films } from "./films.ts";
import type { PictureName } from "./pictures.ts";

/**
 * A film of ours, each format under its own address, or one on the hosted platform by its id. A hosted film's frame is
 * made by the page's code: a page that shows one wants `hydrate: "now"` in routes/, or it starts with the first touch.
 */
export type VideoSource =
  | { kind: "file"; formats: readonly { src: string; type: string }[]; captions: string; seconds: number }
  | { kind: "hosted"; id: string };

export interface Video {
  id: string;
  title: string;
  /** null until the film is there: the still is shown, and the words that it is being prepared. */
  source: VideoSource | null;
  still: PictureName;
  /** What it shows, in a sentence or two. */
  text: string;
}

/** @returns a film of ours, or null as long as it hasn't been made */
function ours(id: string): VideoSource | null {
  const film = films[id];
  if (!film) return null;
  const { base, seconds } = film;
  return {
    kind: "file",
    formats: [
      { src: `${base}.av1.mp4`, type: 'video/mp4; codecs="av01.0.05M.08"' },
      { src: `${base}.h264.mp4`, type: 'video/mp4; codecs="avc1.64001f"' },
    ],
    captions: `${base}.vtt`,
    seconds,
  };
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
  failed: "영상을 불러오지 못했습니다",
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
  position: "재생 위치",
  time: (at: number, of: number) => `${of}초 중 ${at}초`,
  captions: "자막",
  fullscreen: "전체 화면",
} as const;

export const brandVideo: Video = {
  id: "brand",
  title: `${complex.name} 홍보영상`,
  source: ours("brand"),
  still: "lakeDusk",
  text: "단지와 정원, 84A의 실내와 저녁의 크라운을 차례로 보여 드립니다. 영상은 컴퓨터그래픽(CG)입니다.",
};

/** The tabs of the guide videos; the first is shown first. */
export const guideVideos: readonly [Video, Video, Video] = [
  {
    id: "1",
    title: "입지환경 안내영상",
    source: ours("location"),
    still: "clayAerial",
    text: "한울역과 학교, 수변공원까지의 직선거리를 보여 드립니다. 확정된 것만 담았으며, 화면은 컴퓨터그래픽(CG)입니다.",
  },
  {
    id: "2",
    title: "59 타입 안내영상",
    source: ours("types59"),
    still: "living84A",
    text: "84A와 84B 타입의 영상입니다. 84A의 거실과 주방, 두 타입의 평면을 보여 드립니다.",
  },
  {
    id: "3",
    title: "84 타입 안내영상",
    source: ours("types84"),
    still: "living84C",
    text: "84C 타입의 영상입니다. 4Bay 평면과 거실을 보여 드립니다.",
  },
];

/** @returns the origins whose frames these films are shown in: what a page's policy must let in, and nothing more */
export const filmOrigins = (films: readonly Video[] = [brandVideo, ...guideVideos]): string[] =>
  films.some(({ source }) => source?.kind === "hosted") ? [hostedVideo.origin] : [];

export const videoPages = {
  brand: {
    heading: "단지의 하루, 한 편의 영상",
    lead: "소리 없이 자동으로 시작하고, 한 번 재생한 뒤 멈춥니다.",
    chaptersHeading: "영상의 차례",
    chapters: [
      { hour: "09:00", text: "동과 동 사이의 정원" },
      { hour: "12:30", text: "남향으로 놓은 84A 거실" },
      { hour: "17:10", text: "저녁을 준비하는 주방" },
      { hour: "19:12", text: "크라운에 불이 들어오는 저녁" },
    ],
  },
  guide: {
    heading: "영상으로\n미리 보기",
    lead: "영상을 고르면 소리 없이 바로 재생됩니다.",
    tabs: "안내영상",
  },
} as const;
