/** What a dialog can do, for elements that the browser doesn't know. */
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
 * Lets the menu, the popup and its form work in browsers from before `<dialog>` (Safari before 15.4, Firefox before
 * 98): it then lies over the page without holding it. How it looks there stands in base.css.
 */
export function supportDialogs(): void {
  const dialog = document.createElement("dialog");
  if ("showModal" in dialog) return;
  Object.defineProperties(Object.getPrototypeOf(dialog), methods);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  });
}
