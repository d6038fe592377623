/** Whether a word's last syllable ends in a consonant, which determines the particle after it. */
const endsInConsonant = (word: string) => ((word.codePointAt(word.length - 1) ?? 0) - 0xac00) % 28 > 0;

/** @returns a Korean word as a sentence's topic: "하나는", "둘은" */
export const asTopic = (word: string): string => `${word}${endsInConsonant(word) ? "은" : "는"}`;

/** @returns Korean words as a list: "하나", "하나와 둘", "하나, 둘과 셋" */
export function joined(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  const before = items.at(-2);
  if (before === undefined) return last;
  return [...items.slice(0, -2), `${before}${endsInConsonant(before) ? "과" : "와"} ${last}`].join(", ");
}
