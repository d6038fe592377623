/** Scroll position in pixels beyond which pictures are shown before they have loaded. */
const far = 200;

/**
 * Sets `data-scrolled` on <html> once the page is scrolled, and `data-scrolled-far` beyond 200 px, so that styles can
 * react without React.
 */
export function watchScroll(): void {
  const { documentElement: page } = document;
  const mark = () => {
    page.toggleAttribute("data-scrolled", scrollY > 0);
    page.toggleAttribute("data-scrolled-far", scrollY > far);
  };
  // In the first frame: reading the scroll position earlier would force a layout of the whole page.
  requestAnimationFrame(mark);
  addEventListener("scroll", mark, { passive: true });
}

/**
 * Sets `data-scroll-bar` on <html> if the scroll bar takes up width, so that styles can reserve it when a dialog hides
 * the bar. A permanent gutter would be an empty strip with overlay scroll bars.
 */
export function watchScrollBar(): void {
  const { documentElement: page } = document;
  new ResizeObserver((_, observer) => {
    if (innerWidth <= page.clientWidth) return;
    page.dataset.scrollBar = "";
    observer.disconnect();
  }).observe(page);
}

/** Sets `data-drawn` on <html> after the first frame, so that styles can animate only later changes. */
export function watchFirstPaint(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.documentElement.dataset.drawn = "";
    }),
  );
}

const show = (element: EventTarget | null) => {
  if (element instanceof HTMLImageElement) element.dataset.shown = "";
};

/** Sets `data-shown` on each image once it has loaded or failed, including images added later. */
export function watchPictures(): void {
  for (const image of document.images) if (image.complete) show(image);
  // On the document, because load and error events of images don't reach the window.
  document.addEventListener("load", ({ target }) => show(target), true);
  document.addEventListener("error", ({ target }) => show(target), true);
}
