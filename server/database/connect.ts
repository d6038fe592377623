import knex, { type Knex } from "knex";
import pg from "pg";
import { machineNames } from "../../client/content/complex.ts";
import { Pool } from "./pool.ts";

export interface Database {
  /** For the models. */
  db: Knex;
  /** The pool behind `db`; for the session store, which has its own SQL. */
  pool: pg.Pool;
  /** For the job queue, which holds a connection for as long as it runs. */
  queuePool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Each timeout is shorter than the one around it, so that the most specific error comes first and the server stops
 * abandoned work: lock, statement, then the whole lease of a connection. A request that uses several connections in a row
 * can take longer than each; `middleware/databaseDeadline.ts` limits the sum for registrations.
 */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  lock_timeout: 3_000,
  statement_timeout: 3_500,
  idle_in_transaction_session_timeout: 5_000,
};
const leaseTimeout = 4_000;

/** A date has no time zone, so it stays text: as a `Date` it would be another day elsewhere. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.DATE ? (value: string) => value : pg.types.getTypeParser(type, format),
};

/** Creates the pools; nothing connects until the first query. */
export function connect(url: string, log: (problem: unknown) => void): Database {
  const settings = {
    connectionString: url,
    ...timeouts,
    types,
    keepAlive: true,
    application_name: machineNames.service,
    max: 10,
    idleTimeoutMillis: 30_000,
  };
  const pool = new Pool({ ...settings, leaseTimeout });
  const queuePool = new Pool(settings);
  for (const each of [pool, queuePool]) {
    // The pool replaces an idle connection that breaks; without a listener the error would end the process.
    each.on("error", log);
    each.on("connect", (client) => client.on("error", log));
  }
  const db = knex({
    client: "pg",
    connectionPool: pool,
    // Otherwise the message of a failed query, which is logged, would contain visitors' data.
    compileSqlOnError: false,
    // By default knex writes to the console.
    log: { warn: log, error: log, deprecate: log, debug: log },
  });
  return {
    db,
    pool,
    queuePool,
    async close() {
      // The pools first: each query under way ends with its lease at the latest. Without its pool knex could release
      // nothing.
      await Promise.all([pool.end(), queuePool.end()]);
      await db.destroy();
    },
  };
}
