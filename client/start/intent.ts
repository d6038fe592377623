/** What a visitor does just before using something. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "input", "wheel", "scroll"] as const;

/** Calls `start` at the first sign that somebody is about to use the page; until then, reading it costs no script. */
export function whenIntended(start: () => void): void {
  const begin = (event: Event) => {
    // A list that begins at its current entry scrolls by itself; a visitor's finger or wheel is heard before.
    if (event.type === "scroll" && event.target !== document) return;
    for (const sign of signs) removeEventListener(sign, begin, true);
    start();
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
}
