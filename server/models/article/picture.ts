import type { Knex } from "knex";
import type { QueryResult } from "pg";

export interface PictureSize {
  width: number;
  height: number;
}

/** Age after which a picture that no article or notice uses is deleted: no open form needs it any more. */
const retention = "7 days";

/** @returns a stored picture's size; the new upload restarts the time after which an unused picture is deleted */
export async function findUploaded(db: Knex, hash: string): Promise<PictureSize | undefined> {
  const [row] = await db("pictures")
    .where({ hash })
    .update({ uploaded_at: db.fn.now() })
    .returning(["width", "height"]);
  return row;
}

/** Stores a picture and its files by name; if another upload has stored it meanwhile, nothing changes. */
export async function storePicture(
  db: Knex,
  { hash, width, height }: PictureSize & { hash: string },
  files: ReadonlyMap<string, Buffer>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const stored = await transaction("pictures")
      .insert({ hash, width, height })
      .onConflict("hash")
      .ignore()
      .returning("hash");
    if (stored.length === 0) return;
    await transaction("picture_files").insert([...files].map(([name, bytes]) => ({ hash, name, bytes })));
  });
}

/** @returns the stored ones among the pictures */
export async function findPictures(db: Knex, hashes: string[]): Promise<(PictureSize & { hash: string })[]> {
  return db("pictures").select("hash", "width", "height").whereIn("hash", hashes).orderBy("hash");
}

/** @returns the sizes of the stored pictures. They can't be deleted until the transaction ends. */
export async function findPicturesForWriting(
  transaction: Knex.Transaction,
  hashes: string[],
): Promise<Map<string, PictureSize>> {
  const rows = await transaction("pictures").whereIn("hash", hashes).orderBy("hash").forKeyShare();
  return new Map(rows.map(({ hash, width, height }) => [hash, { width, height }]));
}

/** @returns the bytes of a file; undefined when there is none of that name */
export async function readPictureFile(db: Knex, hash: string, name: string): Promise<Buffer | undefined> {
  return (await db("picture_files").where({ hash, name }).first("bytes"))?.bytes;
}

/**
 * Deletes pictures that no article or notice uses, a week after their upload.
 * @returns the number of deleted pictures
 */
export async function sweepPictures(db: Knex, now: Date): Promise<number> {
  const { rowCount } = await db.raw<QueryResult>(
    `DELETE FROM pictures WHERE hash IN (
       SELECT hash FROM pictures
       WHERE uploaded_at < ?::timestamptz - ?::interval
         AND NOT EXISTS (SELECT FROM article_pictures WHERE article_pictures.hash = pictures.hash)
         AND NOT EXISTS (SELECT FROM site_notices WHERE picture ->> 'hash' = pictures.hash)
       ORDER BY hash FOR UPDATE SKIP LOCKED
     )`,
    [now, retention],
  );
  return rowCount ?? 0;
}
