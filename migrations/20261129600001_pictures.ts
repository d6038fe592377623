import type { Knex } from "knex";

/**
 * Pictures of press articles in the widths and formats that pages use, stored in the database so that all instances
 * and backups have them. Names contain a hash of the upload, so rows never change; the bytes are compressed already.
 * Unused pictures are deleted after a while.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE pictures (
      hash text PRIMARY KEY,
      width integer NOT NULL,
      height integer NOT NULL,
      uploaded_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE TABLE picture_files (
      hash text NOT NULL REFERENCES pictures (hash) ON DELETE CASCADE,
      name text NOT NULL,
      bytes bytea NOT NULL,
      PRIMARY KEY (hash, name)
    );
    ALTER TABLE picture_files ALTER bytes SET STORAGE EXTERNAL;
    CREATE TABLE article_pictures (
      article_id bigint NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
      hash text NOT NULL REFERENCES pictures (hash),
      PRIMARY KEY (article_id, hash)
    );
    CREATE INDEX article_pictures_hash ON article_pictures (hash);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE article_pictures; DROP TABLE picture_files; DROP TABLE pictures;");
}
