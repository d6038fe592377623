import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { machineNames } from "../../../client/content/complex.ts";
import { chooseAccount } from "./account.ts";
import { type Attachment, attach } from "./attach.ts";
import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { type DataFolder, openDataFolder } from "./dataFolder.ts";
import { hasCode } from "./hasCode.ts";
import type { Postmaster } from "./postmaster.ts";
import { secretFile } from "./secretFile.ts";
import { findServer, launchServer, stopServer } from "./server.ts";

export interface EmbeddedOptions {
  /** The folder for all of the database's files; created when it is missing. */
  dataDir: string;
  /**
   * False for tests: faster, but a crash of the machine can lose everything. Doesn't change a server that is already
   * running. Default true.
   */
  durable?: boolean;
  /** The user who called sudo (SUDO_UID), because PostgreSQL refuses to run as root. */
  sudoUid?: number;
  /** Receives messages for the operator. */
  log?: (message: string) => void;
}

export interface EmbeddedDatabase {
  /** The URL of the site's database, with the superuser's password. */
  url: string;
  /** Whether the cluster was created by this start and is empty. */
  created: boolean;
  /**
   * Ends this use of the server. If it was the last one, closes the server's connections and stops it. A second call
   * does nothing.
   */
  stop(): Promise<void>;
}

/** Milliseconds within which a failing start is retried. */
const retryLimit = 10_000;

/** Milliseconds between attempts to restart a server that ended by itself: the first pause, and the longest. */
const pauses = { first: 100, longest: 30_000 };

/** Milliseconds that a server must have run for the pauses to begin from the first one again. */
const stableAfter = 60_000;

/**
 * Starts PostgreSQL on 127.0.0.1 from a data folder; creates the cluster and the site's database if they are missing.
 *
 * The server survives a killed process, and the next start reuses it. Concurrent processes share one server, and the
 * last one to call `stop` stops it; killed processes don't count. A server that ends by itself is restarted on the same
 * port.
 *
 * It handles no signals: the caller calls `stop` before it exits.
 *
 * @throws an error that says what to do, when PostgreSQL can't be run here, or the data folder belongs to another user
 * or another version.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log = () => {} } = options;
  const folder = await openDataFolder(options.dataDir);
  const password = await secretFile(folder.passwordFile);
  let attached = await attachToServer(folder, password, options);
  const { port } = attached.server;
  let restart: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;

  async function restartServer(): Promise<void> {
    for (let next = pauses.first; !stopping; next = Math.min(2 * next, pauses.longest)) {
      try {
        attached = await attachToServer(folder, password, { ...options, port });
        log("The database is back.");
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log(`The database failed to restart; next attempt in ${next / 1_000} s. ${reason}`);
        await pause(next, undefined, { ref: false });
      }
    }
  }

  async function watch(): Promise<void> {
    let next = 0;
    for (;;) {
      const from = Date.now();
      await attached.attachment.lost;
      if (stopping) return;
      log("The database has ended; restarting it.");
      // The first attempt is immediate: the server may be alive, and processes that share it must see that we still use
      // it. Repeated failures wait longer and longer.
      next = Date.now() - from > stableAfter ? 0 : Math.min(2 * next + pauses.first, pauses.longest);
      if (next > pauses.first) await pause(next, undefined, { ref: false });
      restart = restartServer();
      await restart;
      if (stopping) return;
    }
  }

  async function stop(): Promise<void> {
    await restart;
    if (await attached.attachment.release()) await stopServer(attached.server.pid, folder);
    await attached.attachment.close();
  }

  void watch();
  return {
    url: addressOf(password, port, machineNames.short),
    created: attached.created,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

const addressOf = (password: string, port: number, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

interface AttachedServer {
  server: Postmaster;
  attachment: Attachment;
  /** Whether the cluster was made for it. */
  created: boolean;
}

/**
 * Finds the server or starts it, and registers as its user.
 *
 * @throws when that fails for ten seconds, or the server has another port than the requested one.
 */
async function attachToServer(
  folder: DataFolder,
  password: string,
  options: EmbeddedOptions & { port?: number },
): Promise<AttachedServer> {
  let created = false;
  let failure = "";
  for (const end = Date.now() + retryLimit; Date.now() < end; await pause(100)) {
    let server = await findServer(folder.cluster);
    if (!server) {
      const launched = await launch(folder, password, options);
      folder.cluster = launched.cluster;
      created ||= launched.created;
      failure = launched.failure ?? failure;
      server = await findServer(folder.cluster);
    }
    if (server && options.port && server.port !== options.port)
      throw new Error(
        `The database now runs on port ${server.port}, not on ${options.port}: restart this process to use it.`,
      );
    const attachment = server && (await attachTo(addressOf(password, server.port, "postgres"), folder));
    if (server && attachment) return { server, attachment, created };
  }
  throw new Error(`PostgreSQL doesn't start in ${folder.cluster}; see ${folder.logFile}.\n${failure}`);
}

/**
 * One attempt. It can fail because the port was taken, another process was faster, or the sessions of a killed server
 * haven't ended yet.
 */
async function launch(
  folder: DataFolder,
  password: string,
  { durable = true, sudoUid, log = () => {}, port }: EmbeddedOptions & { port?: number },
): Promise<{ cluster: string; created: boolean; failure: string | undefined }> {
  const binaries = await findBinaries(join(folder.root, "postgres.libraries"));
  const setup = await chooseAccount(binaries, folder, { sudoUid, log });
  const created = await ensureCluster(setup, password, durable);
  if (created) log(`Created a database with PostgreSQL ${binaries.version} in ${setup.folder.cluster}.`);
  return { cluster: setup.folder.cluster, created, failure: await launchServer(setup, { durable, port }) };
}

async function attachTo(url: string, folder: DataFolder): Promise<Attachment | undefined> {
  try {
    return await attach(url);
  } catch (cause) {
    if (!hasCode(cause, "28P01")) throw cause;
    throw new Error(
      `The database in ${folder.cluster} rejects the password in ${folder.passwordFile}. Restore that file, or move both away to start with an empty database.`,
      { cause },
    );
  }
}
