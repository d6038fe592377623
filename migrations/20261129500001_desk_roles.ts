import type { Knex } from "knex";

const before = "'list', 'search', 'view', 'export', 'status', 'note', 'relay', 'erase', 'copy', 'marketing'";
const added =
  "'account', 'assign', 'callback', 'absence', 'grade', 'entry', 'merge', 'visit', 'today', 'campaign', 'restore'";

/**
 * Accounts of the desk have one of two roles: `office` does everything, `counsellor` works on own and unassigned leads.
 * Whoever had an account before ran the office. name is shown beside leads; an account that is disabled can't sign in,
 * and keeps its place in the histories.
 * The log gets the actions that this makes possible; `account` is a change of an account.
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
  // What only this version writes can't be kept: the constraint of the one before doesn't know it. An account that was
  // denied the office's pages, or all of them, must not get them from a version that knows no roles.
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
