import type { Page, PageId } from "../../client/shared/page.ts";

/** A place in content that links to pages. */
export interface LinkSource {
  place: string;
  ids: readonly PageId[];
}

const twice = <T>(values: readonly T[]) => values.filter((value, at) => values.indexOf(value) !== at);

/** @returns a sentence for each link without a page, and for each path or id that two pages have */
export function linkFaults(
  pages: readonly Page[],
  sources: readonly LinkSource[],
  hasPage: (id: PageId) => boolean,
): string[] {
  const addresses = pages.flatMap(({ path, also = [] }) => [path, ...also].map((each) => each.toLowerCase()));
  return [
    ...twice(addresses).map((path) => `pages.ts: two pages have the address ${path}.`),
    ...twice(pages.flatMap(({ id }) => id ?? [])).map((id) => `pages.ts: two pages have the id ${id}.`),
    ...sources.flatMap(({ place, ids }) =>
      ids.filter((id) => !hasPage(id)).map((id) => `${place}: there is no page with the id ${id} in pages.ts.`),
    ),
  ];
}
