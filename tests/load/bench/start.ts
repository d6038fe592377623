import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { end, startProcess } from "../serverProcess.ts";
import { median, print } from "./comparison.ts";

/** Milliseconds from the start of a server with a database of its own to the end of its first page. */
async function timeToFirstPage(dataDir: string): Promise<number> {
  const from = performance.now();
  const env = { DATA_DIR: dataDir, PORT: "4303", LOG_LEVEL: "warn" };
  const child = await startProcess(["dist/server/main.js"], env, "http://");
  await (await fetch("http://127.0.0.1:4303/")).text();
  const time = performance.now() - from;
  await end(child, "SIGTERM");
  return time;
}

/** Measures how soon the built site answers its first page when its database exists. */
export async function start(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "lumina-start-"));
  try {
    await timeToFirstPage(dataDir);
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) times.push(await timeToFirstPage(dataDir));
    print(`start, its database there already: ${(median(times) / 1_000).toFixed(2)} s to the first page; wanted 2`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
