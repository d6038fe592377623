import type { Knex } from "knex";

/**
 * The desk's audit log: who viewed or changed which lead, and when. Append-only. Rows contain a lead's id but no
 * personal data of visitors, so they remain when it is deleted: registration_id is not a foreign key, and search text
 * isn't stored.
 * - action: `list`, `search`, `view`, `export`, `status`, `note`, `relay` (sent again) or `erase`.
 * - details: filters and number of leads of lists and exports, old and new status of changes.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE desk_log (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz(3) NOT NULL DEFAULT now(),
      administrator text NOT NULL,
      action text NOT NULL CHECK (action IN ('list', 'search', 'view', 'export', 'status', 'note', 'relay', 'erase')),
      registration_id bigint,
      details jsonb NOT NULL DEFAULT '{}'
    );
    CREATE INDEX desk_log_of_registration ON desk_log (registration_id, id) WHERE registration_id IS NOT NULL;

    CREATE FUNCTION keep_desk_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'desk_log is append-only';
    END $$;
    CREATE TRIGGER keep_desk_log BEFORE UPDATE OR DELETE OR TRUNCATE ON desk_log
      FOR EACH STATEMENT EXECUTE FUNCTION keep_desk_log();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE desk_log; DROP FUNCTION keep_desk_log();");
}
