import knex, { type Knex } from "knex";
import type pg from "pg";
import { machineNames } from "../../client/content/machineNames.ts";
import { Pool } from "./pool.ts";

export interface Database {
  /** For the models. */
  db: Knex;
  /** What `db` takes its connections from; for the session store, which brings its own SQL. */
  pool: pg.Pool;
  /** For the job queue, which keeps a connection for as long as it runs. */
  queuePool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Whatever the database does, a request must be answered within 5 s. Each limit ends before the one around it, so that
 * the most exact error comes first and the server stops working on what nobody waits for any more: a lock, then a
 * statement, then the whole time with a connection.
 */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  lock_timeout: 3_000,
  statement_timeout: 3_500,
  idle_in_transaction_session_timeout: 5_000,
};
const leaseTimeout = 4_000;

/** Opens the pools; nothing connects until the first query. */
export function connect(url: string, log: (trouble: unknown) => void): Database {
  const settings = {
    connectionString: url,
    ...timeouts,
    keepAlive: true,
    application_name: machineNames.service,
    max: 10,
    idleTimeoutMillis: 30_000,
  };
  const pool = new Pool({ ...settings, leaseTimeout });
  const queuePool = new Pool(settings);
  for (const each of [pool, queuePool]) {
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    each.on("error", log);
    each.on("connect", (client) => client.on("error", log));
  }
  const db = knex({
    client: "pg",
    connectionPool: pool,
    // Otherwise the message of a failed query, which is logged, holds what the visitor typed.
    compileSqlOnError: false,
    // knex would write to the console.
    log: { warn: log, error: log, deprecate: log, debug: log },
  });
  return {
    db,
    pool,
    queuePool,
    async close() {
      // First the pools: what is under way gets its end, a lease's at the latest. Without its pool knex could return nothing.
      await Promise.all([pool.end(), queuePool.end()]);
      await db.destroy();
    },
  };
}
