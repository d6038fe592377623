/**
 * The popup's place in the browser's history. While it is open, a twin of the page's entry stands above it, so that
 * Back closes the popup instead of leaving; the twin is then put back. Twins carry the router's state: to the router
 * they are one place, and it never hears of a step between them, which would load the page again and count a view.
 */
interface EntryState {
  popup?: boolean;
  key?: string;
}

/** An entry of the history, as the router tells them apart. */
interface Place {
  key: string;
  href: string;
}

const stateNow = (): EntryState => history.state ?? {};
const placeNow = (): Place => ({ key: stateNow().key ?? "default", href: location.href });

let closePopup: (() => void) | undefined;
/** Where the page that is shown stands: the last step seen here, until the router can say. */
let shown = placeNow;
/** Whether that is a twin. */
let onTwin = false;

function pushTwin(): void {
  if (!stateNow().popup) history.pushState({ ...stateNow(), popup: true }, "");
  onTwin = true;
}

function onPopState(event: PopStateEvent): void {
  const [page, here] = [shown(), placeNow()];
  const between = here.key === page.key && here.href === page.href && onTwin !== (stateNow().popup ?? false);
  onTwin = stateNow().popup ?? false;
  const close = closePopup;
  closePopup = undefined;
  close?.();
  if (!between) return;
  event.stopImmediatePropagation();
  if (close) pushTwin();
  // Nothing to close: a visitor who goes back wants to leave, and needn't notice that there were two entries.
  else history.go(onTwin ? 1 : -1);
}

/** Begins to watch steps through the history. Must run before the router is made: who listens first hears first. */
export function holdBackForPopup(): void {
  let last = placeNow();
  shown = () => last;
  onTwin = stateNow().popup ?? false;
  addEventListener("popstate", (event) => {
    onPopState(event);
    last = placeNow();
  });
}

/** @param place where the router is, from now on */
export function followRouter(place: () => Place): void {
  shown = place;
}

/** Puts the popup's entry on the history; Back will call `close`. */
export function enterPopup(close: () => void): void {
  closePopup = close;
  pushTwin();
}

/** The popup was closed otherwise: Back is the page's again. */
export function leavePopup(): void {
  closePopup = undefined;
}
