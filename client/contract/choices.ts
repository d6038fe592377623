/** A parameter of a page's address, and what it may choose there: the server draws the page with that chosen. */
export interface Choices {
  name: string;
  values: readonly string[];
}

/**
 * An address makes one choice, the first that the page knows: so a page has as many drawings as it has choices, and no
 * more, whatever an address says.
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
