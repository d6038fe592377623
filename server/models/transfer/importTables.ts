import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type pg from "pg";
import type { TableName } from "../../database/tables.ts";
import {
  type Manifest,
  manifestFile,
  newestMigration,
  pictureFile,
  sequences,
  total,
  transferred,
} from "./transferFiles.ts";

/** The row that a migration writes: every new database has it. */
const initial: TableName = "homes_ledger";

/** Bytes per insert. */
const insertSize = 1_000_000;

/** @returns the tables, each after those that it refers to */
async function inOrder(client: pg.Client): Promise<TableName[]> {
  const { rows } = await client.query<{ table: string; of: string }>(
    `SELECT conrelid::regclass::text AS "table", confrelid::regclass::text AS "of" FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`,
  );
  const ordered: TableName[] = [];
  while (ordered.length < transferred.length) {
    const ready = transferred.filter(
      (name) =>
        !ordered.includes(name) && rows.every(({ table, of }) => table !== name || ordered.includes(of as TableName)),
    );
    if (ready.length === 0) throw new Error("Tables refer to each other in a circle");
    ordered.push(...ready);
  }
  return ordered;
}

async function* readLines(folder: string, name: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(join(folder, `${name}.jsonl`)) })) {
    if (name !== "picture_files") yield line;
    else {
      const row = JSON.parse(line);
      const bytes = await readFile(pictureFile(folder, row));
      yield JSON.stringify({ ...row, bytes: `\\x${bytes.toString("hex")}` });
    }
  }
}

/** Puts the lines of a file into the temporary table `staged`. */
async function stage(client: pg.Client, folder: string, name: string): Promise<void> {
  let lines: string[] = [];
  let size = 0;
  async function flush(): Promise<void> {
    await client.query("INSERT INTO staged SELECT jsonb_array_elements($1::jsonb)", [`[${lines.join(",")}]`]);
    lines = [];
    size = 0;
  }
  await client.query("TRUNCATE staged");
  for await (const line of readLines(folder, name)) {
    lines.push(line);
    size += line.length;
    if (size > insertSize) await flush();
  }
  await flush();
}

async function importTable(client: pg.Client, folder: string, table: TableName): Promise<number> {
  await stage(client, folder, table);
  const { rows } = await client.query(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const [{ columns }] = rows;
  // In one statement, because a row may refer to a later one of its own table.
  const inserted = await client.query(
    `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM staged, jsonb_populate_record(NULL::${table}, staged.line)`,
  );
  return inserted.rowCount ?? 0;
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  for (const table of transferred) {
    if (table === initial) continue;
    const { rows } = await client.query(`SELECT EXISTS (SELECT FROM ${table}) AS used`);
    if (rows[0].used) throw new Error(`The database isn't empty: ${table} has rows. Nothing was changed.`);
  }
}

/**
 * Reads an export into a new database, all of it or nothing.
 * @param unknownPassword hash of a password that nobody knows: accounts get a new one with `npm run admin -- password`
 * @returns the number of rows
 * @throws Error when the export is incomplete or of another version, or the database isn't empty
 */
export async function importTables(client: pg.Client, folder: string, unknownPassword: string): Promise<number> {
  const text = await readFile(manifestFile(folder), "utf8").catch(() => {
    throw new Error(`${folder} has no manifest.json: it isn't an export, or one that was interrupted`);
  });
  const manifest: Manifest = JSON.parse(text);
  const migration = await newestMigration(client);
  if (manifest.migration !== migration)
    throw new Error(
      `The export is of a version with ${manifest.migration}, this one has ${migration}: import with that one, then upgrade`,
    );
  await client.query("BEGIN; CREATE TEMPORARY TABLE staged (line jsonb) ON COMMIT DROP");
  try {
    await refuseUnlessEmpty(client);
    await client.query(`DELETE FROM ${initial}`);
    for (const table of await inOrder(client)) {
      const count = await importTable(client, folder, table);
      if (count !== manifest.rows[table])
        throw new Error(`${table}.jsonl has ${count} rows instead of ${manifest.rows[table]}`);
    }
    await client.query("UPDATE administrators SET password_hash = $1", [unknownPassword]);
    for (const { table, sequence } of await sequences(client))
      await client.query("SELECT setval($1, $2, false)", [sequence, manifest.nextIds[table]]);
    await stage(client, folder, "jobs");
    await client.query(
      `SELECT graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, key)
       FROM staged, jsonb_to_record(staged.line) AS job
         (identifier text, payload json, queue_name text, run_at timestamptz, max_attempts integer, key text)`,
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
  return total(manifest.rows);
}
