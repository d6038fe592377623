/** A URL parameter of a page, and its allowed values; the server renders the page with the selected one. */
export interface Choices {
  name: string;
  values: readonly string[];
}

/**
 * A URL selects at most one value, the first that is allowed, so a page has only as many renderings as it has values,
 * whatever the URL.
 * @param search a query, with or without its question mark
 */
export function chosenIn(
  choices: readonly Choices[] = [],
  search: string,
): { name: string; value: string } | undefined {
  if (choices.length === 0 || search === "") return undefined;
  for (const [name, value] of new URLSearchParams(search))
    if (choices.some((choice) => choice.name === name && choice.values.includes(value))) return { name, value };
  return undefined;
}
