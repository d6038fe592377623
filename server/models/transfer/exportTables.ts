import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
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

/** What is written instead of secrets, which never leave the database. */
const blanks: Partial<Record<TableName, object>> = {
  administrators: { password_hash: "", totp_secret: null, totp_last_step: null },
};
/** Bytes are files of their own. */
const sources: Partial<Record<TableName, string>> = { picture_files: "(SELECT hash, name FROM picture_files)" };

/** Rows per fetch. */
const fetchSize = 500;

/** What is still to do: texts to send, articles to publish. Every server plans its regular jobs itself. */
const jobs = `SELECT identifier, payload, queue_name, run_at, max_attempts, job.key
  FROM graphile_worker._private_jobs AS job
  JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
  LEFT JOIN graphile_worker._private_job_queues AS queue ON queue.id = job.job_queue_id
  WHERE payload -> '_cron' IS NULL AND attempts < max_attempts
  ORDER BY identifier, payload::text`;

async function* linesOf(client: pg.Client, select: string): AsyncGenerator<string> {
  await client.query(`DECLARE lines CURSOR FOR ${select}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${fetchSize} FROM lines`);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await client.query("CLOSE lines");
}

/** @returns the number of lines */
async function writeLines(folder: string, name: string, lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  async function* counted() {
    for await (const line of lines) {
      count += 1;
      yield `${line}\n`;
    }
  }
  await pipeline(
    Readable.from(counted()),
    createWriteStream(join(folder, `${name}.jsonl`), { mode: 0o600, flags: "wx" }),
  );
  return count;
}

async function* withPictureFiles(client: pg.Client, folder: string, lines: AsyncIterable<string>) {
  for await (const line of lines) {
    const { hash, name } = JSON.parse(line);
    const found = await client.query("SELECT bytes FROM picture_files WHERE hash = $1 AND name = $2", [hash, name]);
    await writeFile(pictureFile(folder, { hash, name }), found.rows[0].bytes, { mode: 0o600 });
    yield line;
  }
}

/**
 * Writes everything out as it is at one moment: a file of JSON lines for each table, the jobs, and the pictures.
 * @param client outside of a pool: its transaction may take minutes
 * @param folder new or empty; only its owner can read it
 * @returns the number of rows
 * @throws Error when the folder isn't empty
 */
export async function exportTables(client: pg.Client, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} isn't empty`);
  await mkdir(join(folder, "pictures"), { mode: 0o700 });
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL TIME ZONE 'UTC'");
  const rows: Record<string, number> = {};
  for (const table of transferred) {
    const blank = JSON.stringify(blanks[table] ?? {});
    const source = sources[table] ?? table;
    const lines = linesOf(client, `SELECT (to_jsonb(t) || '${blank}')::text AS line FROM ${source} AS t ORDER BY 1`);
    rows[table] = await writeLines(
      folder,
      table,
      table === "picture_files" ? withPictureFiles(client, folder, lines) : lines,
    );
  }
  await writeLines(folder, "jobs", linesOf(client, `SELECT to_jsonb(job)::text AS line FROM (${jobs}) AS job`));
  const nextIds: Record<string, string> = {};
  for (const { table, sequence } of await sequences(client)) {
    const { rows } = await client.query(`SELECT last_value + is_called::integer AS next FROM ${sequence}`);
    nextIds[table] = rows[0].next;
  }
  const manifest: Manifest = { migration: await newestMigration(client), rows, nextIds };
  await client.query("COMMIT");
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return total(rows);
}
