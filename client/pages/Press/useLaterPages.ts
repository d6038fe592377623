import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import type { PressListProps } from "../../shared/article.ts";

interface Later {
  /** The cursor of the first of these pages. */
  after: string | null;
  pages: readonly PressListProps[];
}

/** The router's state in a history entry, and this list's addition to it. */
interface Entry {
  key?: string;
  later?: Later;
}

const none: Later = { after: null, pages: [] };
const entryNow = (): Entry => history.state ?? {};
const never = () => () => {};

/**
 * The pages of a press list after the first. Stored in the history entry, so that Back from an article restores the
 * list as it was left; otherwise the list starts with one page.
 * @returns those pages, and a function that adds one
 */
export function useLaterPages({ nextCursor }: PressListProps) {
  const { key } = useLocation();
  // The server rendered one page, whatever this entry stores.
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [later, setLater] = useState<Later>(() => (hydrating ? none : (entryNow().later ?? none)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (hydrating) setLater(entryNow().later ?? none);
  }, []);

  // After a new article was published, the stored pages no longer follow the first one.
  const pages = later.after === nextCursor ? later.pages : [];

  function add(page: PressListProps): void {
    const longer = { after: nextCursor, pages: [...pages, page] };
    setLater(longer);
    // The visitor may have navigated while the page was loading.
    if ((entryNow().key ?? "default") === key) history.replaceState({ ...entryNow(), later: longer }, "");
  }

  return { pages, add };
}
