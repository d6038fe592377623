import { spawnSync } from "node:child_process";
import { findChromium } from "./chromium.ts";

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: "inherit" }).status === 0;

/** Ways to get a Chromium, in the order they are tried: Playwright's own download, then Debian's package. */
const ways = [
  () => run("npx", "playwright", "install", "chromium"),
  () =>
    process.getuid?.() === 0 &&
    run("apt-get", "update") &&
    run("apt-get", "install", "-y", "--no-install-recommends", "chromium"),
  () => run("sudo", "-n", "apt-get", "install", "-y", "--no-install-recommends", "chromium"),
];

for (const way of ways) if (!findChromium()) way();
const found = findChromium();
process.stdout.write(
  found
    ? `Chromium: ${found}\n`
    : "No Chromium was found, and none could be installed. Install one, for example: apt-get install chromium\n",
);
process.exitCode = found ? 0 : 1;
