import pg from "pg";
import { Client } from "./client.ts";
import { currentDeadline } from "./deadline.ts";

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void;

interface Options extends pg.PoolConfig {
  /** Milliseconds for which a connection is lent, waiting for it included. */
  leaseTimeout?: number;
}

/**
 * Lends connections until a deadline, the lease's or the request's, whichever is earlier, and discards those whose
 * transaction is still open: every pooled connection is idle.
 */
export class Pool extends pg.Pool {
  readonly #leaseTimeout: number;

  constructor({ leaseTimeout = Infinity, ...options }: Options) {
    super({ ...options, Client });
    this.#leaseTimeout = leaseTimeout;
    this.on("release", (_error, client) => {
      if (client instanceof Client && !client.idle) client.discard();
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const leased = this.#lease();
    if (!callback) return leased;
    leased.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  async #lease(): Promise<pg.PoolClient> {
    const deadline = Math.min(performance.now() + this.#leaseTimeout, currentDeadline());
    const client = await connectBefore(deadline, super.connect());
    if (client instanceof Client) client.deadline = deadline;
    return client;
  }
}

/** @throws Error when the deadline passes; the connection is released as soon as it arrives */
function connectBefore(deadline: number, connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  if (deadline === Infinity) return connecting;
  return new Promise((resolve, reject) => {
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      reject(new Error("timeout exceeded when trying to connect"));
    }, deadline - performance.now());
    connecting.then(
      (client) => {
        clearTimeout(timer);
        if (timedOut) client.release();
        else resolve(client);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
