/**
 * The popup's history entry. While it is open, a copy of the page's entry is on top, so that Back closes the popup
 * instead of leaving the page. The copy has the router's state, so that the router doesn't see a navigation, which
 * would load the page again and count a view.
 */
interface EntryState {
  popup?: boolean;
  key?: string;
}

/** A history entry, as the router identifies it. */
interface Place {
  key: string;
  href: string;
}

const stateNow = (): EntryState => history.state ?? {};
const placeNow = (): Place => ({ key: stateNow().key ?? "default", href: location.href });

let closePopup: (() => void) | undefined;
/** The current entry: the last one seen here, until the router knows. */
let shown = placeNow;
/** Whether that is a copy. */
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
  // Nothing to close: the visitor wants to go back and shouldn't notice the additional entry.
  else history.go(onTwin ? 1 : -1);
}

/** Starts to listen to history events. Must run before the router is created, so that its listener comes first. */
export function holdBackForPopup(): void {
  let last = placeNow();
  shown = () => last;
  onTwin = stateNow().popup ?? false;
  addEventListener("popstate", (event) => {
    onPopState(event);
    last = placeNow();
  });
}

/** @param place returns the router's current entry */
export function followRouter(place: () => Place): void {
  shown = place;
}

/** Adds the popup's history entry; Back calls `close`. */
export function enterPopup(close: () => void): void {
  closePopup = close;
  pushTwin();
}

/** Call when the popup was closed otherwise: Back works as usual again. */
export function leavePopup(): void {
  closePopup = undefined;
}
