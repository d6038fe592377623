import knex, { type Knex } from "knex";
import pg from "pg";

export interface Database {
  /** For the models. */
  db: Knex;
  /** For the libraries that bring their own SQL: the session store and the job queue. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/** A request must be answered within 5 s even when the database hangs, so everything here gives up earlier. */
const patience = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 4_000,
  query_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  application_name: "central-lumina",
};

/** Opens the pools; nothing connects until the first query. */
export function connect(url: string, log: (trouble: unknown) => void): Database {
  const db = knex({
    client: "pg",
    connection: { connectionString: url, ...patience },
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout: 4_000,
    // Otherwise the message of a failed query, which is logged, holds what the visitor typed.
    compileSqlOnError: false,
    // knex would write to the console.
    log: { warn: log, error: log, deprecate: log, debug: log },
  });
  const pool = new pg.Pool({ connectionString: url, ...patience, max: 10 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", log);
  pool.on("connect", (client) => client.on("error", log));
  return {
    db,
    pool,
    async close() {
      await Promise.all([db.destroy(), pool.end()]);
    },
  };
}
