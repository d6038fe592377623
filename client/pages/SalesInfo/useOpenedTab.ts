import { useEffect, useRef, useState } from "react";

/** How often the opened tab is looked at, and how long at most, in milliseconds. */
const interval = 250;
const patience = 30_000;

/** A viewer of PDF files may stand in a process of its own, where even the state of its document is out of reach. */
function hasLoaded(tab: Window): boolean {
  try {
    return tab.location.href !== "about:blank" && tab.document.readyState === "complete";
  } catch {
    return true;
  }
}

/**
 * Opens an address of this site in a new tab and says for how long it loads.
 * The tab's load event tells best; a file viewer may never fire it, so the tab is looked at as well.
 */
export function useOpenedTab(address: string) {
  const [opening, setOpening] = useState(false);
  const tab = useRef<Window | null>(null);

  useEffect(() => {
    if (!opening) return;
    const opened = tab.current;
    const look = () => {
      if (!opened || opened.closed || hasLoaded(opened)) setOpening(false);
    };
    // Not every load is the file's: some browsers tell the load of the empty page before it, too.
    opened?.addEventListener("load", look);
    const looking = setInterval(look, interval);
    const limit = setTimeout(() => setOpening(false), patience);
    return () => {
      clearInterval(looking);
      clearTimeout(limit);
      try {
        opened?.removeEventListener("load", look);
      } catch {
        // The tab went elsewhere: there is nothing left to remove.
      }
    };
  }, [opening]);

  return {
    opening,
    /** @returns whether the tab was opened: false where the browser blocks it. */
    open: () => {
      tab.current = window.open(address, "_blank");
      setOpening(tab.current !== null);
      return tab.current !== null;
    },
    dismiss: () => setOpening(false),
  };
}
