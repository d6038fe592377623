import type { Knex } from "knex";

const before = "'list', 'search', 'view', 'export', 'status', 'note', 'relay', 'erase', 'copy', 'marketing'";
const added =
  "'account', 'assign', 'callback', 'absence', 'grade', 'entry', 'merge', 'visit', 'today', 'campaign', 'restore'";

/**
 * Roles of desk accounts: `office` may do everything, `counsellor` sees own and unassigned leads. Existing accounts
 * become `office`. name is shown beside leads; a disabled account can't sign in, and stays in the histories. The log
 * gets the new actions; `account` is a change of an account.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE administrators
      ADD COLUMN role text NOT NULL DEFAULT 'office' CHECK (role IN ('office', 'counsellor')),
      ADD COLUMN name text NOT NULL DEFAULT '',
      ADD COLUMN disabled_at timestamptz(3);
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check;
    ALTER TABLE desk_log ADD CONSTRAINT desk_log_action_check CHECK (action IN (${before}, ${added}));
  `);
}

export async function down(db: Knex): Promise<void> {
  // Rows with this version's actions are deleted, because the previous constraint doesn't allow them. Accounts with
  // restricted or no access are deleted too, because the previous version would give them full access.
  await db.raw(`
    ALTER TABLE desk_log DISABLE TRIGGER keep_desk_log;
    DELETE FROM desk_log WHERE action IN (${added});
    ALTER TABLE desk_log ENABLE TRIGGER keep_desk_log;
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check;
    ALTER TABLE desk_log ADD CONSTRAINT desk_log_action_check CHECK (action IN (${before}));
    DELETE FROM sessions WHERE sess -> 'administrator' ->> 'id' IN (
      SELECT id::text FROM administrators WHERE role <> 'office' OR disabled_at IS NOT NULL);
    DELETE FROM administrators WHERE role <> 'office' OR disabled_at IS NOT NULL;
    ALTER TABLE administrators DROP COLUMN disabled_at, DROP COLUMN name, DROP COLUMN role;
  `);
}
