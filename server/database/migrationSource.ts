import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { pathToFileURL } from "node:url";
import type { Knex } from "knex";

const isMigration = (file: string) => /^\d{14}_\w+\.[jt]s$/.test(file);

/**
 * A database that has run a migration runs only later ones in the order of a new database, so a new name must sort
 * last: it is the current time, unless an existing name is later. A name that has landed is stored in databases and
 * can't be changed.
 * @param files the existing migrations
 * @returns the new name, without its extension
 */
export function nextMigration(files: readonly string[], name: string, now: Date): string {
  const stamp = now.toISOString().replace(/\D/g, "").slice(0, 14);
  const last = Math.max(0, ...files.filter(isMigration).map((file) => Number(file.slice(0, 14))));
  return `${Math.max(Number(stamp), last + 1)}_${name}`;
}

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
