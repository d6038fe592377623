import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

// The `knex` command runs on plain Node, and Node 20 can't import TypeScript without this.
register();
const { readConfig } = await import("./server/config/config.ts");
const { embeddedUrl } = await import("./server/database/embedded/startEmbedded.ts");
const { MigrationSource } = await import("./server/database/migrationSource.ts");

/** @param {string} path relative to the project's root */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @returns {Promise<import("knex").Knex.Config>} */
export default async () => ({
  client: "pg",
  // Without a database of your own: the embedded one, started for this command unless it runs.
  connection: process.env.DATABASE_URL || (await embeddedUrl(readConfig(process.env).dataDir)),
  migrations: { migrationSource: new MigrationSource(here("migrations")), extension: "ts" },
  seeds: { directory: here("seeds"), loadExtensions: [".ts"], extension: "ts" },
});
