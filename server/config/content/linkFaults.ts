import type { Page, PagePath } from "../../../client/shared/page.ts";

/** A place in content that links to pages. */
export interface LinkSource {
  place: string;
  links: readonly PagePath[];
}

const twice = <T>(values: readonly T[]) => values.filter((value, at) => values.indexOf(value) !== at);

/** @returns a sentence for each link to a page that the complex doesn't have, and for each address that two pages have */
export function linkFaults(pages: readonly Page[], sources: readonly LinkSource[]): string[] {
  const addresses = pages.flatMap(({ path, also = [] }) => [path, ...also].map((each) => each.toLowerCase()));
  const paths = new Set(pages.map(({ path }) => path));
  return [
    ...twice(addresses).map((path) => `pages.ts: two pages have the address ${path}.`),
    ...sources.flatMap(({ place, links }) =>
      links.filter((path) => !paths.has(path)).map((path) => `${place}: there is no page at ${path}.`),
    ),
  ];
}
