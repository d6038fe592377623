import { type ChildProcess, execFileSync, spawn } from "node:child_process";

/**
 * Starts a program of ours with node and waits until it says that it listens.
 * @param ready a part of the line that it prints then
 * @throws Error when it ends before
 */
export async function startProcess(args: string[], env: Record<string, string>, ready: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (data) => String(data).includes(ready) && resolve());
    child.once("exit", (code) => reject(new Error(`A process ended with ${code} before it listened`)));
  });
  return child;
}

/** The built server on a database. */
export const startServer = (port: number, databaseUrl: string, env: Record<string, string> = {}) =>
  startProcess(
    ["dist/server/main.js"],
    {
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: "load".repeat(8),
      PORT: String(port),
      LOG_LEVEL: "silent",
      REGISTRATION_LIMIT: "1000000",
      ...env,
    },
    "http://",
  );

/** @returns when the process has ended, in milliseconds after the signal */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number> {
  if (child.exitCode !== null || child.signalCode !== null) return 0;
  const start = performance.now();
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
  return performance.now() - start;
}

/** @returns megabytes that the process holds in memory */
export const memoryOf = ({ pid }: ChildProcess): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1_024;
