/** How often the opened tab is looked at, and how long at most, in milliseconds. */
const interval = 250;
const patience = 30_000;

/** A viewer of PDF files may stand in a process of its own, where even the state of its document is out of reach. */
function hasLoaded(tab: Window): boolean {
  try {
    return tab.location.href !== "about:blank" && tab.document.readyState === "complete";
  } catch {
    return true;
  }
}

/**
 * Covers the page until a tab has loaded. The tab's load event tells best; a file viewer may never fire it, so the tab
 * is looked at as well.
 */
function coverUntilLoaded(cover: HTMLDialogElement, tab: Window): void {
  const look = () => {
    if (tab.closed || hasLoaded(tab)) cover.close();
  };
  // Not every load is the file's: some browsers tell the load of the empty page before it, too.
  tab.addEventListener("load", look);
  const looking = setInterval(look, interval);
  const limit = setTimeout(() => cover.close(), patience);
  cover.addEventListener(
    "close",
    () => {
      clearInterval(looking);
      clearTimeout(limit);
      try {
        tab.removeEventListener("load", look);
      } catch {
        // The tab went elsewhere: there is nothing left to remove.
      }
    },
    { once: true },
  );
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
    const cover = document.getElementById(button?.dataset.cover ?? "");
    if (!button?.form || !(cover instanceof HTMLDialogElement)) return;
    const tab = window.open(button.form.action, "_blank");
    if (!tab) return;
    event.preventDefault();
    coverUntilLoaded(cover, tab);
  });
}
