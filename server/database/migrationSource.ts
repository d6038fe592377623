import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { pathToFileURL } from "node:url";
import type { Knex } from "knex";

/**
 * Names migrations without their extension. Knex stores names in the database, and the same migration is
 * a .ts file for developers and a .js file in the built server: with the extension they would be two.
 */
export class MigrationSource implements Knex.MigrationSource<string> {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async getMigrations(): Promise<string[]> {
    const files = await readdir(this.#directory);
    return files.filter((file) => /^\d+_.*(?<!\.d)\.[jt]s$/.test(file)).sort();
  }

  getMigrationName(file: string): string {
    return parse(file).name;
  }

  async getMigration(file: string): Promise<Knex.Migration> {
    return import(pathToFileURL(join(this.#directory, file)).href);
  }
}
