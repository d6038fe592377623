import { fileURLToPath } from "node:url";
import { runMigrations } from "graphile-worker";
import knex from "knex";
import pg from "pg";
import { MigrationSource } from "./migrationSource.ts";

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const lockKey = 7_226_511;

/**
 * Brings the schema up to date. Several processes may start at once: an advisory lock lets one migrate while the others
 * wait; the database releases it if that process dies.
 */
export async function migrate(url: string): Promise<void> {
  // A connection of its own: a migration may take longer than a request.
  const lock = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without a listener the loss of this connection, which mostly waits, would end the process with a stack trace. If the
  // database has gone, the statement under way on the other connection fails too, and says why.
  lock.on("error", () => {});
  await lock.connect();
  const db = knex({ client: "pg", connection: url, pool: { min: 0, max: 2 } });
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [lockKey]);
    const migrations = {
      migrationSource: new MigrationSource(folder("migrations")),
      // A newer version may have migrated: an old instance can restart during a rolling update, or after a rollback.
      disableMigrationsListValidation: true,
    };
    await db.migrate.list(migrations);
    // We hold the advisory lock, so the process that left knex's own lock behind is dead.
    await db.migrate.forceFreeMigrationsLock(migrations);
    await db.migrate.latest(migrations);
    await runMigrations({ connectionString: url });
  } finally {
    await Promise.all([db.destroy(), lock.end()]);
  }
}

/** Inserts the demo articles, unless there are articles already. */
export async function seedIfEmpty(url: string): Promise<void> {
  const db = knex({ client: "pg", connection: url, pool: { min: 0, max: 1 } });
  try {
    if (await db("sites").first()) return;
    await db.seed.run({ directory: folder("seeds"), loadExtensions: [".js", ".ts"] });
  } finally {
    await db.destroy();
  }
}
