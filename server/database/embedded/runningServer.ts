import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Finds the server of a cluster in its lock file: https://www.postgresql.org/docs/18/storage-file-layout.html
 *
 * A lock whose process id now belongs to another program, as after the restart of a container, is removed: PostgreSQL
 * would take that program for a server.
 *
 * @returns the server's process and port; undefined when none runs
 */
export function runningServer(cluster: string): { pid: number; port: number } | undefined {
  const lock = join(cluster, "postmaster.pid");
  const [pid = "", , , port = ""] = read(lock).split("\n");
  if (pid === "") return undefined;
  if (commandOf(pid).includes(cluster)) return { pid: Number(pid), port: Number(port) };
  rmSync(lock, { force: true });
  return undefined;
}

function commandOf(pid: string): string {
  if (process.platform === "linux") return read(`/proc/${pid}/cmdline`);
  try {
    return execFileSync("ps", ["-o", "args=", "-p", pid], { encoding: "utf8" });
  } catch {
    return "";
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH")) return "";
    throw error;
  }
}
