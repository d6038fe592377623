import { drawerId } from "../layouts/drawerId.ts";
import { cycleFocus, popupId, showPopup } from "../layouts/popup/popupDialog.ts";
import { holdBackForPopup, leavePopup } from "../layouts/popup/popupHistory.ts";
import { supportDialogs } from "./dialogSupport.ts";

const dialogOf = (id: string | null): HTMLDialogElement | null => {
  const found = id ? document.getElementById(id) : null;
  return found?.matches("dialog") ? (found as HTMLDialogElement) : null;
};

/** What the buttons' own commands do where scripts don't run, and what they can't: focus and history. */
function command(button: Element): void {
  const dialog = dialogOf(button.getAttribute("commandfor"));
  if (!dialog) return;
  // Opened before this code was there, where the browser has no commands.
  if (dialog.popover && dialog.matches(":popover-open")) dialog.hidePopover();
  if (button.getAttribute("command") === "close") dialog.close();
  else if (dialog.id === popupId) showPopup(dialog);
  else if (!dialog.open) dialog.showModal();
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest("button[commandfor]");
  if (button) {
    event.preventDefault();
    command(button);
    return;
  }
  // A link inside the popup leads to another page, which it must not cover; one that the router doesn't take, elsewhere.
  if (event.defaultPrevented && target.closest("a")) target.closest<HTMLDialogElement>(`#${popupId}`)?.close();
  // The drawer also closes on a link inside it, and on the ground beside it, which is the dialog itself.
  const drawer = target.closest<HTMLDialogElement>(`#${drawerId}`);
  if (drawer && (target === drawer || target.closest("a"))) drawer.close();
  // The popup must not cover the page that a link inside it leads to, which the router has begun to show. At the click,
  // not when that page has come: by then somebody may have opened the popup there.
  if (event.defaultPrevented && target.closest(`#${popupId} a`)) dialogOf(popupId)?.close();
}

function onKeyDown(event: KeyboardEvent): void {
  const popup = dialogOf(popupId);
  if (popup?.open && event.key === "Tab") cycleFocus(popup, event);
}

/** Opens and closes the layout's dialogs. They need no React, so they answer before it has come. */
export function runDialogs(): void {
  supportDialogs();
  holdBackForPopup();
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKeyDown);
  // On the way down: a dialog's close event doesn't bubble.
  document.addEventListener("close", ({ target }) => target === dialogOf(popupId) && leavePopup(), true);
}
