/** The journeys' interface to a page, for any engine. Each engine implements `Engine`; the rest is built on that. */
export interface Engine {
  /** Loads a URL. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. @returns its value, which must be a string */
  evaluate(expression: string): Promise<string>;
  /** Clicks at a point of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses keys one after the other; letters are typed. */
  press(keys: readonly string[]): Promise<void>;
  /** Turns the wheel at the centre of the window, by CSS pixels; undefined if the driver can't. */
  wheel?(down: number): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The number of open tabs and windows. */
  countTabs(): Promise<number>;
  /** Closes all but the current one. */
  closeOtherTabs(): Promise<void>;
  picture(): Promise<Uint8Array>;
  /** Errors and warnings in the console so far. */
  troubles: string[];
  close(): Promise<void>;
}

/** Opens a new browser for each journey, so that they don't affect each other. */
export type Launch = (options: { scripts: boolean }) => Promise<Engine>;

export type Key =
  | "Tab"
  | "ShiftTab"
  | "Enter"
  | "Space"
  | "Escape"
  | "ArrowRight"
  | "ArrowLeft"
  | "ArrowDown"
  | "ArrowUp";

/** A control by its selector, and text in it, in its label or its `aria-label`. */
export interface Control {
  css: string;
  text?: string;
}

/** Milliseconds after which waiting fails. */
const timeout = 20_000;
const pause = 100;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** As an expression whose value is JSON. Compilers may wrap inner functions in a helper that the page lacks. */
const expressionOf = (question: (...args: never[]) => unknown, args: readonly unknown[], only = "") =>
  `(() => { const __name = (f) => f; return JSON.stringify(${only}(${question})(...${JSON.stringify(args)})) ?? "null"; })()`;

/**
 * Runs in the page.
 * @returns the centre of the first visible matching control, scrolled into view, or the obstacle
 */
function place({ css, text: words }: Control): { x: number; y: number } | string {
  const squeeze = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const found = [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
    if (element.getClientRects().length === 0 || getComputedStyle(element).visibility !== "visible") return false;
    if (!words) return true;
    return `${squeeze(element.textContent)} ${squeeze(element.ariaLabel)}`.includes(words);
  });
  if (!found) return "it isn't visible";
  found.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = found.getClientRects()[0];
  if (!box) return "it has no box";
  const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(found.contains(hit) || hit.contains(found))) return `${hit?.outerHTML.slice(0, 120)} lies over it`;
  return { x, y };
}

/** A page in some engine, as a visitor uses it. */
export class Page {
  readonly engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.#origin = origin;
  }

  open(path: string): Promise<void> {
    return this.engine.open(new URL(path, this.#origin).href);
  }

  /** Calls a function in the page with JSON arguments and result. */
  async ask<Args extends unknown[], Answer>(question: (...args: Args) => Answer, ...args: Args): Promise<Answer> {
    return JSON.parse(await this.engine.evaluate(expressionOf(question, args)));
  }

  /**
   * Waits until the function returns true in the page.
   * @param what description for the error message
   */
  async until<Args extends unknown[]>(
    what: string,
    question: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    const end = performance.now() + timeout;
    let reason = "";
    while (performance.now() < end) {
      // Between two pages there may be none to evaluate in.
      const asked = this.engine.evaluate(expressionOf(question, args, "!!"));
      const answer = await asked.catch((error: Error) => {
        reason = error.message;
      });
      if (answer === "true") return;
      await wait(pause);
    }
    throw new Error(`failed: ${what}${reason && ` (${reason})`}`);
  }

  shows(text: string, css = "body"): Promise<void> {
    return this.until(
      `${css} shows "${text}"`,
      (css, words) => {
        const shown = [...document.querySelectorAll<HTMLElement>(css)].map((element) => element.innerText).join("\n");
        return shown.replace(/\s+/g, " ").includes(words);
      },
      css,
      text,
    );
  }

  at(path: string): Promise<void> {
    return this.until(`the URL is ${path}`, (path) => decodeURI(location.pathname) === path, path);
  }

  /** Clicks a control as soon as it is stable and not covered. */
  async click(css: string, text?: string): Promise<void> {
    const control: Control = { css, ...(text !== undefined && { text: text }) };
    const end = performance.now() + timeout;
    let before = "";
    let obstacle = "";
    while (performance.now() < end) {
      const found = await this.ask(place, control).catch((error: Error) => error.message);
      if (typeof found === "string") obstacle = found;
      else if (before === JSON.stringify(found)) return this.engine.clickAt(found.x, found.y);
      before = JSON.stringify(found);
      await wait(pause);
    }
    throw new Error(`can't click ${css}${text ? ` "${text}"` : ""}: ${obstacle || "it never stands still"}`);
  }

  /** Types into a field, replacing its value. */
  async fill(css: string, text: string): Promise<void> {
    await this.click(css);
    await this.ask((css) => document.querySelector<HTMLInputElement>(css)?.select?.(), css);
    await this.engine.press([...text]);
    await this.until(
      `${css} holds "${text}"`,
      (css, text) => {
        const fields = [...document.querySelectorAll<HTMLInputElement>(css)];
        return fields.some(({ value }) => value === text);
      },
      css,
      text,
    );
  }

  press(...keys: Key[]): Promise<void> {
    return this.engine.press(keys);
  }
}
