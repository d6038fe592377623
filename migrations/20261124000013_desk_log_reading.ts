import type { Knex } from "knex";

const actions = "'list', 'search', 'view', 'export', 'status', 'note', 'relay', 'erase'";

/**
 * Indexes for reading the log by account and action, and its retention: a row may be deleted after one year, the legal
 * minimum (개인정보의 안전성 확보조치 기준 제8조), and not before.
 * - action `copy`: the office deleted the form service's copy of an erased lead.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check;
    ALTER TABLE desk_log ADD CONSTRAINT desk_log_action_check CHECK (action IN (${actions}, 'copy'));
    CREATE INDEX desk_log_at ON desk_log (at);
    CREATE INDEX desk_log_action ON desk_log (action, id);
    CREATE INDEX desk_log_administrator ON desk_log (administrator, action, id);
    CREATE INDEX desk_log_of_administrator ON desk_log (administrator, id);

    DROP TRIGGER keep_desk_log ON desk_log;
    CREATE OR REPLACE FUNCTION keep_desk_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.at < now() - interval '365 days' THEN
          RETURN OLD;
        END IF;
      END IF;
      RAISE EXCEPTION 'desk_log is append-only';
    END $$;
    CREATE TRIGGER keep_desk_log BEFORE DELETE ON desk_log FOR EACH ROW EXECUTE FUNCTION keep_desk_log();
    CREATE TRIGGER keep_desk_log_whole BEFORE UPDATE OR TRUNCATE ON desk_log
      FOR EACH STATEMENT EXECUTE FUNCTION keep_desk_log();
  `);
}

export async function down(db: Knex): Promise<void> {
  // Rows with this version's actions are deleted, because the previous constraint doesn't allow them.
  await db.raw(`
    DROP TRIGGER keep_desk_log_whole ON desk_log;
    DROP TRIGGER keep_desk_log ON desk_log;
    DELETE FROM desk_log WHERE action = 'copy';
    CREATE OR REPLACE FUNCTION keep_desk_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'desk_log is append-only';
    END $$;
    CREATE TRIGGER keep_desk_log BEFORE UPDATE OR DELETE OR TRUNCATE ON desk_log
      FOR EACH STATEMENT EXECUTE FUNCTION keep_desk_log();
    DROP INDEX desk_log_of_administrator;
    DROP INDEX desk_log_administrator;
    DROP INDEX desk_log_action;
    DROP INDEX desk_log_at;
    ALTER TABLE desk_log DROP CONSTRAINT desk_log_action_check;
    ALTER TABLE desk_log ADD CONSTRAINT desk_log_action_check CHECK (action IN (${actions}));
  `);
}
