import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { showCodeNotice } from "../missingCode.ts";

type PanzoomObject = ReturnType<typeof import("@panzoom/panzoom")["default"]>;

export type Panzoom = ReturnType<typeof usePanzoom>;

const largest = 8;
/** How large a picture begins that the page shows as wide as the view already. */
const timesLarger = 1.7;
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
 * @param legibleWidth for a picture's width in its units, the pixels below which its letters are too small: it begins at
 * least that wide, at its upper left corner, instead of whole
 * @param asWide the screens whose page shows it as wide as the view already: it begins larger, at its middle
 */
export function usePanzoom(
  picture: RefObject<HTMLImageElement | null>,
  legibleWidth?: (units: number) => number,
  asWide?: string,
) {
  const panzoom = useRef<PanzoomObject>(null);
  /** Actions requested before the library has loaded, in order. */
  const waiting = useRef<((panzoom: PanzoomObject) => void)[]>([]);
  const [ready, setReady] = useState(false);
  const [scale, setScale] = useState(1);

  function act(action: (panzoom: PanzoomObject) => void): void {
    if (panzoom.current) action(panzoom.current);
    else waiting.current.push(action);
  }

  /** Called when the view is shown: loads the library and the picture. */
  async function begin(): Promise<void> {
    const loaded = await import("@panzoom/panzoom").catch(showCodeNotice);
    if (!loaded) return;
    const { default: Panzoom } = loaded;
    const element = picture.current;
    // Without it, its size in units is unknown.
    await element?.decode().catch(() => undefined);
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
    // The library itself centres the picture in a task that it has just planned; what was asked for follows it.
    setTimeout(() => {
      start();
      for (const action of waiting.current.splice(0)) action(created);
      setReady(true);
    });
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
    if (asWide && matchMedia(asWide).matches) {
      act((view) => view.zoom(timesLarger, { animate: false }));
      return;
    }
    if (!legibleWidth || !element) return;
    const { naturalWidth: width, naturalHeight: height, clientWidth, clientHeight } = element;
    const { paddingLeft, paddingTop } = getComputedStyle(element);
    const inside = (room: number, padding: string) => room - 2 * Number.parseFloat(padding);
    const whole = Math.min(inside(clientWidth, paddingLeft) / width, inside(clientHeight, paddingTop) / height);
    const times = Math.min(legibleWidth(width) / (width * whole), largest);
    if (times <= 1) return;
    // The point that zooming leaves in place: a pan would still be limited by the size before it.
    const still = (room: number, size: number) =>
      size * times > room ? ((room - size) / 2) * (times / (times - 1)) : room / 2;
    const { left, top } = element.getBoundingClientRect();
    const at = {
      clientX: left + still(clientWidth, width * whole),
      clientY: top + still(clientHeight, height * whole),
    };
    act((view) => view.zoomToPoint(times, at, { animate: false }));
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
  return { panzoom, begin, ready, zoomIn, zoomOut, showWhole, scale, canZoomIn: scale < largest, view };
}
