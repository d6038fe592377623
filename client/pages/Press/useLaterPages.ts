import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import type { PressListProps } from "../../contract/article.ts";

interface Later {
  /** The cursor that the first of these pages followed. */
  after: string | null;
  pages: readonly PressListProps[];
}

/** What the router keeps in an entry of the history, and what this list adds to it. */
interface Entry {
  key?: string;
  later?: Later;
}

const none: Later = { after: null, pages: [] };
const entryNow = (): Entry => history.state ?? {};
const never = () => () => {};

/**
 * The pages of a press list after its first one. They are kept in the list's own entry of the history, so Back from an
 * article shows the list as long as it was left, and every other way to the list begins with one page.
 * @returns those pages, and what adds one
 */
export function useLaterPages({ nextCursor }: PressListProps) {
  const { key } = useLocation();
  // The server drew one page, whatever this entry keeps.
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

  // Once something new was published, the pages kept no longer fit behind the first one.
  const pages = later.after === nextCursor ? later.pages : [];

  function add(page: PressListProps): void {
    const longer = { after: nextCursor, pages: [...pages, page] };
    setLater(longer);
    // The visitor may have gone on while the page was fetched.
    if ((entryNow().key ?? "default") === key) history.replaceState({ ...entryNow(), later: longer }, "");
  }

  return { pages, add };
}
