/** Vertical scroll, in pixels, above which pictures are shown whether they have loaded or not. */
const far = 200;

/**
 * Marks <html> with `data-scrolled` once the page is scrolled at all, and `data-scrolled-far` beyond 200 px, so that
 * styles can follow the scroll without React.
 */
export function markScroll(): void {
  const { documentElement: page } = document;
  const mark = () => {
    page.toggleAttribute("data-scrolled", scrollY > 0);
    page.toggleAttribute("data-scrolled-far", scrollY > far);
  };
  // With the first frame: asking for the scroll before it would have the whole page laid out in the middle of a script.
  requestAnimationFrame(mark);
  addEventListener("scroll", mark, { passive: true });
}

/**
 * Marks <html> with `data-scroll-bar` once its scroll bar has taken width from the page, so that styles can keep that
 * width when a dialog hides the bar. A gutter that is there from the start is an empty strip where bars have no width.
 */
export function markScrollBar(): void {
  const { documentElement: page } = document;
  new ResizeObserver((_, observer) => {
    if (innerWidth <= page.clientWidth) return;
    page.dataset.scrollBar = "";
    observer.disconnect();
  }).observe(page);
}

/** Marks <html> `data-drawn` after its first frame, so that styles can tell what a visitor has seen from what comes. */
export function markDrawn(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.documentElement.dataset.drawn = "";
    }),
  );
}

const show = (element: EventTarget | null) => {
  if (element instanceof HTMLImageElement) element.dataset.shown = "";
};

/** Marks each image `data-shown` once it has loaded or failed, also images that are added later. */
export function markPictures(): void {
  for (const image of document.images) if (image.complete) show(image);
  // On the document: an image's own load and error never reach the window.
  document.addEventListener("load", ({ target }) => show(target), true);
  document.addEventListener("error", ({ target }) => show(target), true);
}
