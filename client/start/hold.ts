/**
 * What a control does before its code is there: the contract that every control of a page keeps.
 *
 * 1. Before any script it works by itself: a link or a form leads to a page that the server draws with what was chosen
 *    (`contract/choices.ts`), a `<details>` unfolds, a dialog's command opens it, a strip scrolls, a field keeps what is
 *    typed. What can't, is held: this file comes with the style sheet, so nothing is seen before it listens.
 * 2. Once the entry is there, menus, dialogs and films are at work, and every click, key and form that React must hear
 *    of is held, with `data-busy` on <html>, until the page's code has come. Then it is done again, once, in its order.
 * 3. After that React answers at once.
 *
 * Code that doesn't come within ten seconds is not waited for: everything is done the browser's way, as in 1.
 * Gestures aren't done again: what is dragged or swiped scrolls by itself, or shows nothing to drag until it can be.
 * tests/browser/controls.spec.ts looks at every control of every page, and fails on one that keeps none of this.
 */
export interface Hold {
  /**
   * The entry is there.
   * @param load brings the page's code; without it the entry is all that the page has
   * @returns what starts `load`, once
   */
  release(load?: () => Promise<void>): () => void;
}

declare global {
  interface Window {
    hold?: Hold;
  }
}

/** What a click is for; a point of a drawing is one as well. Summaries, labels and fields do their work by themselves. */
const controls = "a[href], button, [data-point]";

/** Links that lead out of the page in any case; those marked `data-replay` do more once the page's code is there. */
const leaving = 'a[target="_blank"]:not([data-replay]), a[href^="tel:"], a[href^="mailto:"], a[download]';

/** A form's button is heard of as its form is sent, and a film's own player runs without React. */
const heardElsewhere = "form button:not([type=button]), [data-film]";

/** What has keys of its own; on other controls a key makes a click. */
const keyed = '[role="tab"], [data-keys]';
const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** Milliseconds that what is held waits for code on its way; a stalled connection must not keep a visitor here. */
const timeout = 10_000;

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
const isModified = (event: MouseEvent | KeyboardEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Begins to hold what a page's controls can't do yet. */
export function holdBack(): Hold {
  let stage: "script" | "entry" | "done" = "script";
  let start = () => {};
  let limit: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];

  function hold(event: Event, again: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.push(again);
    limit ??= setTimeout(finish, timeout);
    document.documentElement.dataset.busy = "";
    start();
  }
  function onClick(event: MouseEvent): void {
    const control = closest(event.target, controls);
    if (!control || event.defaultPrevented || event.button !== 0 || isModified(event)) return;
    if (control.matches(leaving) || control.matches(heardElsewhere)) return;
    // The entry opens dialogs where the browser doesn't know their commands.
    if (control.matches("[commandfor]") && (stage !== "script" || "command" in control)) return;
    if (stage === "script" && control.matches("a")) return;
    const { clientX, clientY } = event;
    hold(event, () =>
      control.matches("[data-point]")
        ? control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }))
        : control.click(),
    );
  }
  function onKeyDown(event: KeyboardEvent): void {
    const control = closest(event.target, keyed);
    if (!control || !keys.includes(event.key) || isModified(event)) return;
    const again = new KeyboardEvent("keydown", { key: event.key, code: event.code, bubbles: true, cancelable: true });
    // The key before may have moved the focus.
    hold(event, () =>
      (closest(document.activeElement, keyed) ? document.activeElement : control)?.dispatchEvent(again),
    );
  }
  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    if (stage === "script" || form.target) return;
    // One replay is enough, however often an impatient visitor clicks; each click on a choice is another choice.
    const first = form.dataset.held === undefined;
    form.dataset.held = "";
    hold(event, () => {
      delete form.dataset.held;
      if (!first && !submitter?.hasAttribute("name")) return;
      // By its button: Safari before 16 has no `requestSubmit`, and before 15.4 doesn't name the submitter.
      (submitter ?? form.querySelector<HTMLElement>('[type="submit"]'))?.click();
    });
  }
  async function doAgain(): Promise<void> {
    const held = waiting;
    waiting = [];
    for (const again of held) {
      again();
      // React draws what a click or a key changed in a microtask of its own; the next one must meet that.
      await null;
    }
  }
  function finish(): void {
    clearTimeout(limit);
    stage = "done";
    removeEventListener("click", onClick, true);
    removeEventListener("keydown", onKeyDown, true);
    removeEventListener("submit", onSubmit as EventListener, true);
    delete document.documentElement.dataset.busy;
    void doAgain();
  }

  addEventListener("click", onClick, true);
  addEventListener("keydown", onKeyDown, true);
  addEventListener("submit", onSubmit as EventListener, true);
  return {
    release(load) {
      if (!load) {
        finish();
        return start;
      }
      let started = false;
      start = () => {
        if (started) return;
        started = true;
        load()
          .catch(() => {})
          .finally(() => stage !== "done" && finish());
      };
      if (stage === "done") return start;
      stage = "entry";
      clearTimeout(limit);
      limit = undefined;
      delete document.documentElement.dataset.busy;
      // What the entry does by itself is done; the rest is held again, for the page's code.
      void doAgain();
      return start;
    },
  };
}
