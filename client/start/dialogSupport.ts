/** Methods of a dialog, for elements that the browser doesn't know. */
const methods: PropertyDescriptorMap & ThisType<HTMLElement> = {
  open: {
    get() {
      return this.hasAttribute("open");
    },
  },
  showModal: {
    value() {
      this.setAttribute("open", "");
    },
  },
  close: {
    value() {
      if (!this.hasAttribute("open")) return;
      this.removeAttribute("open");
      this.dispatchEvent(new Event("close"));
    },
  },
};

/**
 * A minimal polyfill for browsers without `<dialog>` (Safari before 15.4, Firefox before 98): the menu, the popup and
 * its form are shown over the page, but not modal. Styles are in base.css.
 */
export function supportDialogs(): void {
  const dialog = document.createElement("dialog");
  if ("showModal" in dialog) return;
  Object.defineProperties(Object.getPrototypeOf(dialog), methods);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  });
}
