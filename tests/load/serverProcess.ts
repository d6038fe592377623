import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/**
 * Starts one of our programs with Node and waits until it listens.
 * @param ready part of the line that it then prints
 * @throws Error when it exits before
 */
export async function startProcess(args: string[], env: Record<string, string>, ready: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (data) => String(data).includes(ready) && resolve());
    child.once("exit", (code) => reject(new Error(`A process exited with ${code} before it listened`)));
  });
  return child;
}

/** The built server on a database, as `npm start` and the image run it; `program` is that of another build. */
export const startServer = (
  port: number,
  databaseUrl: string,
  env: Record<string, string> = {},
  program = "dist/server/main.js",
) =>
  startProcess(
    ["--max-old-space-size=256", program],
    {
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: "load".repeat(8),
      PORT: String(port),
      LOG_LEVEL: "silent",
      REGISTRATION_LIMIT: "1000000",
      REGISTRATION_FLOOD: "1000000",
      ...env,
    },
    "http://",
  );

/** @returns the time until the process has exited, in milliseconds after the signal */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return 0;
  const start = performance.now();
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
  return performance.now() - start;
}

/** Linux's USER_HZ, independent of the processor. */
const ticksPerSecond = 100;

/** @returns the CPU milliseconds of the process so far; 0 on systems other than Linux */
export function cpuOf({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // The program's name is in parentheses and may contain spaces.
  // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

/** @returns the process's resident memory in megabytes */
export const memoryOf = ({ pid }: ChildProcess): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1_024;
