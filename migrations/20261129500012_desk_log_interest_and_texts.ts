import type { Knex } from "knex";

const before = `'list', 'search', 'view', 'export', 'status', 'note', 'relay', 'erase', 'copy', 'marketing', 'account', 'assign',
  'callback', 'absence', 'grade', 'entry', 'merge', 'visit', 'today', 'campaign', 'restore'`;
const added = "'interest', 'text'";

/** The log's actions `interest`, a changed unit type of a lead, and `text`, a text sent manually. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check;
    ALTER TABLE desk_log ADD CONSTRAINT desk_log_action_check CHECK (action IN (${before}, ${added}));
  `);
}

export async function down(db: Knex): Promise<void> {
  // Rows with this version's actions are deleted, because the previous constraint doesn't allow them.
  await db.raw(`
    ALTER TABLE desk_log DISABLE TRIGGER keep_desk_log;
    DELETE FROM desk_log WHERE action IN (${added});
    ALTER TABLE desk_log ENABLE TRIGGER keep_desk_log;
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check;
    ALTER TABLE desk_log ADD CONSTRAINT desk_log_action_check CHECK (action IN (${before}));
  `);
}
