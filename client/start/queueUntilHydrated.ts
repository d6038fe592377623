/**
 * What a control does before hydration: the contract of every control on a page.
 *
 * 1. Without scripts it works natively: a link or a form loads a page rendered with the selection
 * (`shared/choices.ts`), a `<details>` expands, a dialog's command opens it, a strip scrolls, a field keeps its
 * value. Controls that can't are held: this script comes with the style sheet, so it listens before anything is
 * visible.
 * 2. Once the entry script runs, menus, dialogs and films work, and every click, key and form submission that React
 * must handle is held, with `data-busy` on <html>, until the page's code has loaded. Then it is replayed, once, in
 * order.
 * 3. After that React handles events directly.
 *
 * Code that doesn't load within ten seconds is given up: everything works as in 1. Gestures aren't replayed: what is
 * dragged or swiped scrolls natively, or shows no handle before it works. tests/browser/controls.spec.ts checks every
 * control of every page.
 */
interface Hold {
  /**
   * Called by the entry script.
   * @param load loads the page's code; undefined when the page has no other
   * @returns a function that calls `load`, once
   */
  release(load?: () => Promise<void>): () => void;
}

declare global {
  interface Window {
    hold?: Hold;
  }
}

/** Elements that handle clicks; a point of a drawing is one. Summaries, labels and fields work natively. */
const controls = "a[href], button, [data-point]";

/** Links that leave the page in any case; those marked `data-replay` do more after hydration. */
const leaving = 'a[target="_blank"]:not([data-replay]), a[href^="tel:"], a[href^="mailto:"], a[download]';

/** A form's button is handled when its form is submitted, and films run without React. */
const handledElsewhere = "form button:not([type=button]), [data-film] button";

/** Elements that handle keys; on other controls a key makes a click. */
const keyed = '[role="tab"], [data-keys]';
const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** Milliseconds that held events wait for code; a stalled connection must not block the visitor. */
const timeout = 10_000;

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
const isModified = (event: MouseEvent | KeyboardEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Starts to hold events that the page's controls can't handle yet. */
export function queueUntilHydrated(): Hold {
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
    if (control.matches(leaving) || control.matches(handledElsewhere)) return;
    // Where the browser lacks commands, the entry script opens dialogs.
    if (control.matches("[commandfor]") && (stage !== "script" || "command" in control)) return;
    if (stage === "script" ? control.matches("a") : control.matches("[data-put-away]")) return;
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
    // An earlier key may have moved the focus.
    hold(event, () =>
      (closest(document.activeElement, keyed) ? document.activeElement : control)?.dispatchEvent(again),
    );
  }
  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    if (stage === "script" || form.target) return;
    // One replay is enough, however often the visitor clicks; but each click on a choice counts.
    const first = form.dataset.held === undefined;
    form.dataset.held = "";
    hold(event, () => {
      delete form.dataset.held;
      if (!first && !submitter?.hasAttribute("name")) return;
      // Clicks the button: Safari before 16 has no `requestSubmit`, and before 15.4 doesn't set the submitter.
      (submitter ?? form.querySelector<HTMLElement>('[type="submit"]'))?.click();
    });
  }
  async function replay(): Promise<void> {
    const held = waiting;
    waiting = [];
    for (const again of held) {
      again();
      // React renders the change of a click or key in a microtask; the next event must see it.
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
    void replay();
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
      // What the entry script handles is done; the rest is held again, for the page's code.
      void replay();
      return start;
    },
  };
}
