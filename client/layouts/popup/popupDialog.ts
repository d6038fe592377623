import { enterPopup } from "./popupHistory.ts";

export const popupId = "visit-popup";

/** Event for the popup's form each time it opens. */
export const popupOpened = "opened";

/** Opens the popup and adds its history entry. */
export function showPopup(popup: HTMLDialogElement): void {
  if (popup.open) return;
  popup.showModal();
  // Not the phone link, because visitors open the popup to register. In the name field, where a keyboard on the screen
  // wouldn't cover the popup before it was seen.
  const begins = matchMedia("(pointer: coarse)").matches ? "h2" : 'input[name="name"]';
  popup.querySelector<HTMLElement>(begins)?.focus();
  enterPopup(popup);
  popup.dispatchEvent(new Event(popupOpened));
}

/** `checkVisibility` is missing before Safari 17.4, where collapsed content has no box. */
const isShown = (stop: HTMLElement) => stop.checkVisibility?.() ?? stop.getClientRects().length > 0;

const focusable =
  'a[href], button:not(:disabled), input:not([type="hidden"], [tabindex="-1"]), select, textarea, summary';

/** Keeps Tab inside: a modal dialog alone lets it move to the browser's own controls. */
export function cycleFocus(popup: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [...popup.querySelectorAll<HTMLElement>(focusable)].filter(isShown);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  const { activeElement } = document;
  if (activeElement !== edge && activeElement !== popup && popup.contains(activeElement)) return;
  event.preventDefault();
  other?.focus();
}
