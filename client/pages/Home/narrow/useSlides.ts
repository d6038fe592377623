import {
  type DragEvent,
  type FocusEvent,
  type PointerEvent,
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
 */
export function useSlides(count: number, visible: boolean) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const from = useRef(0);
  const playing = visible && !paused && !held;

  useEffect(() => setPaused(matchMedia("(prefers-reduced-motion: reduce)").matches), []);

  // `index` is a dependency so that a slide chosen by hand stays as long as any other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setIndex((at) => (at + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [playing, count, index]);

  const release = (to = from.current) => {
    const moved = to - from.current;
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
        from.current = touches[0]?.clientX ?? 0;
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
