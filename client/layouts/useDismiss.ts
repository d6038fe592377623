import { useEffect, useRef } from "react";

/**
 * Lets Escape, and the choice of a link, put away what CSS opened on hover or focus (WCAG 1.4.13), until the
 * pointer or the focus moves to another part of it. The mark is `data-dismissed` on the element.
 */
export function useDismiss() {
  const ref = useRef<HTMLElement>(null);
  const dismiss = () => {
    if (ref.current) ref.current.dataset.dismissed = "";
  };
  const revive = () => {
    delete ref.current?.dataset.dismissed;
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const element = ref.current;
      if (event.key !== "Escape" || !element) return;
      // What is put away can't keep the focus: it goes back to the top-level link.
      if (element.contains(document.activeElement))
        document.activeElement?.closest("[data-drops]")?.querySelector("a")?.focus();
      element.dataset.dismissed = "";
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return { ref, dismiss, revive };
}
