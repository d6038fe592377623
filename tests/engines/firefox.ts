import puppeteer, { type Browser, type KeyInput, type Page as Tab } from "puppeteer-core";
import type { Engine, Launch } from "./page.ts";
import type { findFirefox } from "./programs.ts";

class Firefox implements Engine {
  readonly troubles: string[] = [];
  readonly #browser: Browser;
  readonly #tab: Tab;

  constructor(browser: Browser, tab: Tab) {
    this.#browser = browser;
    this.#tab = tab;
    tab.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) this.troubles.push(message.text());
    });
    tab.on("pageerror", (error) => this.troubles.push(String(error)));
  }

  async open(url: string): Promise<void> {
    await this.#tab.goto(url);
  }

  async evaluate(expression: string): Promise<string> {
    return (await this.#tab.evaluate(expression)) as string;
  }

  clickAt(x: number, y: number): Promise<void> {
    return this.#tab.mouse.click(x, y);
  }

  async press(pressed: readonly string[]): Promise<void> {
    for (const key of pressed) {
      if (key === "ShiftTab") {
        await this.#tab.keyboard.down("Shift");
        await this.#tab.keyboard.press("Tab");
        await this.#tab.keyboard.up("Shift");
      } else if ([...key].length === 1) await this.#tab.keyboard.type(key);
      else await this.#tab.keyboard.press(key as KeyInput);
    }
  }

  async wheel(down: number): Promise<void> {
    const { width = 0, height = 0 } = this.#tab.viewport() ?? {};
    await this.#tab.mouse.move(width / 2, height / 2);
    await this.#tab.mouse.wheel({ deltaY: down });
  }

  async back(): Promise<void> {
    // By the page's own history: the protocol's command would wait for a load, which navigation within a page doesn't
    // have.
    await this.#tab.evaluate("history.back()");
  }

  resize(width: number, height: number): Promise<void> {
    return this.#tab.setViewport({ width, height });
  }

  async countTabs(): Promise<number> {
    return (await this.#browser.pages()).length;
  }

  async closeOtherTabs(): Promise<void> {
    for (const tab of await this.#browser.pages()) if (tab !== this.#tab) await tab.close();
  }

  picture(): Promise<Uint8Array> {
    return this.#tab.screenshot();
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

export const startFirefox =
  (programs: NonNullable<ReturnType<typeof findFirefox>>): Launch =>
  async ({ scripts }) => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: programs.browser,
      headless: true,
      extraPrefsFirefox: {
        "javascript.enabled": scripts,
        "intl.accept_languages": "ko-KR, ko",
        // Films are muted, and may autoplay as for a visitor.
        "media.autoplay.default": 1,
      },
    });
    // In headless mode the initial tab never gets the focus, which keyboard tests need.
    const before = await browser.pages();
    const tab = await browser.newPage();
    for (const other of before) await other.close();
    return new Firefox(browser, tab);
  };
