/** Interval and timeout of the checks of the opened tab, in milliseconds. */
const interval = 250;
const timeout = 30_000;

/**
 * A PDF viewer may run in a process of its own, where even the document's state is inaccessible; WebKitGTK's is
 * accessible but stays `loading`, so there the content type indicates that the viewer has opened.
 */
function hasLoaded(tab: Window): boolean {
  try {
    const { readyState, contentType } = tab.document;
    return tab.location.href !== "about:blank" && (readyState === "complete" || contentType === "application/pdf");
  } catch {
    return true;
  }
}

/**
 * Covers the page until a tab has loaded. Relies on the tab's load event, and since a PDF viewer may never fire it,
 * also checks the tab periodically. A visitor who returns to this page has seen the tab, so the cover closes.
 */
function coverUntilLoaded(cover: HTMLDialogElement, tab: Window): void {
  const listening = new AbortController();
  const uncover = () => cover.close();
  const check = () => {
    if (tab.closed || hasLoaded(tab)) uncover();
  };
  const { signal } = listening;
  // Not every load event is the file's: some browsers fire one for the initial empty page.
  tab.addEventListener("load", check);
  // The new tab takes the focus, in some browsers late: only a focus event after that is the visitor's return.
  addEventListener("blur", () => addEventListener("focus", uncover, { signal }), { signal });
  const checking = setInterval(check, interval);
  const limit = setTimeout(uncover, timeout);
  const end = () => {
    listening.abort();
    clearInterval(checking);
    clearTimeout(limit);
    try {
      tab.removeEventListener("load", check);
    } catch {
      // The tab has navigated elsewhere: there is nothing to remove.
    }
  };
  cover.addEventListener("close", end, { once: true });
  cover.showModal();
}

/**
 * Opens the target of buttons with `data-cover` in a new tab, and shows the dialog named there while the tab loads. A
 * window must be opened during the click, so this doesn't wait for hydration. If the browser blocks the window, the
 * button's form opens it.
 */
export function coverWhileOpening(): void {
  document.addEventListener("click", (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLButtonElement>("button[data-cover]") : null;
    const cover = document.querySelector<HTMLDialogElement>(`dialog#${button?.dataset.cover}`);
    if (!button?.form || !cover) return;
    const tab = window.open(button.form.action, "_blank");
    if (!tab) return;
    event.preventDefault();
    coverUntilLoaded(cover, tab);
  });
}
