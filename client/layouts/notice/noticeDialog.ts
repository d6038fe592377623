import { enterPopup } from "../popup/popupHistory.ts";

export const noticeDialogId = (notice: string) => `notice-${notice}`;

/** Key in the browser's storage of when a notice may be shown again; start/entry-early.ts reads it, too. */
const awayKey = (notice: string) => `notice-${notice}`;

/** The notice that was shown last, for browsers that store nothing. */
let shown: string | undefined;
const shownKey = "notice-shown";

/** The browser may refuse its storage. */
function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

const isAway = (notice: string) =>
  tryStorage(() => Number(localStorage.getItem(awayKey(notice))) > Date.now()) ?? false;

/** Hides a notice until the visitor's day is over. */
export function putAway(notice: string): void {
  tryStorage(() => localStorage.setItem(awayKey(notice), String(new Date().setHours(24, 0, 0, 0))));
  const { dataset } = document.documentElement;
  if (dataset.notice === notice) dataset.noticeAway = "";
}

/** Shows the first notice that isn't put away, once in a tab, unless the visitor has opened something already. */
function showNotice(): void {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>("dialog[data-notice]")];
  const dialog = dialogs.find(({ dataset: { notice = "" } }) => !isAway(notice));
  const { notice } = dialog?.dataset ?? {};
  if (!dialog || !notice || notice === (tryStorage(() => sessionStorage.getItem(shownKey)) ?? shown)) return;
  if (document.querySelector("dialog:modal") || document.activeElement?.matches("input, select, textarea")) return;
  shown = notice;
  tryStorage(() => sessionStorage.setItem(shownKey, notice));
  dialog.showModal();
  // Read from its heading on, not from its first link.
  dialog.focus();
  enterPopup(dialog);
}

/** Shows a notice once the page has loaded and the browser is idle: the visitor can use the page first. */
export function showNoticeOnceIdle(): void {
  // Safari has no idle callback.
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(showNotice, { timeout: 2_000 }) : setTimeout(showNotice, 500);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
}
