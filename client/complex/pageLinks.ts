import type { Page, PageId } from "../shared/page.ts";
import { pages } from "./pages.ts";

const byId = new Map(pages.map((page) => [page.id, page]));

/** @throws Error if no page has that id */
export function pageOf(id: PageId): Page {
  const page = byId.get(id);
  if (!page) throw new Error(`There is no page with the id ${id}`);
  return page;
}

/** @returns the path of a page, with `:site` and `:id` unreplaced. @throws Error if no page has that id */
export const pathOf = (id: PageId): string => pageOf(id).path;

/** @returns whether this complex has the page; some depend on optional data, such as the model */
export const hasPage = (id: PageId): boolean => byId.has(id);
