import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];

/** @returns the path of one of the programs, if installed */
const program = (...names: string[]): string | undefined =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));

const subfolders = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(folder, name))
    : [];

/**
 * @returns the path of WebKitGTK's MiniBrowser, which is beside the library, in a folder named for architecture and
 * version
 */
const miniBrowser = (): string | undefined =>
  subfolders("/usr/lib")
    .flatMap((folder) => [folder, ...subfolders(folder)])
    .filter((folder) => /webkit(2)?gtk-\d/.test(folder))
    .map((folder) => join(folder, "MiniBrowser"))
    .find((path) => existsSync(path));

/** Debian's package names; libav decodes the films for WebKitGTK. */
const packages = { webkit: ["webkit2gtk-driver", "xvfb", "gstreamer1.0-libav"], firefox: ["firefox-esr"] } as const;

export const findWebKit = () => {
  const [driver, browser, display] = [program("WebKitWebDriver"), miniBrowser(), program("Xvfb")];
  return driver && browser && display ? { driver, browser, display } : undefined;
};

export const findFirefox = () => {
  const browser = process.env.FIREFOX_PATH ?? program("firefox-esr", "firefox");
  return browser ? { browser } : undefined;
};

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

/** Installs Debian packages, as root or with passwordless sudo; does nothing elsewhere. */
function install(names: readonly string[]): void {
  if (!program("apt-get")) return;
  const aptGet = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const [command = "", ...before] = aptGet;
  process.stdout.write(`Installing ${names.join(", ")}\n`);
  run(command, ...before, "update", "-qq");
  run(command, ...before, "install", "-qq", "-y", "--no-install-recommends", ...names);
}

/** @returns the programs of an engine, installed if missing and possible */
export function ensure<Found>(engine: keyof typeof packages, find: () => Found | undefined): Found | undefined {
  const found = find();
  if (found) return found;
  install(packages[engine]);
  return find();
}

/** @returns the command that installs an engine */
export const howToInstall = (engine: keyof typeof packages): string => `apt-get install ${packages[engine].join(" ")}`;
