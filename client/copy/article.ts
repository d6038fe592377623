/** Text around an article. */
export const articleCopy = {
  /** Below an article older than the current stage of the sale. */
  asOf: (now: string) => `발표한 날을 기준으로 쓴 글입니다. 지금은 ${now}입니다.`,
  newer: "다음 글",
  older: "이전 글",
} as const;
