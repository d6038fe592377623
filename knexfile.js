import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

// The `knex` command runs on plain Node, and Node 20 can't import TypeScript without this.
register();
const { readConfig } = await import("./server/config/config.ts");
const { MigrationSource } = await import("./server/database/migrationSource.ts");

/** @param {string} path relative to the project's root */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Without DATABASE_URL the commands use the embedded database of a running `npm start`. */
function embeddedUrl() {
  try {
    return readFileSync(`${readConfig(process.env).dataDir}/database.url`, "utf8").trim();
  } catch {
    throw new Error("Set DATABASE_URL, or start the embedded database first with npm start.");
  }
}

/** @type {import("knex").Knex.Config} */
export default {
  client: "pg",
  connection: process.env.DATABASE_URL || embeddedUrl(),
  migrations: { migrationSource: new MigrationSource(here("migrations")), extension: "ts" },
  seeds: { directory: here("seeds"), loadExtensions: [".ts"], extension: "ts" },
};
