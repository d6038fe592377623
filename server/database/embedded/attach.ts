import { Socket } from "node:net";
import pg from "pg";
import { machineNames } from "../../../client/content/complex.ts";
import { hasCode } from "./hasCode.ts";

/** One process's use of a server that several may share. */
export interface Attachment {
  /** Resolves when the connection that holds the lock has ended, for whatever reason. */
  lost: Promise<void>;
  /**
   * Stops using the server.
   *
   * @returns whether no one else uses it. If so, no one can attach to it until `close`, so that it can be stopped.
   */
  release(): Promise<boolean>;
  close(): Promise<void>;
}

// Arbitrary lock keys: the letters "lu" followed by 1 and 2.
// https://www.postgresql.org/docs/18/explicit-locking.html#ADVISORY-LOCKS
const inUse = 0x6c75_01;
const creating = 0x6c75_02;

/**
 * Registers the caller as a user of the server with a shared advisory lock on a connection of its own, so that the lock
 * is released however the process ends. Creates the site's database if it is missing.
 *
 * @param url - the URL of the database `postgres`, which holds the locks, so that the site's database has no
 * connections when a test copies it.
 * @returns undefined when the server is shutting down.
 * @throws when it rejects the password.
 */
export async function attach(url: string): Promise<Attachment | undefined> {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: url, stream: () => socket, connectionTimeoutMillis: 10_000 });
  let isLost = false;
  const lost = new Promise<void>((resolve) => {
    const markLost = () => {
      isLost = true;
      resolve();
    };
    client.on("error", markLost).on("end", markLost);
  });
  try {
    await client.connect();
    await client.query(`SELECT pg_advisory_lock_shared(${inUse})`);
    await createDatabase(client);
  } catch (error) {
    socket.destroy();
    if (isShuttingDown(error)) return undefined;
    throw error;
  }
  // The connection alone doesn't keep the process alive.
  socket.unref();
  return {
    lost,
    async release() {
      // A server that is alive may have dropped every connection after a crash, and have other users by now.
      if (isLost) return releaseOverNewConnection(url);
      socket.ref();
      try {
        await client.query(`SELECT pg_advisory_unlock_shared(${inUse})`);
        const { rows } = await client.query<{ last: boolean }>(`SELECT pg_try_advisory_lock(${inUse}) AS last`);
        return rows[0]?.last === true;
      } catch (error) {
        if (isLost || isShuttingDown(error)) return releaseOverNewConnection(url);
        throw error;
      }
    },
    async close() {
      if (!isLost) await client.end().catch(() => undefined);
      socket.destroy();
    },
  };
}

/** Checks over a new connection whether anyone uses the server. */
async function releaseOverNewConnection(url: string): Promise<boolean> {
  const attachment = await attach(url);
  if (!attachment) return true;
  try {
    return await attachment.release();
  } finally {
    await attachment.close();
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  // Two concurrent CREATE DATABASE statements would conflict over the template.
  await client.query(`SELECT pg_advisory_lock(${creating})`);
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [machineNames.short]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(machineNames.short)}`);
  await client.query(`SELECT pg_advisory_unlock(${creating})`);
}

// https://www.postgresql.org/docs/18/errcodes-appendix.html
function isShuttingDown(error: unknown): boolean {
  const shutdown = ["57P01", "57P02", "57P03"];
  const network = ["ECONNREFUSED", "ECONNRESET", "EPIPE"];
  const cut = error instanceof Error && /connection terminated/i.test(error.message);
  return cut || hasCode(error, ...shutdown, ...network);
}
