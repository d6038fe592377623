/** Events that precede an interaction. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "input", "wheel", "scroll"] as const;

/** Calls `start` at the first sign of an interaction; until then, reading the page costs no script. */
export function onFirstInteraction(start: () => void): void {
  let pointer: string | undefined;
  /** Chromium also sends a pointermove for a pointer that rests where a page has just been laid out. */
  const hasMoved = ({ screenX, screenY }: PointerEvent) => {
    const before = pointer;
    pointer = `${screenX} ${screenY}`;
    return before !== undefined && before !== pointer;
  };
  const begin = (event: Event) => {
    // Lists scroll to their current entry by themselves; touch and wheel events come before a visitor's scroll.
    if (event.type === "scroll" && event.target !== document) return;
    // A notice's dialog takes the focus by itself.
    if (event.type === "focusin" && (event.target as Element).closest?.("dialog[data-notice]")) return;
    if (event.type === "pointermove" && !hasMoved(event as PointerEvent)) return;
    for (const sign of signs) removeEventListener(sign, begin, true);
    start();
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
}
