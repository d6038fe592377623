import type { Knex } from "knex";

/**
 * The files that pages of the last versions name: every instance stores its own build's here at start, so that each can
 * answer for what another version's pages ask it for. Their names hold a hash of their content, so a row never changes.
 * The bytes are compressed already, or come compressed beside: trying that again would only cost time.
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
