/** Characters of a search. */
export const searchLimit = 40;

const wordsOf = (text: string) => text.normalize("NFC").toLowerCase().split(/\s/).filter(Boolean);

/** @returns what a URL's query searches for, in one spelling; empty for everything */
export const readQuestionSearch = (search: string): string =>
  [...wordsOf(new URLSearchParams(search).get("q") ?? "").join(" ")].slice(0, searchLimit).join("").trim();

/** @returns the part of the query that the page reads */
export function questionQuery(search: string): string {
  const sought = readQuestionSearch(search);
  return sought && `?${new URLSearchParams({ q: sought })}`;
}

/**
 * @param texts that a reader sees
 * @param terms other words that buyers search with
 * @returns how many words of a search they have between them. A single syllable is inside many unrelated words: it must
 * begin a word of the texts, or begin or end a term. Compounds are found with and without their spaces.
 */
export function mentioned(texts: readonly string[], terms: readonly string[], sought: string): number {
  const whole = texts.join("\n").toLowerCase();
  const compound = whole.replaceAll(" ", "");
  const named = terms.map((term) => term.toLowerCase());
  return wordsOf(sought).filter((word) =>
    word.length > 1
      ? whole.includes(word) ||
        (word.length > 3 && compound.includes(word)) ||
        named.some((term) => term.includes(word))
      : whole.split(/\p{L}/u.test(word) ? /[^\p{L}]+/u : /[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word)) ||
        named.some((term) => term.startsWith(word) || term.endsWith(word)),
  ).length;
}
