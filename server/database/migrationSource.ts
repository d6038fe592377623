import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { pathToFileURL } from "node:url";
import type { Knex } from "knex";

const isMigration = (file: string) => /^\d{14}_\w+\.[jt]s$/.test(file);

/**
 * Names migrations without their extension. Knex stores names in the database, and the same migration is a .ts file in
 * development and a .js file in the built server; with extensions they would be two.
 */
export class MigrationSource implements Knex.MigrationSource<string> {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async getMigrations(): Promise<string[]> {
    const files = await readdir(this.#directory);
    return files.filter(isMigration).sort();
  }

  getMigrationName(file: string): string {
    return parse(file).name;
  }

  async getMigration(file: string): Promise<Knex.Migration> {
    return import(pathToFileURL(join(this.#directory, file)).href);
  }
}
