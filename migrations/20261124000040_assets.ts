import type { Knex } from "knex";

/**
 * The files that pages of recent versions reference: every instance stores its own build's files at start, so that all
 * instances can serve other versions' pages. Names contain a hash of the content, so rows never change. The bytes are
 * compressed already, so the column's own compression is off.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE assets (
      name text PRIMARY KEY,
      identity bytea NOT NULL,
      br bytea,
      gzip bytea,
      stored_at timestamptz(3) NOT NULL DEFAULT now(),
      used_at timestamptz(3) NOT NULL DEFAULT now()
    );
    ALTER TABLE assets
      ALTER identity SET STORAGE EXTERNAL, ALTER br SET STORAGE EXTERNAL, ALTER gzip SET STORAGE EXTERNAL;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE assets");
}
