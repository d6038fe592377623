import { type FileHandle, open } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Setup, spawnAs } from "./account.ts";
import type { DataFolder, Owner } from "./dataFolder.ts";
import { clearStaleLock, isServer, lastPort, type Postmaster, readPostmaster } from "./postmaster.ts";

/** Milliseconds between two reads of the lock file. */
const interval = 20;
/** Milliseconds; recovery after a crash can take minutes. */
const startLimit = 300_000;
/** Bytes after which the log is truncated. */
const logLimit = 5_000_000;

/**
 * Starts a server on 127.0.0.1, on a free port unless one is given. It gets a process group of its own, so that Ctrl-C
 * in the terminal doesn't reach it: the caller closes its connections first, then stops it.
 *
 * @param durable - false trades the safety of the data for speed:
 * https://www.postgresql.org/docs/18/non-durability.html
 * @returns the log's reason if it ended before it was ready.
 * @throws when it isn't ready after five minutes.
 */
export async function launchServer(
  setup: Setup,
  { durable, port }: { durable: boolean; port: number | undefined },
): Promise<string | undefined> {
  const { cluster, logFile } = setup.folder;
  // Processes that shared a server that died wait for it on its old port.
  const last = await lastPort(cluster);
  await clearStaleLock(cluster);
  const settings = {
    listen_addresses: "127.0.0.1",
    port: port ?? (await freePort(last).catch(() => freePort())),
    unix_socket_directories: "",
    max_connections: 100,
    shared_buffers: "128MB",
    timezone: "UTC",
    log_timezone: "UTC",
    log_checkpoints: "off",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = await openLog(logFile, setup.account.user);
  try {
    const { size } = await log.stat();
    const child = spawnAs(setup, [setup.binaries.postgres, "-D", cluster, ...flags], {
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    });
    child.unref();
    let failure: string | undefined;
    child.once("error", (error) => {
      failure = error.message;
    });
    child.once("exit", () => {
      failure ??= "";
    });
    for (const end = Date.now() + startLimit; Date.now() < end; ) {
      await pause(interval);
      if (failure !== undefined) return failure || (await tail(log, size));
      const server = await readPostmaster(cluster);
      if (server?.pid === child.pid && server?.status === "ready") return undefined;
    }
    throw new Error(`PostgreSQL isn't ready after five minutes; see ${logFile}.`);
  } finally {
    await log.close();
  }
}

/**
 * Finds the running server of this cluster, and waits until it has started, or has stopped if it is stopping.
 *
 * @returns undefined when there is none.
 * @throws when it neither starts nor stops within five minutes.
 */
export async function findServer(cluster: string): Promise<Postmaster | undefined> {
  for (const end = Date.now() + startLimit; Date.now() < end; await pause(interval)) {
    const server = await readPostmaster(cluster);
    if (!server || server.status === "ready") return server;
  }
  throw new Error(`The PostgreSQL that runs in ${cluster} isn't ready after five minutes.`);
}

/**
 * Stops a server and waits for its end. SIGINT ends its sessions and writes everything to disk; after 30 s SIGQUIT
 * leaves recovery to the next start: https://www.postgresql.org/docs/18/server-shutdown.html
 */
export async function stopServer(pid: number, { cluster }: DataFolder): Promise<void> {
  const timeouts = { SIGINT: 30_000, SIGQUIT: 10_000 };
  for (const [signal, limit] of Object.entries(timeouts)) {
    if (!(await isServer(pid, cluster))) return;
    process.kill(pid, signal);
    for (const end = Date.now() + limit; Date.now() < end; await pause(interval)) {
      if (!(await isServer(pid, cluster))) return;
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) doesn't stop.`);
}

/**
 * Finds a free port. Another process may take it first; the start is then retried.
 *
 * @param wanted - the only acceptable port.
 * @throws when that one is taken.
 */
export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject).listen(wanted, "127.0.0.1", resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return address.port;
}

async function openLog(path: string, owner: Owner | undefined): Promise<FileHandle> {
  const log = await open(path, "a+", 0o600);
  if (owner) await log.chown(owner.uid, owner.gid);
  if ((await log.stat()).size > logLimit) await log.truncate();
  return log;
}

async function tail(log: FileHandle, from: number): Promise<string> {
  const { buffer, bytesRead } = await log.read({ buffer: Buffer.alloc(4000), position: from });
  return buffer.toString("utf8", 0, bytesRead).trim();
}
