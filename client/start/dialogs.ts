import { drawerId } from "../layouts/drawerId.ts";
import { putAway } from "../layouts/notice/noticeDialog.ts";
import { cycleFocus, popupId, showPopup } from "../layouts/popup/popupDialog.ts";
import { listenToHistory } from "../layouts/popup/popupHistory.ts";

const dialogOf = (id: string | null): HTMLDialogElement | null => {
  const found = id ? document.getElementById(id) : null;
  return found?.matches("dialog") ? (found as HTMLDialogElement) : null;
};

/** Does what the buttons' own commands do without scripts, plus focus and history. */
function command(button: Element): void {
  const dialog = dialogOf(button.getAttribute("commandfor"));
  if (!dialog) return;
  // Opened as a popover before this code ran, in browsers without commands.
  if (dialog.popover && dialog.matches(":popover-open")) dialog.hidePopover();
  if (button.getAttribute("command") === "close") dialog.close();
  else if (dialog.id === popupId) showPopup(dialog);
  else if (!dialog.open) dialog.showModal();
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const { putAway: notice } = target.closest<HTMLElement>("[data-put-away]")?.dataset ?? {};
  if (notice) putAway(notice);
  const button = target.closest("button[commandfor]");
  if (button) {
    event.preventDefault();
    command(button);
    return;
  }
  // The drawer also closes on a link inside it, and on its backdrop, which is the dialog itself.
  const drawer = target.closest<HTMLDialogElement>(`#${drawerId}`);
  if (drawer && (target === drawer || target.closest("a"))) drawer.close();
  // The popup closes on a link inside it that the router handles (another opens elsewhere). At the click, not when the
  // page is shown: by then the visitor may have opened the popup there.
  if (event.defaultPrevented && target.closest(`#${popupId} a`)) dialogOf(popupId)?.close();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const popup = document.querySelector<HTMLDialogElement>(`dialog:is(#${popupId}, [data-notice])[open]`);
  if (popup) cycleFocus(popup, event);
}

/** The drawer belongs to the page and to the layout in which it was opened. */
function closeDrawer(): void {
  const drawer = dialogOf(drawerId);
  if (drawer?.popover && drawer.matches(":popover-open")) drawer.hidePopover();
  drawer?.close();
}

/** Opens and closes the layout's dialogs. Works before hydration. */
export function runDialogs(): void {
  listenToHistory();
  addEventListener("popstate", closeDrawer);
  matchMedia("(max-width: 900px)").addEventListener("change", closeDrawer);
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKeyDown);
}
