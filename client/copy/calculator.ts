/** Text of every calculator. */
export const calculatorCopy = {
  /** The result is not binding. */
  reference: "참고용",
  withoutScripts: "계산기를 쓰시려면 브라우저의 자바스크립트를 켜 주세요. 같은 기준이 이 페이지의 표에 있습니다.",
} as const;
