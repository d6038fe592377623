import { execFile } from "node:child_process";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { hasCode } from "./hasCode.ts";

/** A running server, as its lock file describes it. */
export interface Postmaster {
  pid: number;
  /** NaN until the server has chosen one. */
  port: number;
  /** `starting`, `ready` or `stopping`; empty until it is written. */
  status: string;
}

const run = promisify(execFile);

/**
 * Reads postmaster.pid, the server's lock on its cluster: https://www.postgresql.org/docs/18/storage-file-layout.html
 *
 * @returns undefined when no server of this cluster is running.
 */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readLock(cluster)).split("\n");
  const pid = Number(lines[0]);
  if (!(await isServer(pid, cluster))) return undefined;
  return { pid, port: Number.parseInt(lines[3] ?? "", 10), status: lines[7]?.trim() ?? "" };
}

/** The port in the lock file, of a server that is running or was killed; undefined without a lock. */
export async function lastPort(cluster: string): Promise<number | undefined> {
  const port = Number.parseInt((await readLock(cluster)).split("\n")[3] ?? "", 10);
  return Number.isInteger(port) ? port : undefined;
}

/**
 * Removes the lock of a dead server whose process id now belongs to another process. PostgreSQL removes a lock whose id
 * is unused, but refuses to start otherwise. Should this check be wrong, the running server's shared memory still
 * prevents a second one from starting.
 */
export async function clearStaleLock(cluster: string): Promise<void> {
  const stale = await readLock(cluster);
  if (stale === "" || (await isServer(Number(stale.split("\n")[0]), cluster))) return;
  // Renamed first, because another start may have replaced it since.
  const lock = lockOf(cluster);
  const aside = `${lock}.${process.pid}`;
  try {
    await rename(lock, aside);
    if ((await readFile(aside, "utf8")) === stale) await rm(aside);
    else await rename(aside, lock);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}

/** Whether this process is running and is a server of this cluster. */
export async function isServer(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (hasCode(error, "ESRCH")) return false;
  }
  if (process.platform === "win32") return true;
  // A zombie process has no command line.
  return (await commandOf(pid)).includes(`postgres -D ${cluster} `);
}

async function commandOf(pid: number): Promise<string> {
  try {
    if (process.platform === "linux") {
      return (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
    }
    return (await run("ps", ["-ww", "-o", "command=", "-p", String(pid)])).stdout;
  } catch {
    return "";
  }
}

async function readLock(cluster: string): Promise<string> {
  try {
    return await readFile(lockOf(cluster), "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return "";
    throw error;
  }
}

function lockOf(cluster: string): string {
  return join(cluster, "postmaster.pid");
}
