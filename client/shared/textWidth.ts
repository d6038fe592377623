/** @returns about how wide a text is, in em: Hangul letters are nearly square, others about half as wide */
export const textWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + (/[가-힣]/.test(letter) ? 0.9 : 0.58), 0);
