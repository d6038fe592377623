import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";

/** Path of the page that is shown. No component could remember it: an error page comes with a layout of its own. */
let shown: string | undefined;

/**
 * Does for steps from page to page what browsers do for page loads: it marks <html> `data-busy` while one is under
 * way, moves the focus to the new page, and says its title.
 * @returns what a status line has to say; nothing on the server and while the first page is being taken over
 */
export function useArrival(): string | undefined {
  const { pathname } = useLocation();
  const busy = useNavigation().state !== "idle";
  const [said, setSaid] = useState<string>();

  useEffect(() => {
    document.documentElement.toggleAttribute("data-busy", busy);
  }, [busy]);
  useEffect(() => {
    // There before its words: a status line that comes with them may not be read.
    const arrived = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (!arrived) return setSaid("");
    document.getElementById("main")?.focus({ preventScroll: true });
    setSaid(document.title);
  }, [pathname]);
  return said;
}
