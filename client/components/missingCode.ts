import { missingCodeCopy } from "../copy/missingCode.ts";
import styles from "./missingCode.module.css";
import { saveTyped } from "./typedText.ts";

/** Milliseconds after which loading code counts as missing; held events are then handled natively. */
const timeout = 10_000;

let notice: HTMLElement | undefined;
/** Watches dialogs while the notice is shown: they can open and close without events. */
let dialogs: MutationObserver | undefined;

function drawNotice(): HTMLElement {
  const drawn = Object.assign(document.createElement("div"), { className: `dark deepest ${styles.notice}` });
  drawn.setAttribute("role", "alert");
  const text = Object.assign(document.createElement("p"), { textContent: missingCodeCopy.text });
  // Not a <button>, because those are held before hydration.
  const reload = Object.assign(document.createElement("input"), { type: "button", value: missingCodeCopy.reload });
  reload.addEventListener("click", () => {
    saveTyped();
    location.reload();
  });
  drawn.append(text, reload);
  return drawn;
}

/** Puts the notice inside an open modal dialog, because everything outside of it is inert. */
function place(): void {
  if (!notice) return;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (notice.parentElement === (dialog ?? document.body)) return;
  if (dialog) dialog.append(notice);
  // First in the body, so that it is first in tab order, and visible even without the style sheet.
  else document.body.prepend(notice);
}

/** Reports that a part of the page's code can't be loaded, and offers to reload the page, restoring what was typed. */
export function showCodeNotice(): void {
  if (!notice) {
    notice = drawNotice();
    dialogs = new MutationObserver(place);
    dialogs.observe(document, { subtree: true, attributes: true, attributeFilter: ["open"] });
  }
  place();
}

/** Removes the notice when the code has loaded after all. */
export function hideCodeNotice(): void {
  dialogs?.disconnect();
  notice?.remove();
  notice = undefined;
}

/** @returns a function that calls `load`, and shows the notice if that fails or takes too long */
export function withCodeNotice(load: () => Promise<void>): () => Promise<void> {
  return async () => {
    const limit = setTimeout(showCodeNotice, timeout);
    try {
      await load();
    } catch (error) {
      showCodeNotice();
      throw error;
    } finally {
      clearTimeout(limit);
    }
  };
}

/** Shows the notice when the style sheet can't be loaded, too. */
export function watchStyles(): void {
  const check = () => {
    // Checks for one of our custom properties: browsers report a failed style sheet differently.
    if (!getComputedStyle(document.documentElement).getPropertyValue("--bar")) showCodeNotice();
  };
  if (document.readyState === "complete") check();
  else addEventListener("load", check);
}
