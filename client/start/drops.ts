/** A top-level item of the main menu, and one with a drop-down. */
const item = "[data-menu] > ul > li";
const dropping = "[data-drops]";

const closest = <Found extends HTMLElement>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/**
 * What CSS can't do for the main menu's drop-downs, which it opens on hover and on keyboard focus. Escape, and the
 * choice of a link, put them away until the pointer or the focus moves to another item (WCAG 1.4.13). A finger has no
 * hover: its first tap on an item shows the drop-down, the next one follows the link.
 */
export function runDrops(): void {
  let hovered: Element | null = null;
  /** The item that a finger is on, if its drop-down was hidden then. */
  let tapped: Element | null = null;

  const menu = () => document.querySelector<HTMLElement>("[data-menu]");
  const dismiss = () => {
    for (const open of document.querySelectorAll("[data-dropped]")) open.removeAttribute("data-dropped");
    menu()?.setAttribute("data-dismissed", "");
  };
  const revive = () => menu()?.removeAttribute("data-dismissed");

  addEventListener(
    "pointerdown",
    ({ target, pointerType }) => {
      const list = closest(target, dropping)?.querySelector("ul");
      const hidden = pointerType === "touch" && list && getComputedStyle(list).visibility === "hidden";
      tapped = hidden ? list.parentElement : null;
    },
    true,
  );
  addEventListener("pointerover", ({ target }) => {
    const over = closest(target, item);
    if (over && over !== hovered) revive();
    hovered = over;
  });
  addEventListener("focusin", ({ target }) => closest(target, item) && revive());
  addEventListener("keydown", ({ key }) => {
    tapped = null;
    if (key !== "Escape") return;
    // What is put away can't keep the focus: it goes back to the top-level link.
    closest(document.activeElement, dropping)?.querySelector("a")?.focus();
    dismiss();
  });
  addEventListener(
    "click",
    (event) => {
      const link = closest(event.target, `${item} a`);
      if (event.isTrusted && tapped && link?.parentElement === tapped) {
        event.preventDefault();
        event.stopImmediatePropagation();
        dismiss();
        revive();
        tapped.setAttribute("data-dropped", "");
      } else if (link || document.querySelector("[data-dropped]")) dismiss();
      tapped = null;
    },
    true,
  );
}
