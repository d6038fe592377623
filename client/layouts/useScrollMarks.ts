import { useEffect } from "react";

/** Vertical scroll, in pixels, above which pictures are shown whether they have loaded or not. */
const far = 200;

/**
 * Marks <html> with `data-scrolled` once the page is scrolled at all, and `data-scrolled-far` beyond 200 px, so
 * that styles can follow the scroll while React renders nothing.
 */
export function useScrollMarks(): void {
  useEffect(() => {
    const root = document.documentElement;
    const mark = () => {
      root.toggleAttribute("data-scrolled", scrollY > 0);
      root.toggleAttribute("data-scrolled-far", scrollY > far);
    };
    mark();
    addEventListener("scroll", mark, { passive: true });
    return () => removeEventListener("scroll", mark);
  }, []);
}
