import type { Knex } from "knex";
import type { QueryResult } from "pg";

type Encoding = "identity" | "br" | "gzip";

/** A file in its available encodings. */
export type AssetBytes = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

/** The size of each encoding, in bytes. */
export type AssetSizes = { identity: number } & Partial<Record<Encoding, number>>;

/** Files of versions that haven't run for this long are deleted: no page that needs them is open any more. */
const retention = "30 days";
/** Bytes to keep of versions that aren't running, the newest first. */
const maxUnusedBytes = 512 * 1024 * 1024;

/**
 * Records that a running version uses these files, which protects them from deletion.
 * @returns those that are stored
 */
export async function markAssetsUsed(db: Knex, names: string[]): Promise<string[]> {
  // In a fixed order, so that two instances that start together can't deadlock.
  const { rows } = await db.raw<QueryResult<{ name: string }>>(
    `UPDATE assets SET used_at = now()
     FROM (SELECT name FROM assets WHERE name = ANY(?) ORDER BY name FOR UPDATE) AS used
     WHERE assets.name = used.name RETURNING assets.name`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** Stores files, in the order of their names; files that another instance has stored meanwhile are left unchanged. */
export async function storeAssets(db: Knex, assets: ReadonlyMap<string, AssetBytes>): Promise<void> {
  const rows = [...assets].map(([name, { identity, br, gzip }]) => ({ name, identity, br, gzip }));
  await db("assets").insert(rows).onConflict("name").ignore();
}

/**
 * Deletes files of versions that haven't run for a month, and beyond `maxBytes` the oldest of those that aren't running.
 * @param maxBytes bytes to keep of those
 * @returns the number of deleted files
 */
export async function sweepAssets(db: Knex, maxBytes = maxUnusedBytes): Promise<number> {
  const { rowCount } = await db.raw<QueryResult>(
    `WITH unused AS (
       SELECT name, used_at, sum(octet_length(identity) + coalesce(octet_length(br), 0) + coalesce(octet_length(gzip), 0))
         OVER (ORDER BY used_at DESC, name) AS bytes
       FROM assets WHERE used_at < now() - interval '1 day'
     )
     DELETE FROM assets WHERE name IN (
       SELECT name FROM assets WHERE name IN (
         SELECT name FROM unused WHERE used_at < now() - :retention::interval OR bytes > :maxBytes
       ) AND used_at < now() - interval '1 day' ORDER BY name FOR UPDATE SKIP LOCKED
     )`,
    { retention, maxBytes },
  );
  return rowCount ?? 0;
}

/** @returns the sizes of the files stored under these names; others are left out */
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

/** @returns a file's bytes, or undefined when it isn't stored any more */
export async function readAsset(db: Knex, name: string, encoding: Encoding): Promise<Buffer | undefined> {
  return (await db("assets").where({ name }).first(encoding))?.[encoding] ?? undefined;
}
