/** Characters of a search. */
export const searchLimit = 40;

const wordsOf = (text: string) => text.toLowerCase().split(/\s/).filter(Boolean);

/** @returns what a URL's query searches for, in one spelling; empty for everything */
export const readQuestionSearch = (search: string): string =>
  wordsOf(new URLSearchParams(search).get("q") ?? "")
    .join(" ")
    .slice(0, searchLimit)
    .trim();

/** @returns the part of the query that the page reads */
export function questionQuery(search: string): string {
  const sought = readQuestionSearch(search);
  return sought && `?${new URLSearchParams({ q: sought })}`;
}

/**
 * @param texts that a reader sees
 * @param terms other words that buyers search with
 * @returns whether they have every word of a search between them. A single syllable is inside many unrelated words: it
 * must begin a word of the texts, or begin or end a term.
 */
export function mentions(texts: readonly string[], terms: readonly string[], sought: string): boolean {
  const whole = texts.join(" ").toLowerCase();
  const named = terms.map((term) => term.toLowerCase());
  return wordsOf(sought).every((word) =>
    word.length > 1
      ? whole.includes(word) || named.some((term) => term.includes(word))
      : whole.split(/[^\p{L}]+/u).some((each) => each.startsWith(word)) ||
        named.some((term) => term.startsWith(word) || term.endsWith(word)),
  );
}
