import type { Knex } from "knex";

const before = `'list', 'search', 'view', 'export', 'status', 'note', 'relay', 'erase', 'copy', 'marketing', 'account',
  'assign', 'callback', 'absence', 'grade', 'entry', 'merge', 'visit', 'today', 'campaign', 'restore', 'interest', 'text',
  'home'`;

/** Notices that the office shows on the site for a time, and their changes in the desk's log. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE site_notices (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      heading text NOT NULL,
      -- In the articles' markup, without pictures.
      words text NOT NULL DEFAULT '',
      -- A path of the site or an https URL; empty for none.
      link text NOT NULL DEFAULT '',
      link_label text NOT NULL DEFAULT '',
      place text NOT NULL CHECK (place IN ('bar', 'dialog', 'both')),
      -- Of several in one place the lowest is shown.
      position integer NOT NULL,
      starts_at timestamptz(3) NOT NULL,
      ends_at timestamptz(3) NOT NULL,
      -- Incremented with each edit.
      revision integer NOT NULL DEFAULT 1,
      CHECK (starts_at <= ends_at)
    );
    CREATE INDEX site_notices_ends_at ON site_notices (ends_at);
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check,
      ADD CONSTRAINT desk_log_action_check CHECK (action IN (${before}, 'notice'));
  `);
}

/** Rows of the log stay, because it is append-only: the older constraint holds for new ones. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE site_notices;
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check,
      ADD CONSTRAINT desk_log_action_check CHECK (action IN (${before})) NOT VALID;
  `);
}
