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

/** The popup, once it was opened. */
let popup: HTMLDialogElement | undefined;
/** The current entry: the last one seen here, until the router knows. */
let shown = placeNow;
/** Whether that is a copy. */
let onCopy = false;

function pushCopy(): void {
  if (!stateNow().popup) history.pushState({ ...stateNow(), popup: true }, "");
  onCopy = true;
}

function onPopState(event: PopStateEvent): void {
  const [page, here] = [shown(), placeNow()];
  const between = here.key === page.key && here.href === page.href && onCopy !== (stateNow().popup ?? false);
  onCopy = stateNow().popup ?? false;
  // Asked of the popup itself: its close event comes a frame after it was closed, and Back may come before that.
  const closes = popup?.open;
  popup?.close();
  if (!between) return;
  event.stopImmediatePropagation();
  if (closes) pushCopy();
  // Nothing to close: the visitor wants to go back and shouldn't notice the additional entry.
  else history.go(onCopy ? 1 : -1);
}

/** Starts to listen to history events. Must run before the router is created, so that its listener comes first. */
export function listenToHistory(): void {
  let last = placeNow();
  shown = () => last;
  onCopy = stateNow().popup ?? false;
  addEventListener("popstate", (event) => {
    onPopState(event);
    last = placeNow();
  });
}

/** @param place returns the router's current entry */
export function followRouter(place: () => Place): void {
  shown = place;
}

/** Adds the history entry of the popup, which is open now: Back closes it. */
export function enterPopup(opened: HTMLDialogElement): void {
  popup = opened;
  pushCopy();
}
