/**
 * The popup's place in the browser's history. While it is open, a twin of the page's entry stands above it, so that
 * Back closes the popup instead of leaving. Twins carry the router's state: to the router they are one place.
 */
interface EntryState {
  popup?: boolean;
  key?: string;
}

interface Place {
  key: string;
  pathname: string;
  search: string;
}

let closePopup: (() => void) | undefined;

const stateNow = (): EntryState => history.state ?? {};

function pushTwin(): void {
  if (!stateNow().popup) history.pushState({ ...stateNow(), popup: true }, "");
}

/**
 * Must run before the router is made: whoever listens first sees a step back first. A step that closes the popup, or
 * moves between an entry and its twin, is kept from the router, which would load the page again and count a view.
 * @param place where the router is
 */
export function holdBackForPopup(place: () => Place): void {
  addEventListener("popstate", (event) => {
    const { key, pathname, search } = place();
    const twin = (stateNow().key ?? "default") === key && location.pathname === pathname && location.search === search;
    closePopup?.();
    if (!twin) return;
    event.stopImmediatePropagation();
    if (closePopup) pushTwin();
    closePopup = undefined;
  });
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
