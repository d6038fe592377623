import type { Knex } from "knex";

/** What the servers need of each other: alerts, throttles, counts, and files of other versions. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Lasting problems, from their start until their end.
    CREATE TABLE alert_marks (
      kind text PRIMARY KEY CHECK (kind IN ('relay', 'texts', 'backup')),
      raised_at timestamptz(3) NOT NULL,
      -- The time of the last alert.
      told_at timestamptz(3) NOT NULL
    );

    -- deploy/backup.sh adds a row after each complete backup. If another service backs up the database, the table stays
    -- empty and no alert is sent.
    CREATE TABLE backups (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      made_at timestamptz(3) NOT NULL DEFAULT now(),
      bytes bigint NOT NULL
    );

    CREATE TABLE throttles (
      key text PRIMARY KEY,
      hits integer NOT NULL,
      resets_at timestamptz NOT NULL
    );
    CREATE INDEX throttles_resets_at ON throttles (resets_at);

    -- Submissions with a filled honeypot field, which are answered like successes but not stored.
    CREATE TABLE honeypot_hits (
      day date PRIMARY KEY,
      hits integer NOT NULL
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE honeypot_hits, throttles, backups, alert_marks");
}
