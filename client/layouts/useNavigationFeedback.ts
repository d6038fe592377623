import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";

/** Path of the current page. Module state, because an error page has another layout instance. */
let shown: string | undefined;

/**
 * Does for client-side navigation what browsers do for page loads: sets `data-busy` on <html> while loading, moves the
 * focus to the new page, and announces its title.
 * @returns the text of the status line; undefined on the server and during hydration
 */
export function useNavigationFeedback(): string | undefined {
  const { pathname } = useLocation();
  const busy = useNavigation().state !== "idle";
  const [announcement, setAnnouncement] = useState<string>();

  useEffect(() => {
    document.documentElement.toggleAttribute("data-busy", busy);
  }, [busy]);
  useEffect(() => {
    // Rendered before its text: a status line inserted together with its text may not be announced.
    const navigated = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (!navigated) return setAnnouncement("");
    document.getElementById("main")?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);
  return announcement;
}
