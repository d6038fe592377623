/** Text of the picture viewer. */
export const pictureViewer = {
  enlarge: (name: string) => `${name} 이미지 크게 보기`,
  before: "이전 이미지",
  next: "다음 이미지",
} as const;
