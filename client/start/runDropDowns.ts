/** A top-level item of the main menu, and one with a drop-down. */
const item = "[data-menu] > ul > li";
const dropping = "[data-drops]";

const closest = <Found extends HTMLElement>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/**
 * Adds to the main menu's drop-downs what CSS can't do; CSS opens them on hover and keyboard focus. Escape, or
 * following a link, hides them until the pointer or the focus moves to another item (WCAG 1.4.13). Touch has no hover:
 * the first tap on an item shows the drop-down, the next one follows the link.
 */
export function runDropDowns(): void {
  let hovered: Element | null = null;
  /** The touched item, if its drop-down was hidden before. */
  let tapped: Element | null = null;

  const menu = () => document.querySelector<HTMLElement>("[data-menu]");
  const dismiss = () => {
    for (const open of document.querySelectorAll("[data-dropped]")) open.removeAttribute("data-dropped");
    menu()?.setAttribute("data-dismissed", "");
  };
  const enable = () => menu()?.removeAttribute("data-dismissed");

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
    if (over && over !== hovered) enable();
    hovered = over;
  });
  addEventListener("focusin", ({ target }) => closest(target, item) && enable());
  addEventListener("keydown", ({ key }) => {
    tapped = null;
    if (key !== "Escape") return;
    // A hidden drop-down can't keep the focus: it moves to the top-level link.
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
        enable();
        tapped.setAttribute("data-dropped", "");
      } else if (link || document.querySelector("[data-dropped]")) dismiss();
      tapped = null;
    },
    true,
  );
}
