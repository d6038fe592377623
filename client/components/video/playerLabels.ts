/** The player's labels. */
export const playerLabels = {
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
