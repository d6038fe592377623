import { spawnSync } from "node:child_process";
import { findChromium, hasHeadlessShell } from "./chromium.ts";

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: "inherit" }).status === 0;

const install = (...packages: string[]) => ["install", "-y", "--no-install-recommends", ...packages];
const isRoot = process.getuid?.() === 0;

/** Ways to get a Chromium, in the order they are tried: Playwright's own download, then Debian's packages. */
const installers = [
  () => run("npx", "playwright", "install", "chromium"),
  () => isRoot && run("apt-get", "update") && run("apt-get", ...install("chromium-headless-shell")),
  () => isRoot && run("apt-get", ...install("chromium")),
  () => run("sudo", "-n", "apt-get", ...install("chromium")),
];

for (const tryInstall of installers) if (!findChromium()) tryInstall();

// Where Chromium is Debian's, the package beside it takes seconds to install and spares a third of the tests' work.
if (findChromium() && !hasHeadlessShell() && isRoot) run("apt-get", ...install("chromium-headless-shell"));

const found = findChromium();
process.stdout.write(
  found
    ? `Chromium: ${found}\n`
    : "Chromium was not found and couldn't be installed. Install it, for example: apt-get install chromium\n",
);
process.exitCode = found ? 0 : 1;
