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

/** Controls that React must hear of; summaries, labels and fields do their work by themselves, and so do dialogs and films. */
const controls = "a[href], button:not([commandfor], [data-film])";

/** Links that lead out of the page in any case; those marked `data-replay` do more once the page's code is there. */
const leaving = 'a[target="_blank"]:not([data-replay]), a[href^="tel:"], a[href^="mailto:"], a[download]';

/** Milliseconds that what is held back waits for code on its way; a stalled connection must not keep a visitor here. */
const patience = 10_000;

/** What has keys of its own, told by its role; on other controls a key makes a click. */
const keyed = '[role="tab"], [role="slider"]';
const keys = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

const isModified = (event: MouseEvent | KeyboardEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Holds clicks, keys and sent forms back while the page's code is on its way, and does them again, in their order,
 * when it is there. If the code doesn't come, or not in time, they are done the browser's way: every link, form and menu
 * here works without scripts too. Meanwhile <html> is marked `data-busy`.
 * @returns what starts `load`, once
 */
export function replayWhenReady(load: () => Promise<void>): () => void {
  let started = false;
  let limit: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];

  function hold(event: Event, again: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.push(again);
    limit ??= setTimeout(replay, patience);
    document.documentElement.dataset.busy = "";
    start();
  }
  function onClick(event: MouseEvent): void {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control || event.button !== 0 || isModified(event)) return;
    if (control.matches(leaving) || control.matches("form button")) return;
    hold(event, () => control.click());
  }
  function onKeyDown(event: KeyboardEvent): void {
    const control = event.target instanceof Element ? event.target.closest(keyed) : null;
    if (!control || !keys.has(event.key) || isModified(event)) return;
    const again = new KeyboardEvent("keydown", { key: event.key, code: event.code, bubbles: true, cancelable: true });
    // The key before may have moved the focus to the next tab.
    hold(event, () => (document.activeElement?.matches(keyed) ? document.activeElement : control).dispatchEvent(again));
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
  async function replay(): Promise<void> {
    clearTimeout(limit);
    removeEventListener("click", onClick, true);
    removeEventListener("keydown", onKeyDown, true);
    removeEventListener("submit", onSubmit, true);
    delete document.documentElement.dataset.busy;
    for (const again of waiting.splice(0)) {
      again();
      // React draws what a click or a key changed in a microtask of its own; the next one must meet that.
      await null;
    }
  }
  function start(): void {
    if (started) return;
    started = true;
    load()
      .catch(() => {})
      .finally(replay);
  }

  addEventListener("click", onClick, true);
  addEventListener("keydown", onKeyDown, true);
  addEventListener("submit", onSubmit, true);
  return start;
}
