import type { Knex } from "knex";

/** The desk's audit log, and what its accounts keep for themselves. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Who viewed or changed which lead, and when. No row has personal data of visitors, so it remains when its lead is
    -- deleted: registration_id is no foreign key, and search text isn't stored.
    CREATE TABLE desk_log (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz(3) NOT NULL DEFAULT now(),
      administrator text NOT NULL,
      action text NOT NULL CHECK (action IN (
        'list', 'search', 'view', 'export', 'status', 'note', 'relay', 'erase', 'copy', 'marketing', 'account', 'assign',
        'callback', 'absence', 'grade', 'entry', 'merge', 'visit', 'today', 'campaign', 'restore', 'interest', 'text',
        'home'
      )),
      registration_id bigint,
      -- Filters and number of leads of lists and exports, old and new status of changes.
      details jsonb NOT NULL DEFAULT '{}'
    );
    CREATE INDEX desk_log_at ON desk_log (at);
    CREATE INDEX desk_log_action ON desk_log (action, id);
    CREATE INDEX desk_log_administrator ON desk_log (administrator, action, id);
    CREATE INDEX desk_log_of_administrator ON desk_log (administrator, id);
    CREATE INDEX desk_log_of_registration ON desk_log (registration_id, id) WHERE registration_id IS NOT NULL;

    -- A row may be deleted after one year, the legal minimum (개인정보의 안전성 확보조치 기준 제8조), and not before.
    CREATE FUNCTION keep_desk_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.at < now() - interval '365 days' THEN
          RETURN OLD;
        END IF;
      END IF;
      RAISE EXCEPTION 'desk_log is append-only';
    END $$;
    CREATE TRIGGER keep_desk_log BEFORE DELETE ON desk_log
      FOR EACH ROW EXECUTE FUNCTION keep_desk_log();
    CREATE TRIGGER keep_desk_log_whole BEFORE UPDATE OR TRUNCATE ON desk_log
      FOR EACH STATEMENT EXECUTE FUNCTION keep_desk_log();

    -- Actions that their account can undo for a moment; ids only.
    CREATE TABLE desk_undos (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      administrator_id bigint NOT NULL REFERENCES administrators (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('erase', 'merge', 'assign', 'marketing', 'text', 'home')),
      data jsonb NOT NULL,
      expires_at timestamptz(3) NOT NULL
    );
    CREATE INDEX desk_undos_administrator ON desk_undos (administrator_id);

    -- An account's own filters of the list, without search text.
    CREATE TABLE saved_filters (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      administrator_id bigint NOT NULL REFERENCES administrators (id) ON DELETE CASCADE,
      name text NOT NULL,
      filters jsonb NOT NULL,
      UNIQUE (administrator_id, name)
    );

    -- Links for advertisements: their utm_* parameters, and the page that they open.
    CREATE TABLE campaign_links (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      source text NOT NULL,
      medium text NOT NULL,
      campaign text NOT NULL,
      path text NOT NULL,
      created_by text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (source, medium, campaign, path)
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE campaign_links, saved_filters, desk_undos, desk_log;
    DROP FUNCTION keep_desk_log;
  `);
}
