import type { Knex } from "knex";

const before = `'list', 'search', 'view', 'export', 'status', 'note', 'relay', 'erase', 'copy', 'marketing', 'account',
  'assign', 'callback', 'absence', 'grade', 'entry', 'merge', 'visit', 'today', 'campaign', 'restore', 'interest', 'text',
  'home', 'notice'`;

/** What the office changes of the sale's terms, each version from a moment on, and its changes in the desk's log. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE sale_terms (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- Only what differs from content.
      terms jsonb NOT NULL,
      valid_from timestamptz(3) NOT NULL,
      reason text NOT NULL,
      -- The account's e-mail.
      changed_by text NOT NULL,
      changed_at timestamptz(3) NOT NULL DEFAULT now()
    );
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check,
      ADD CONSTRAINT desk_log_action_check CHECK (action IN (${before}, 'terms'));
  `);
}

/** Rows of the log stay, because it is append-only: the older constraint holds for new ones. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE sale_terms;
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check,
      ADD CONSTRAINT desk_log_action_check CHECK (action IN (${before})) NOT VALID;
  `);
}
