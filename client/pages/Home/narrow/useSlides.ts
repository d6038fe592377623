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

/** Milliseconds from one slide to the next. */
const interval = 6000;

/** Pixels a finger moves sideways before it is a swipe. */
const swipe = 50;

/**
 * The state of a slider that moves by itself while it is seen, unless it was paused, holds the keyboard's focus, or
 * the visitor asks for less motion.
 * @param first the slide that it begins with
 * @param strip what holds the slides: until this code is there one scrolls it, and it goes on from where that led
 */
export function useSlides(count: number, first: number, visible: boolean, strip: RefObject<HTMLElement | null>) {
  const [index, setIndex] = useState(first);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  /** Where a swipe began; one that began before this code was there scrolled the strip. */
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
      // Only the keyboard's focus holds: a tapped dot keeps the focus for good.
      onFocus: ({ target }: FocusEvent) => setHeld(target.matches(":focus-visible")),
      onBlur: () => setHeld(false),
      onTouchStart: ({ touches }: TouchEvent) => {
        from.current = touches[0]?.clientX;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => release(changedTouches[0]?.clientX),
      // A narrow window on a desktop: the mouse swipes as a finger does.
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
