/** Text around an article. */
export const articleCopy = {
  /** Under one that is older than the sale's stage. */
  asOf: (now: string) => `발표한 날을 기준으로 쓴 글입니다. 지금은 ${now}입니다.`,
} as const;
