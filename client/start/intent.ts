/** What a visitor does just before using something. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "input", "wheel", "scroll"] as const;

/** Calls `start` at the first sign that somebody is about to use the page; until then, reading it costs no script. */
export function whenIntended(start: () => void): void {
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    start();
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
}

/** Controls that React must hear of; summaries, labels and fields do their work by themselves. */
const controls = "a[href], button";

/** Links that lead out of the page in any case. */
const leaving = 'a[target="_blank"], a[href^="tel:"], a[href^="mailto:"], a[download]';

/**
 * Holds clicks and sent forms back while the page's code is on its way, and does them again when it is there. If the
 * code doesn't come they are done the browser's way: every link, form and menu here works without scripts too.
 * @returns what starts `load`, once
 */
export function replayWhenReady(load: () => Promise<void>): () => void {
  let started = false;
  const waiting: (() => void)[] = [];

  function hold(event: Event, again: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.push(again);
    start();
  }
  function onClick(event: MouseEvent): void {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control || modified || control.matches(leaving) || control.matches("form button")) return;
    hold(event, () => control.click());
  }
  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    // One replay is enough, however often an impatient visitor clicks.
    const first = form.dataset.held === undefined;
    form.dataset.held = "";
    hold(event, () => {
      delete form.dataset.held;
      if (first) form.requestSubmit(event.submitter);
    });
  }
  function start(): void {
    if (started) return;
    started = true;
    load()
      .catch(() => {})
      .finally(() => {
        removeEventListener("click", onClick, true);
        removeEventListener("submit", onSubmit, true);
        for (const again of waiting) again();
      });
  }

  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  return start;
}
