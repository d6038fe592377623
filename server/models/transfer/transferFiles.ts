import { join } from "node:path";
import type pg from "pg";
import { type TableName, tables } from "../../database/tables.ts";

/** What belongs to one installation: sessions, rooms, counters and marks that end by themselves, the record of its backups. */
const left: ReadonlySet<string> = new Set<TableName>([
  "alert_marks",
  "backups",
  "changed_pages",
  "desk_undos",
  "form_keys",
  "purge_holds",
  "room_members",
  "rooms",
  "sessions",
  "texted_numbers",
  "throttles",
]);
export const transferred = Object.keys(tables).filter((table) => !left.has(table)) as TableName[];

/** The last file to be written: without it an export is incomplete. */
export interface Manifest {
  /** The newest migration of the database. */
  migration: string;
  rows: Record<string, number>;
  /** The next id of each table that numbers its rows: one that was given before must never be given again. */
  nextIds: Record<string, string>;
}

export const manifestFile = (folder: string) => join(folder, "manifest.json");
export const pictureFile = (folder: string, { hash, name }: { hash: string; name: string }) => {
  if (!/^\w+$/.test(hash) || !/^[\w-]+\.\w+$/.test(name)) throw new Error(`${hash}-${name} is no name of a picture`);
  return join(folder, "pictures", `${hash}-${name}`);
};

/** @returns the name of the newest migration */
export async function newestMigration(client: pg.Client): Promise<string> {
  const { rows } = await client.query("SELECT name FROM knex_migrations ORDER BY id DESC LIMIT 1");
  return rows[0].name;
}

/** @returns the tables that number their rows */
export async function sequences(client: pg.Client): Promise<{ table: string; sequence: string }[]> {
  const { rows } = await client.query(
    `SELECT table_name AS table, pg_get_serial_sequence(table_name, column_name) AS sequence
     FROM information_schema.columns
     WHERE table_schema = 'public' AND is_identity = 'YES' AND table_name = ANY ($1) ORDER BY 1`,
    [transferred],
  );
  return rows;
}

export const total = (rows: Record<string, number>) => Object.values(rows).reduce((sum, count) => sum + count, 0);
