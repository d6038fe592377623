import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { showCodeNotice } from "../../start/missingCode.ts";

type PanzoomObject = ReturnType<typeof import("@panzoom/panzoom")["default"]>;

export type Panzoom = ReturnType<typeof usePanzoom>;

const largest = 8;
/** Pixels per press of an arrow key. */
const step = 80;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/**
 * Zooms a picture in its container by wheel, pinch, dragging, double click and keys.
 * @param picture fills its parent, which is as large as the view; proportions are kept
 * @param high whether it begins as high as an upright view, at its left edge, instead of with the whole picture
 */
export function usePanzoom(picture: RefObject<HTMLElement | null>, high = false) {
  const panzoom = useRef<PanzoomObject>(null);
  /** Actions requested before the library has loaded, in order. */
  const waiting = useRef<((panzoom: PanzoomObject) => void)[]>([]);
  const [ready, setReady] = useState(false);
  const [scale, setScale] = useState(1);

  function act(action: (panzoom: PanzoomObject) => void): void {
    if (panzoom.current) action(panzoom.current);
    else waiting.current.push(action);
  }

  /** Called when the view is shown: loads the library, starting with the whole picture. */
  async function begin(): Promise<void> {
    const loaded = await import("@panzoom/panzoom").catch(showCodeNotice);
    if (!loaded) return;
    const { default: Panzoom } = loaded;
    const element = picture.current;
    const view = element?.parentElement;
    // Reopened, it starts again.
    if (panzoom.current) start();
    if (!element || !view || panzoom.current) return;
    const created = Panzoom(element, {
      canvas: true,
      contain: "outside",
      maxScale: largest,
      animate: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    });
    element.addEventListener("panzoomchange", () => setScale(created.getScale()));
    view.addEventListener("wheel", created.zoomWithWheel, { passive: false });
    setScale(created.getScale());
    panzoom.current = created;
    // The library itself centres the picture in a task that it has just planned.
    if (high) setTimeout(start);
    for (const action of waiting.current.splice(0)) action(created);
    setReady(true);
  }

  // Not animated: the library measures the screen, and in the middle of an animation it gets wrong bounds.
  const zoomIn = () => act((view) => view.zoomIn({ animate: false }));
  const zoomOut = () => act((view) => view.zoomOut({ animate: false }));
  const showWhole = () =>
    act((view) => {
      view.zoom(1, { animate: false });
      view.pan(0, 0, { animate: false });
    });

  function start(): void {
    showWhole();
    const element = picture.current;
    if (!high || !element) return;
    const [width, height] = ["width", "height"].map((name) => Number(element.getAttribute(name)));
    if (!width || !height) return;
    const { clientWidth, clientHeight } = element;
    // How much higher the view is than the whole picture in it.
    const times = Math.min((clientHeight * width) / (clientWidth * height), largest);
    if (times <= 1) return;
    // Its left edge stays where it is. A pan would still be limited by the size before the zoom.
    const { left, top } = element.getBoundingClientRect();
    const edge = { clientX: left, clientY: top + clientHeight / 2 };
    act((view) => view.zoomToPoint(times, edge, { animate: false }));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow) act((view) => view.pan(...arrow, { relative: true }));
    else if (event.key === "+" || event.key === "=") zoomIn();
    else if (event.key === "-") zoomOut();
    else if (event.key === "0") showWhole();
    else return;
    event.preventDefault();
  }

  function onDoubleClick({ clientX, clientY }: { clientX: number; clientY: number }): void {
    act((view) => view.zoomToPoint(Math.min(view.getScale() * 2, largest), { clientX, clientY }, { animate: false }));
  }

  const view = { onKeyDown, onDoubleClick };
  return { begin, ready, zoomIn, zoomOut, showWhole, scale, canZoomIn: scale < largest, view };
}
