export const popupId = "visit-popup";

/** Opens the popup; its own listeners take it from there. */
export function showPopup(): void {
  const dialog = document.getElementById(popupId);
  if (dialog instanceof HTMLDialogElement && !dialog.open) {
    dialog.showModal();
    // The first stop would be the phone link; whoever opens this came to write.
    dialog.querySelector<HTMLElement>('input[name="name"]')?.focus();
    dialog.dispatchEvent(new Event("opened"));
  }
}

const focusable = 'a[href], button:not(:disabled), input:not([type="hidden"], [tabindex="-1"]), textarea, summary';

/** Keeps Tab inside: a modal dialog alone lets it out into the browser's own controls. */
export function cycleFocus(
  dialog: HTMLDialogElement,
  event: { key: string; shiftKey: boolean; preventDefault(): void },
): void {
  if (event.key !== "Tab") return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility());
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== edge && dialog.contains(document.activeElement) && document.activeElement !== dialog)
    return;
  event.preventDefault();
  other?.focus();
}
