import type { Knex } from "knex";
import type { QueryResult } from "pg";

type Encoding = "identity" | "br" | "gzip";

/** A file in the encodings that there are of it. */
export type AssetBytes = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

/** How long each of them is. */
export type AssetSizes = { identity: number } & Partial<Record<Encoding, number>>;

/** No open page asks for files of a version that hasn't run for this long. */
const keptFor = "30 days";
/** Bytes kept of versions that don't run, the newest first. */
const keptOfOthers = 512 * 1024 * 1024;

/**
 * Notes that a running version names these files, which keeps them from being swept.
 * @returns those of them that are stored
 */
export async function markAssetsUsed(db: Knex, names: string[]): Promise<string[]> {
  // In one order, so that two instances that start at once wait for each other instead of locking each other out.
  const { rows } = await db.raw<QueryResult<{ name: string }>>(
    `UPDATE assets SET used_at = now()
     FROM (SELECT name FROM assets WHERE name = ANY(?) ORDER BY name FOR UPDATE) AS used
     WHERE assets.name = used.name RETURNING assets.name`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** Stores files, in the order of their names; what another instance has stored meanwhile stays as it is. */
export async function storeAssets(db: Knex, assets: ReadonlyMap<string, AssetBytes>): Promise<void> {
  const rows = [...assets].map(([name, { identity, br, gzip }]) => ({ name, identity, br, gzip }));
  await db("assets").insert(rows).onConflict("name").ignore();
}

/**
 * Forgets files of versions that haven't run for a month, and of the others that don't run the oldest.
 * @param room bytes that are kept of those
 * @returns how many files were forgotten
 */
export async function sweepAssets(db: Knex, room = keptOfOthers): Promise<number> {
  const { rowCount } = await db.raw<QueryResult>(
    `WITH unused AS (
       SELECT name, used_at, sum(octet_length(identity) + coalesce(octet_length(br), 0) + coalesce(octet_length(gzip), 0))
         OVER (ORDER BY used_at DESC, name) AS bytes
       FROM assets WHERE used_at < now() - interval '1 day'
     )
     DELETE FROM assets WHERE name IN (
       SELECT name FROM assets WHERE name IN (
         SELECT name FROM unused WHERE used_at < now() - :keptFor::interval OR bytes > :room
       ) AND used_at < now() - interval '1 day' ORDER BY name FOR UPDATE SKIP LOCKED
     )`,
    { keptFor, room },
  );
  return rowCount ?? 0;
}

/** @returns how long the files are that are stored under these names; the others are left out */
export async function findAssets(db: Knex, names: string[]): Promise<Map<string, AssetSizes>> {
  const { rows } = await db.raw<
    QueryResult<{ name: string; identity: number; br: number | null; gzip: number | null }>
  >(
    `SELECT name, octet_length(identity) AS identity, octet_length(br) AS br, octet_length(gzip) AS gzip
     FROM assets WHERE name = ANY(?)`,
    [names],
  );
  return new Map(
    rows.map((row) => [
      row.name,
      { identity: row.identity, ...(row.br && { br: row.br }), ...(row.gzip && { gzip: row.gzip }) },
    ]),
  );
}

/** @returns a file's bytes, or undefined when it is stored no more */
export async function readAsset(db: Knex, name: string, encoding: Encoding): Promise<Buffer | undefined> {
  return (await db("assets").where({ name }).first(encoding))?.[encoding] ?? undefined;
}
