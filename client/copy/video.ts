/** Notes over a film. */
export const videoCopy = {
  preparing: "영상을 준비하고 있습니다",
  loading: "영상을 불러오는 중입니다",
  failed: "영상을 불러오지 못했습니다",
  retry: "다시 시도",
  play: "재생",
  again: "다시 보기",
  sound: "소리와 함께 처음부터",
} as const;
