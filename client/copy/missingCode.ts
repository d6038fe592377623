/** Text for a page whose code can't be loaded. */
export const missingCodeCopy = {
  text: "화면 일부를 불러오지 못했습니다. 새로고침하시면 이어서 이용하실 수 있고, 적어 주신 내용은 그대로 남습니다.",
  reload: "새로고침",
} as const;
