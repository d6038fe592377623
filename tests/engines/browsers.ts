import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { Builder, Capabilities, Key, Origin } from "selenium-webdriver";
import { freePort } from "../../server/database/embedded/freePort.ts";

/** A browser with one page, as far as the journeys use it. */
export interface Browser {
  open(url: string): Promise<unknown>;
  /** Evaluates an expression in the page. @returns its value, which must be a string */
  evaluate(expression: string): Promise<string>;
  /** Clicks at a point of the window, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses keys one after the other, by their names; letters are typed. */
  press(keys: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<unknown>;
  /** Errors and warnings in the console so far; WebKit's driver gives no access to it. */
  troubles: string[];
  close(): Promise<void>;
}

type Launch = (options: { scripts: boolean }) => Promise<Browser>;

const startFirefox =
  (executablePath: string): Launch =>
  async ({ scripts }) => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
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
    const troubles: string[] = [];
    tab.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) troubles.push(message.text());
    });
    tab.on("pageerror", (error) => {
      // A journey may leave a page before its fonts have come: NS_BINDING_ABORTED.
      if (!String(error).includes("status=2152398850")) troubles.push(String(error));
    });
    return {
      troubles,
      open: (url) => tab.goto(url),
      evaluate: async (expression) => (await tab.evaluate(expression)) as string,
      clickAt: (x, y) => tab.mouse.click(x, y),
      async press(keys) {
        for (const key of keys)
          if ([...key].length === 1) await tab.keyboard.type(key);
          else await tab.keyboard.press(key as KeyInput);
      },
      resize: (width, height) => tab.setViewport({ width, height }),
      close: () => browser.close(),
    };
  };

const driverKeys: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
};

/** A group of its own, so that a hanging browser ends with its driver and its display. */
async function endGroup(leader: ChildProcess): Promise<void> {
  if (leader.pid === undefined || leader.exitCode !== null || leader.signalCode !== null) return;
  const ended = once(leader, "exit");
  process.kill(-leader.pid, "SIGKILL");
  await ended;
}

const startWebKit =
  (binary: string): Launch =>
  async ({ scripts }) => {
    const port = await freePort();
    const command = ["-a", "-s", "-screen 0 1600x1200x24", "WebKitWebDriver", "-p", String(port)];
    const driver = spawn("xvfb-run", command, { stdio: "ignore", detached: true });
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const args = ["--automation", "--javascript-can-open-windows-automatically=true", `--enable-javascript=${scripts}`];
    const options = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary, args } };
    const session = await new Builder().usingServer(url).withCapabilities(new Capabilities(options)).build();
    // A window without the browser's toolbars, which would make it wider than a phone.
    const first = await session.getWindowHandle();
    await session.executeScript("window.open('about:blank', '', 'width=1440,height=900,toolbar=no,menubar=no')");
    const own = () =>
      session.getAllWindowHandles().then((handles) => handles.find((handle) => handle !== first) ?? false);
    await session.switchTo().window(String(await session.wait(own)));
    return {
      troubles: [],
      open: (address) => session.get(address),
      evaluate: (expression) => session.executeScript(`return ${expression}`),
      clickAt: (x, y) => session.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
      async press(keys) {
        for (const key of keys)
          await session
            .actions()
            .sendKeys(driverKeys[key] ?? key)
            .perform();
      },
      resize: (width, height) => session.manage().window().setRect({ width, height, x: 0, y: 0 }),
      close: () => endGroup(driver),
    };
  };

const firstOf = (...paths: string[]): string | undefined => paths.find((path) => existsSync(path));

const findFirefox = () => process.env.FIREFOX_PATH ?? firstOf("/usr/bin/firefox-esr", "/usr/bin/firefox");

/** WebKitGTK's MiniBrowser is beside the library, in a folder named for architecture and version. */
function findWebKit(): string | undefined {
  if (!firstOf("/usr/bin/WebKitWebDriver") || !firstOf("/usr/bin/xvfb-run")) return undefined;
  const folders = ["/usr/lib", ...readdirSync("/usr/lib").map((name) => `/usr/lib/${name}`)].filter((folder) =>
    statSync(folder).isDirectory(),
  );
  const own = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  return firstOf(...own.filter((path) => /webkit2?gtk-\d/.test(path)).map((path) => `${path}/MiniBrowser`));
}

/** Debian's packages of each engine; libav decodes the films for WebKitGTK. */
const packages = {
  webkit: ["webkit2gtk-driver", "xvfb", "xauth", "gstreamer1.0-libav"],
  firefox: ["firefox-esr"],
} as const;

/** @returns the engine's browsers, installed as root where apt is available; undefined when there are none */
export function findBrowser(engine: keyof typeof packages): Launch | undefined {
  const find = engine === "webkit" ? findWebKit : findFirefox;
  if (!find() && process.getuid?.() === 0 && firstOf("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-qq"]);
    spawnSync("apt-get", ["install", "-qq", "-y", "--no-install-recommends", ...packages[engine]], {
      stdio: "inherit",
    });
  }
  const found = find();
  if (!found) return undefined;
  return engine === "webkit" ? startWebKit(found) : startFirefox(found);
}
