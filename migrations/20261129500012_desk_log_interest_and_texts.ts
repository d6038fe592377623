import type { Knex } from "knex";

const before = `'list', 'search', 'view', 'export', 'status', 'note', 'relay', 'erase', 'copy', 'marketing', 'account', 'assign',
  'callback', 'absence', 'grade', 'entry', 'merge', 'visit', 'today', 'campaign', 'restore'`;
const added = "'interest', 'text'";

/** The log's actions `interest`, another type of interest on a lead, and `text`, a text sent by hand. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check;
    ALTER TABLE desk_log ADD CONSTRAINT desk_log_action_check CHECK (action IN (${before}, ${added}));
  `);
}

export async function down(db: Knex): Promise<void> {
  // What only this version writes can't be kept: the constraint of the one before doesn't know it.
  await db.raw(`
    ALTER TABLE desk_log DISABLE TRIGGER keep_desk_log;
    DELETE FROM desk_log WHERE action IN (${added});
    ALTER TABLE desk_log ENABLE TRIGGER keep_desk_log;
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check;
    ALTER TABLE desk_log ADD CONSTRAINT desk_log_action_check CHECK (action IN (${before}));
  `);
}
