import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "./browsers.ts";

/** Milliseconds after which waiting fails. */
const timeout = 20_000;

/** As an expression whose value is JSON. Compilers may wrap inner functions in a helper that the page lacks. */
const expressionOf = (question: (...args: never[]) => unknown, args: readonly unknown[], only = "") =>
  `(() => { const __name = (f) => f; return JSON.stringify(${only}(${question})(...${JSON.stringify(args)})) ?? "null"; })()`;

/**
 * Runs in the page.
 * @returns the centre of the first visible matching control, scrolled into view, or the obstacle
 */
function place(css: string, text: string): { x: number; y: number } | string {
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.textContent} ${element.ariaLabel}`.replace(/\s+/g, " ").includes(text),
  );
  if (!found) return "it isn't visible";
  found.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, width, top, height } = found.getClientRects()[0] ?? found.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(found.contains(hit) || hit.contains(found))) return `${hit?.outerHTML.slice(0, 120)} lies over it`;
  return { x, y };
}

/** A page in some engine, as a visitor uses it. */
export class Page {
  readonly browser: Browser;
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.browser = browser;
    this.#origin = origin;
  }

  open(path: string): Promise<unknown> {
    return this.browser.open(new URL(path, this.#origin).href);
  }

  press(...keys: string[]): Promise<void> {
    return this.browser.press(keys);
  }

  /** Calls a function in the page with JSON arguments and result. */
  async ask<Args extends unknown[], Result>(question: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return JSON.parse(await this.browser.evaluate(expressionOf(question, args)));
  }

  /** Waits until the function returns something true in the page. @throws Error that says what was waited for */
  async until<Args extends unknown[]>(what: string, question: (...args: Args) => unknown, ...args: Args) {
    let reason = "";
    for (const end = performance.now() + timeout; performance.now() < end; await pause(100)) {
      // Between two pages there may be none to ask.
      const said = await this.browser.evaluate(expressionOf(question, args, "!!")).catch((error: Error) => {
        reason = ` (${error.message})`;
      });
      if (said === "true") return;
    }
    throw new Error(`failed: ${what}${reason}`);
  }

  shows(text: string, css = "body"): Promise<void> {
    return this.until(
      `${css} shows "${text}"`,
      (css, text) =>
        [...document.querySelectorAll<HTMLElement>(css)].some((element) =>
          element.innerText.replace(/\s+/g, " ").includes(text),
        ),
      css,
      text,
    );
  }

  /** Waits until an element is visible, or gone. */
  sees(css: string, visible = true): Promise<void> {
    return this.until(
      `${css} is ${visible ? "visible" : "gone"}`,
      (css, visible) =>
        [...document.querySelectorAll(css)].some((element) => element.checkVisibility({ visibilityProperty: true })) ===
        visible,
      css,
      visible,
    );
  }

  at(path: string): Promise<void> {
    return this.until(`the URL is ${path}`, (path) => decodeURI(location.pathname) === path, path);
  }

  /** Clicks a control, by selector and text in it or its label, as soon as it is stable and not covered. */
  async click(css: string, text = ""): Promise<void> {
    let [before, obstacle] = ["", "it never stands still"];
    for (const end = performance.now() + timeout; performance.now() < end; await pause(100)) {
      const found = await this.ask(place, css, text).catch((error: Error) => error.message);
      if (typeof found === "string") obstacle = found;
      else if (before === JSON.stringify(found)) return this.browser.clickAt(found.x, found.y);
      before = JSON.stringify(found);
    }
    throw new Error(`can't click ${css} "${text}": ${obstacle}`);
  }

  /** Types into a field, replacing its value. */
  async fill(css: string, text: string): Promise<void> {
    await this.click(css);
    await this.ask((css) => document.querySelector<HTMLInputElement>(css)?.select?.(), css);
    await this.press(...text);
    await this.until(
      `${css} holds "${text}"`,
      (css, text) => [...document.querySelectorAll<HTMLInputElement>(css)].some(({ value }) => value === text),
      css,
      text,
    );
  }
}
