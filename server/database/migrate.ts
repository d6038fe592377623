import { fileURLToPath } from "node:url";
import { runMigrations } from "graphile-worker";
import knex from "knex";
import pg from "pg";
import { MigrationSource } from "./migrationSource.ts";

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const lockKey = 7_226_511;

/**
 * Brings the schema up to date. Several processes may start at once: an advisory lock lets one migrate while
 * the others wait, and is given back by the database itself if that one dies.
 */
export async function migrate(url: string): Promise<void> {
  // Its own connections: a migration may take longer than a request is allowed to.
  const lock = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await lock.connect();
  const db = knex({ client: "pg", connection: url, pool: { min: 0, max: 2 } });
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [lockKey]);
    const migrations = {
      migrationSource: new MigrationSource(folder("migrations")),
      // A newer version may have been here: while instances are replaced an old one may start again, and one may go back.
      disableMigrationsListValidation: true,
    };
    await db.migrate.list(migrations);
    // A process that left knex's own lock behind is dead: we hold the advisory lock.
    await db.migrate.forceFreeMigrationsLock(migrations);
    await db.migrate.latest(migrations);
    await runMigrations({ connectionString: url });
  } finally {
    await Promise.all([db.destroy(), lock.end()]);
  }
}

/** Puts the demo articles in, unless somebody has published already. */
export async function seedIfEmpty(url: string): Promise<void> {
  const db = knex({ client: "pg", connection: url, pool: { min: 0, max: 1 } });
  try {
    if (await db("sites").first()) return;
    await db.seed.run({ directory: folder("seeds"), loadExtensions: [".js", ".ts"] });
  } finally {
    await db.destroy();
  }
}
