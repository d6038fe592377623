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

/** @returns whether texts have every word of a search between them */
export function mentions(texts: readonly string[], sought: string): boolean {
  const whole = texts.join(" ").toLowerCase();
  return wordsOf(sought).every((word) => whole.includes(word));
}
