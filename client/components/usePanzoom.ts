import { type KeyboardEvent, type RefObject, useRef, useState } from "react";

type PanzoomObject = ReturnType<typeof import("@panzoom/panzoom")["default"]>;

export type Panzoom = ReturnType<typeof usePanzoom>;

const largest = 8;
/** Pixels of the screen that an arrow key moves what is seen. */
const step = 80;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/**
 * Enlarges a picture within its view by wheel, pinch, dragging, double click and keys.
 * @param picture fills its parent, which is the view; proportions are kept within it
 * @param proportion width of the picture's content through its height
 */
export function usePanzoom(picture: RefObject<HTMLElement | null>, proportion: number) {
  const panzoom = useRef<PanzoomObject>(null);
  const [scale, setScale] = useState(1);

  /** Begins when the view is on the screen: fetches the library, and shows a tall screen more than a thin strip. */
  async function begin(): Promise<void> {
    const { default: Panzoom } = await import("@panzoom/panzoom");
    const element = picture.current;
    const view = element?.parentElement;
    if (!element || !view) return;
    if (!panzoom.current) {
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const created = Panzoom(element, { canvas: true, contain: "outside", maxScale: largest, animate: !still });
      element.addEventListener("panzoomchange", () => setScale(created.getScale()));
      view.addEventListener("wheel", created.zoomWithWheel, { passive: false });
      panzoom.current = created;
    }
    const filled = (view.clientHeight / view.clientWidth) * proportion;
    panzoom.current.reset({ animate: false });
    panzoom.current.zoom(Math.min(Math.max(filled, 1), 3), { animate: false });
  }

  const zoomIn = () => panzoom.current?.zoomIn();
  const zoomOut = () => panzoom.current?.zoomOut();
  const reset = () => panzoom.current?.reset();

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow) panzoom.current?.pan(...arrow, { relative: true });
    else if (event.key === "+" || event.key === "=") zoomIn();
    else if (event.key === "-") zoomOut();
    else if (event.key === "0") reset();
    else return;
    event.preventDefault();
  }

  const onDoubleClick = (event: { clientX: number; clientY: number }) =>
    panzoom.current?.zoomToPoint(Math.min(scale * 2, largest), event, { animate: true });

  return { begin, zoomIn, zoomOut, reset, scale, canZoomIn: scale < largest, view: { onKeyDown, onDoubleClick } };
}
