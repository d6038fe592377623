import type { Knex } from "knex";

const actions = "'list', 'search', 'view', 'export', 'status', 'note', 'relay', 'erase', 'copy'";

/** The log's action `marketing`: the office recorded that somebody refused advertising, for example by telephone. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check;
    ALTER TABLE desk_log ADD CONSTRAINT desk_log_action_check CHECK (action IN (${actions}, 'marketing'));
  `);
}

export async function down(db: Knex): Promise<void> {
  // Rows with this version's actions are deleted, because the previous constraint doesn't allow them.
  await db.raw(`
    ALTER TABLE desk_log DISABLE TRIGGER keep_desk_log;
    DELETE FROM desk_log WHERE action = 'marketing';
    ALTER TABLE desk_log ENABLE TRIGGER keep_desk_log;
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check;
    ALTER TABLE desk_log ADD CONSTRAINT desk_log_action_check CHECK (action IN (${actions}));
  `);
}
