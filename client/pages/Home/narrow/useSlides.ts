import {
  type DragEvent,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from "react";

/** Milliseconds between slides. */
const interval = 6000;

/** Minimum horizontal distance of a swipe in pixels. */
const swipe = 50;

/**
 * The state of a slider that advances automatically while visible, unless paused, focused by keyboard, or under reduced
 * motion.
 * @param first the initial slide
 * @param strip the slides' container: scrollable before hydration, and read for the current slide
 */
export function useSlides(count: number, first: number, visible: boolean, strip: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(first);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  /** Where a swipe began; one that began before hydration scrolled the strip. */
  const from = useRef<number>(undefined);
  const playing = visible && !paused && !held;

  useEffect(() => setPaused(matchMedia("(prefers-reduced-motion: reduce)").matches), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (scrollLeft > 0 && clientWidth > 0) setIndex(Math.min(Math.round(scrollLeft / clientWidth), count - 1));
  }, []);

  // `index` is a dependency so that a slide chosen by hand stays as long as any other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setIndex((at) => (at + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [playing, count, index]);

  const release = (to: number | undefined) => {
    const moved = (to ?? 0) - (from.current ?? to ?? 0);
    from.current = undefined;
    if (Math.abs(moved) > swipe) setIndex((at) => (at + (moved < 0 ? 1 : -1) + count) % count);
  };

  return {
    index,
    setIndex,
    paused,
    setPaused,
    /** Spread these on the slider. */
    handlers: {
      // Only keyboard focus pauses: a tapped dot stays focused.
      onFocus: ({ target }: FocusEvent) => setHeld(target.matches(":focus-visible")),
      onBlur: () => setHeld(false),
      onTouchStart: ({ touches }: TouchEvent) => {
        from.current = touches[0]?.clientX;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => release(changedTouches[0]?.clientX),
      // In a narrow desktop window the mouse swipes like a finger.
      onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
        if (pointerType === "mouse") from.current = clientX;
      },
      onPointerUp: ({ pointerType, clientX }: PointerEvent) => {
        if (pointerType === "mouse") release(clientX);
      },
      onDragStart: (event: DragEvent) => event.preventDefault(),
    },
  };
}
