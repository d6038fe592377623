import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder, Capabilities, Key as DriverKey, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "../../server/database/embedded/freePort.ts";
import { end } from "../load/serverProcess.ts";
import type { Engine, Key, Launch } from "./page.ts";
import type { findWebKit } from "./programs.ts";

const keys: Record<Exclude<Key, "ShiftTab">, string> = {
  Tab: DriverKey.TAB,
  Enter: DriverKey.ENTER,
  Space: DriverKey.SPACE,
  Escape: DriverKey.ESCAPE,
  ArrowRight: DriverKey.ARROW_RIGHT,
  ArrowLeft: DriverKey.ARROW_LEFT,
  ArrowDown: DriverKey.ARROW_DOWN,
  ArrowUp: DriverKey.ARROW_UP,
};

/** Starts a virtual display. @returns its name, for DISPLAY */
async function startDisplay(program: string): Promise<{ process: ChildProcess; name: string }> {
  // It picks a free number, and writes it to file descriptor 3.
  const started = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(started.stdio[3] as Readable, "data");
  return { process: started, name: `:${String(number).trim()}` };
}

/** Waits until the driver answers. */
async function answers(url: string): Promise<void> {
  for (;;) {
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

class WebKit implements Engine {
  /** The driver gives no access to the console. */
  readonly troubles: string[] = [];
  readonly #driver: WebDriver;
  readonly #first: string;
  readonly #stop: () => Promise<void>;
  #own = "";

  /** @param stop ends the driver's process with its children */
  constructor(driver: WebDriver, first: string, stop: () => Promise<void>) {
    this.#driver = driver;
    this.#first = first;
    this.#stop = stop;
  }

  /** A window without the browser's toolbars, which would make it wider than a phone. */
  async openWindow(): Promise<void> {
    await this.#driver.executeScript("window.open('about:blank', '', 'width=1440,height=900,toolbar=no,menubar=no')");
    const others = async () => (await this.#driver.getAllWindowHandles()).filter((handle) => handle !== this.#first);
    await this.#driver.wait(async () => (await others()).length > 0);
    [this.#own = ""] = await others();
    await this.#driver.switchTo().window(this.#own);
  }

  open(url: string): Promise<void> {
    return this.#driver.get(url);
  }

  evaluate(expression: string): Promise<string> {
    return this.#driver.executeScript(`return ${expression}`);
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform();
  }

  async press(pressed: readonly string[]): Promise<void> {
    for (const key of pressed) {
      const { [key as keyof typeof keys]: special = key } = keys;
      const actions = this.#driver.actions();
      if (key === "ShiftTab")
        await actions.keyDown(DriverKey.SHIFT).sendKeys(DriverKey.TAB).keyUp(DriverKey.SHIFT).perform();
      else await actions.sendKeys(special).perform();
    }
  }

  back(): Promise<void> {
    return this.#driver.navigate().back();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.manage().window().setRect({ width, height, x: 0, y: 0 });
  }

  async countTabs(): Promise<number> {
    return (await this.#driver.getAllWindowHandles()).length - 1;
  }

  async closeOtherTabs(): Promise<void> {
    for (const handle of await this.#driver.getAllWindowHandles()) {
      if (handle === this.#own || handle === this.#first) continue;
      await this.#driver.switchTo().window(handle);
      await this.#driver.close();
    }
    await this.#driver.switchTo().window(this.#own);
  }

  async picture(): Promise<Uint8Array> {
    return Buffer.from(await this.#driver.takeScreenshot(), "base64");
  }

  close(): Promise<void> {
    return this.#stop();
  }
}

/** Starts a driver, which serves one browser. @returns its URL, and a function that ends it with its children */
async function startDriver(program: string, display: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const driver = spawn(program, ["-p", String(port)], {
    env: { ...process.env, DISPLAY: display, LANG: "C.UTF-8" },
    stdio: "ignore",
    // A process group of its own, so that a hanging browser is ended with it.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const stop = async () => {
    if (driver.pid === undefined || driver.exitCode !== null || driver.signalCode !== null) return;
    const ended = once(driver, "exit");
    process.kill(-driver.pid, "SIGKILL");
    await ended;
  };
  return { url, stop };
}

/** Starts a display. @returns a function that opens a browser on it, and one that stops it */
export async function startWebKit(
  programs: NonNullable<ReturnType<typeof findWebKit>>,
): Promise<{ launch: Launch; stop: () => Promise<void> }> {
  const display = await startDisplay(programs.display);
  const launch: Launch = async ({ scripts }) => {
    const { url, stop } = await startDriver(programs.driver, display.name);
    const session = await new Builder()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": {
            binary: programs.browser,
            args: [
              "--automation",
              "--javascript-can-open-windows-automatically=true",
              `--enable-javascript=${scripts}`,
            ],
          },
        }),
      )
      .build();
    const engine = new WebKit(session, await session.getWindowHandle(), stop);
    await engine.openWindow();
    return engine;
  };
  return { launch, stop: async () => void (await end(display.process, "SIGTERM")) };
}
