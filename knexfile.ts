import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Knex } from "knex";
import { readConfig } from "./server/config.ts";
import { MigrationSource } from "./server/database/migrationSource.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Without DATABASE_URL the commands talk to the embedded database of a running `npm start`. */
function embeddedUrl(): string {
  try {
    return readFileSync(`${readConfig(process.env).dataDir}/database.url`, "utf8").trim();
  } catch {
    throw new Error("Set DATABASE_URL, or start the embedded database first with npm start.");
  }
}

const config: Knex.Config = {
  client: "pg",
  connection: process.env.DATABASE_URL || embeddedUrl(),
  migrations: { migrationSource: new MigrationSource(here("migrations")) },
  seeds: { directory: here("seeds"), loadExtensions: [".ts"], extension: "ts" },
};

export default config;
