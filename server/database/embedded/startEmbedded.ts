import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chooseAccount } from "./account.ts";
import { type Attachment, attach } from "./attach.ts";
import { findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { type DataFolder, ensurePassword, openDataFolder } from "./dataFolder.ts";
import { hasCode } from "./hasCode.ts";
import type { Postmaster } from "./postmaster.ts";
import { findServer, launchServer, stopServer } from "./server.ts";

export interface EmbeddedOptions {
  /** The folder for everything the database keeps; made when it is missing. */
  dataDir: string;
  /**
   * False for tests: faster, but a crash of the machine can lose everything.
   * A server that is already running stays as it was started. Default true.
   */
  durable?: boolean;
  /** The user who called sudo (SUDO_UID), for PostgreSQL won't run as root. */
  sudoUid?: number;
  /** Is told what a person may want to know. */
  log?: (message: string) => void;
}

export interface EmbeddedDatabase {
  /** The address of the database `lumina`, with the superuser's password. */
  url: string;
  /** Whether the cluster was made just now and is empty. */
  created: boolean;
  /**
   * Ends this use of the server, and stops the server, cutting its
   * connections, if no other use is left. A second call does nothing more.
   */
  stop(): Promise<void>;
}

/** Milliseconds within which a start that fails is tried again. */
const retryLimit = 10_000;

/**
 * Starts PostgreSQL on 127.0.0.1 from a data folder, and makes the cluster
 * and the database `lumina` if they are missing.
 *
 * The server outlives a killed process, and the next start finds and uses it.
 * So does a start while another process runs one: all share the server, and
 * whoever is last to call `stop` stops it. A killed process no longer counts.
 *
 * It handles no signals: the caller calls `stop` before it exits.
 *
 * @throws an error that says what to do, when no PostgreSQL can be run here,
 *   or the data folder belongs to another user or another version.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = await openDataFolder(options.dataDir);
  const password = await ensurePassword(folder);
  const address = ({ port }: Postmaster, database: string) =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
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
    const attachment = server && (await attachTo(address(server, "postgres"), folder));
    if (server && attachment) {
      return { url: address(server, "lumina"), created, stop: stopOnce(server.pid, folder, attachment) };
    }
  }
  throw new Error(`PostgreSQL doesn't start in ${folder.cluster}; see ${folder.logFile}.\n${failure}`);
}

/**
 * One try. It can fail by bad luck: the port was taken meanwhile, another
 * process was faster, or the sessions of a killed server haven't ended yet.
 */
async function launch(
  folder: DataFolder,
  password: string,
  { durable = true, sudoUid, log = () => {} }: EmbeddedOptions,
): Promise<{ cluster: string; created: boolean; failure: string | undefined }> {
  const binaries = await findBinaries(join(folder.root, "postgres.libraries"));
  const setup = await chooseAccount(binaries, folder, { sudoUid, log });
  const created = await ensureCluster(setup, password, durable);
  if (created) log(`Made a database with PostgreSQL ${binaries.version} in ${setup.folder.cluster}.`);
  return { cluster: setup.folder.cluster, created, failure: await launchServer(setup, durable) };
}

async function attachTo(url: string, folder: DataFolder): Promise<Attachment | undefined> {
  try {
    return await attach(url);
  } catch (cause) {
    if (!hasCode(cause, "28P01")) throw cause;
    throw new Error(
      `The database in ${folder.cluster} doesn't accept the password in ${folder.passwordFile}. Restore that file, or move both away to start with an empty database.`,
      { cause },
    );
  }
}

function stopOnce(pid: number, folder: DataFolder, attachment: Attachment): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    if (await attachment.release()) await stopServer(pid, folder);
    await attachment.close();
  };
  return () => {
    stopping ??= stop();
    return stopping;
  };
}
