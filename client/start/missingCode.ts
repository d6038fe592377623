import { missingCodeWords } from "../copy/missingCode.ts";
import styles from "./missingCode.module.css";
import { keepTyped } from "./typedText.ts";

/** Milliseconds after which code that is still on its way is said to be missing: what was held is done then. */
const timeout = 10_000;

let notice: HTMLElement | undefined;
/** Sees dialogs open and close while the notice is there: there are more ways to it than events. */
let dialogs: MutationObserver | undefined;

function drawNotice(): HTMLElement {
  const drawn = Object.assign(document.createElement("div"), { className: `dark night ${styles.notice}` });
  drawn.setAttribute("role", "alert");
  const text = Object.assign(document.createElement("p"), { textContent: missingCodeWords.text });
  // No <button>: those are held back while the page's code is on its way.
  const reload = Object.assign(document.createElement("input"), { type: "button", value: missingCodeWords.reload });
  reload.addEventListener("click", () => {
    keepTyped();
    location.reload();
  });
  drawn.append(text, reload);
  return drawn;
}

/** Puts the notice where it can be reached: everything beside a modal dialog is out of reach while that is open. */
function place(): void {
  if (!notice) return;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (notice.parentElement === (dialog ?? document.body)) return;
  if (dialog) dialog.append(notice);
  // First, so that the keyboard comes to it, and that it is seen where even the style sheet is missing.
  else document.body.prepend(notice);
}

/** Says that a part of the page's code can't be had, and offers to load the page anew with what was typed. */
export function sayCodeMissing(): void {
  if (!notice) {
    notice = drawNotice();
    dialogs = new MutationObserver(place);
    dialogs.observe(document, { subtree: true, attributes: true, attributeFilter: ["open"] });
  }
  place();
}

/** The code has come after all. */
export function withdrawCodeNotice(): void {
  dialogs?.disconnect();
  notice?.remove();
  notice = undefined;
}

/** @returns what does `load`, and says so if that fails or takes too long */
export function sayingWhenMissing(load: () => Promise<void>): () => Promise<void> {
  return async () => {
    const limit = setTimeout(sayCodeMissing, timeout);
    try {
      await load();
    } catch (error) {
      sayCodeMissing();
      throw error;
    } finally {
      clearTimeout(limit);
    }
  };
}

/** Says so as well when the style sheet hasn't come. */
export function watchStyles(): void {
  const look = () => {
    // Whatever a browser makes of a sheet that didn't come: none of our tokens is there then.
    if (!getComputedStyle(document.documentElement).getPropertyValue("--bar")) sayCodeMissing();
  };
  if (document.readyState === "complete") look();
  else addEventListener("load", look);
}
