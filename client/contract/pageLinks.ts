import type { Page, PageId } from "./page.ts";
import { pages } from "./pages.ts";

const byId = new Map(pages.map((page) => [page.id, page]));

/** @throws Error if no page has that id: a link that names one is wrong */
export function pageOf(id: PageId): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`No page has the id ${id}`);
  return page;
}

/** @returns the address of a page; `:site` and `:id` stand in it as they are. @throws Error if no page has that id */
export const pathOf = (id: PageId): string => pageOf(id).path;

/** @returns whether this complex has the page: those that draw on data of their own, as the model does, need not be there */
export const hasPage = (id: PageId): boolean => byId.has(id);
