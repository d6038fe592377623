import { nextPosition, stepPositions } from "./stepPositions.ts";
import { createWheelGesture } from "./wheelGesture.ts";

/** Longest smooth scroll of a browser, in milliseconds. */
const longestScroll = 1000;

/** The wheel scrolls normally while a field is focused or a dialog is open. */
const busy = () =>
  document.activeElement?.matches("input, select, textarea, button") || document.querySelector("dialog[open]") !== null;

let stop: (() => void) | undefined;

/**
 * On wide screens one wheel movement scrolls one section. Keyboard, touchpad, scrollbar, anchors, zooming and
 * horizontal scrolling stay native.
 *
 * Needs no React, so the first movement counts too; calling it on an active page is safe.
 * @returns a function that stops it
 */
export function stepByWheel(): () => void {
  if (stop) return stop;
  const narrow = matchMedia("(max-width: 900px)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const judge = createWheelGesture();
  // The target of a running smooth scroll: the next step starts from there.
  let target: { top: number; until: number } | undefined;

  const onWheel = (event: WheelEvent) => {
    const sideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (event.ctrlKey || sideways || event.deltaY === 0 || event.defaultPrevented || busy()) return;
    const sign = judge(event);
    if (sign === "scroll") return;
    event.preventDefault();
    if (sign === "wait") return;
    const from = target && event.timeStamp < target.until ? target.top : scrollY;
    const top = nextPosition(stepPositions(), from, event.deltaY > 0 ? 1 : -1, innerHeight);
    if (top === undefined) return;
    target = { top, until: event.timeStamp + longestScroll };
    scrollTo({ top, behavior: still.matches ? "instant" : "smooth" });
  };
  const onScrollEnd = () => {
    target = undefined;
  };
  const listen = () => {
    removeEventListener("wheel", onWheel);
    if (!narrow.matches) addEventListener("wheel", onWheel, { passive: false });
  };

  listen();
  narrow.addEventListener("change", listen);
  addEventListener("scrollend", onScrollEnd);
  stop = () => {
    removeEventListener("wheel", onWheel);
    narrow.removeEventListener("change", listen);
    removeEventListener("scrollend", onScrollEnd);
    stop = undefined;
  };
  return stop;
}
