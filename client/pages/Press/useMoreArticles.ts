import { useState } from "react";
import { messages } from "../../copy/messages.ts";
import type { PressListProps } from "../../shared/article.ts";
import { pressPath } from "../../shared/pressPath.ts";
import { useLaterPages } from "./useLaterPages.ts";

/** @throws Error if the server doesn't answer with a page */
async function fetchPage(site: string, cursor: string): Promise<PressListProps> {
  const response = await fetch(`${pressPath(site)}?cursor=${cursor}`, { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

/** The list's first page and those loaded after it. */
export function useMoreArticles(first: PressListProps) {
  const later = useLaterPages(first);
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState("");
  const pages = [first, ...later.pages];
  const nextCursor = pages.at(-1)?.nextCursor ?? null;

  async function loadMore(): Promise<void> {
    if (loading || !nextCursor) return;
    setLoading(true);
    setFailure("");
    try {
      later.add(await fetchPage(first.site, nextCursor));
    } catch {
      setFailure(messages.unexpected);
    } finally {
      setLoading(false);
    }
  }

  return {
    articles: pages.flatMap((page) => page.articles),
    /** Number of pages shown. */
    pages: (first.pages ?? 1) + later.pages.length,
    later: later.pages.length > 0,
    nextCursor,
    loading,
    failure,
    loadMore,
  };
}
