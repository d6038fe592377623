import "../content/generated/fonts.css";
import "virtual:content.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/media.css";
import "../styles/print.css";
import "../styles/busy.css";
import { watchStyles, withCodeNotice } from "../components/missingCode.ts";
import { rememberSource } from "../components/registration/attribution.ts";
import { restoreTyped } from "../components/typedText.ts";
import type { HydrationData } from "../shared/document.ts";
import { ledgerInterval } from "../shared/home.ts";
import { runDialogs } from "./dialogs.ts";
import { watchFirstPaint, watchPictures, watchScroll, watchScrollBar } from "./documentState.ts";
import { followHistory } from "./followHistory.ts";
import { onFirstInteraction } from "./onFirstInteraction.ts";
import { coverWhileOpening } from "./openedTab.ts";
import type {} from "./queueUntilHydrated.ts";
import { recordFieldChanges } from "./recordFieldChanges.ts";
import { startWithoutReact } from "./startWithoutReact.ts";

const root = document.getElementById("root");
const data: HydrationData | null = JSON.parse(document.getElementById("hydration")?.textContent ?? "null");

/**
 * Preloads all of the page's code in parallel, with integrity hashes. Skips what is loaded already: Firefox would
 * report an error for it.
 */
function preload({ chunks }: HydrationData): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const known = new Set([...links].map(({ href }) => href));
  for (const { href, integrity } of chunks) {
    if (known.has(new URL(href, location.href).href)) continue;
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity });
    document.head.append(link);
  }
}

rememberSource();
watchScroll();
watchScrollBar();
watchFirstPaint();
watchPictures();
runDialogs();
coverWhileOpening();
startWithoutReact();
watchStyles();

if (root && data) {
  const changes = recordFieldChanges();
  followHistory(() => root.dataset.hydrated !== undefined);
  const load = withCodeNotice(async () => {
    preload(data);
    const { hydrate } = await import("./hydrate.tsx");
    await hydrate(root, data);
    changes.replay();
    root.dataset.hydrated = "";
  });
  const start = window.hold?.release(load) ?? load;
  if (data.hydrate === "now" || changes.found) start();
  else {
    let waiting = true;
    const begin = () => {
      if (waiting) start();
      waiting = false;
    };
    onFirstInteraction(begin);
    if (data.hydrate === "live") setTimeout(begin, ledgerInterval);
  }
  restoreTyped();
} else {
  window.hold?.release();
}
