/** How often the opened tab is looked at, and how long at most, in milliseconds. */
const interval = 250;
const timeout = 30_000;

/**
 * A viewer of PDF files may stand in a process of its own, where even the state of its document is out of reach; that of
 * WebKitGTK is in reach and stays at `loading` for good, so there the file's type has to tell that its viewer shows it.
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
 * Covers the page until a tab has loaded. The tab's load event tells best; a file viewer may never fire it, so the tab
 * is looked at as well. A visitor who comes back here has seen the tab, and isn't kept from the page.
 */
function coverUntilLoaded(cover: HTMLDialogElement, tab: Window): void {
  const listening = new AbortController();
  const uncover = () => cover.close();
  const look = () => {
    if (tab.closed || hasLoaded(tab)) uncover();
  };
  const { signal } = listening;
  // Not every load is the file's: some browsers tell the load of the empty page before it, too.
  tab.addEventListener("load", look);
  // The new tab takes the focus, late in some browsers: only after that is it a way back.
  addEventListener("blur", () => addEventListener("focus", uncover, { signal }), { signal });
  const looking = setInterval(look, interval);
  const limit = setTimeout(uncover, timeout);
  const end = () => {
    listening.abort();
    clearInterval(looking);
    clearTimeout(limit);
    try {
      tab.removeEventListener("load", look);
    } catch {
      // The tab went elsewhere: there is nothing left to remove.
    }
  };
  cover.addEventListener("close", end, { once: true });
  cover.showModal();
}

/**
 * Opens in a new tab what buttons lead to that name a dialog by `data-cover`, and shows that dialog for as long as the
 * tab loads. A window must be opened by the click itself, so this doesn't wait for the page's code. Where the browser
 * blocks the window, the button's form opens it.
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
