import type { Knex } from "knex";

/**
 * The office's work on a lead.
 * - assignee_id: the account responsible for it; callback_at: when to call it again; absences: unanswered calls;
 *   grade: the probability of a contract.
 * - visited_at, contracted_at: the times of visit and contract, for the figures.
 * - merged_into: the lead of the same number that includes this one; separated again if that one is deleted.
 * - erase_at: when it will be erased; until then that can be undone.
 * - forms `phone` and `walkin`: entered by the office. Status `contracted`.
 * - visit_bookings.outcome: whether the visit took place. consent_events.told_by: the account that informed orally.
 * - desk_undos: actions that can be undone for a moment, by the account that took them; ids only. saved_filters: an
 *   account's own filters of the list, without search text.
 * The indexes serve counsellors' lists, newest first, due callbacks, and the leads merged into one.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE registrations
      ADD COLUMN assignee_id bigint REFERENCES administrators (id) ON DELETE SET NULL,
      ADD COLUMN callback_at timestamptz(3),
      ADD COLUMN absences integer NOT NULL DEFAULT 0,
      ADD COLUMN grade text CHECK (grade IN ('A', 'B', 'C')),
      ADD COLUMN visited_at timestamptz(3),
      ADD COLUMN contracted_at timestamptz(3),
      ADD COLUMN merged_into bigint REFERENCES registrations (id) ON DELETE SET NULL,
      ADD COLUMN erase_at timestamptz(3);
    ALTER TABLE registrations DROP CONSTRAINT registrations_status_check, DROP CONSTRAINT registrations_form_check;
    ALTER TABLE registrations
      ADD CONSTRAINT registrations_status_check
        CHECK (status IN ('new', 'contacted', 'booked', 'visited', 'contracted', 'closed')),
      ADD CONSTRAINT registrations_form_check CHECK (form IN ('popup', 'home', 'customer', 'phone', 'walkin'));
    UPDATE registrations SET visited_at = created_at WHERE status = 'visited';
    CREATE INDEX registrations_assignee ON registrations (assignee_id, created_at DESC, id DESC);
    CREATE INDEX registrations_callback ON registrations (callback_at) WHERE callback_at IS NOT NULL;
    CREATE INDEX registrations_merged_into ON registrations (merged_into) WHERE merged_into IS NOT NULL;
    CREATE INDEX registrations_erase_at ON registrations (erase_at) WHERE erase_at IS NOT NULL;

    ALTER TABLE visit_bookings
      ADD COLUMN outcome text CHECK (outcome IN ('arrived', 'no_show')),
      ADD COLUMN outcome_at timestamptz(3);
    ALTER TABLE consent_events ADD COLUMN told_by text;

    CREATE TABLE desk_undos (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      administrator_id bigint NOT NULL REFERENCES administrators (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('erase', 'merge', 'assign', 'marketing')),
      data jsonb NOT NULL,
      expires_at timestamptz(3) NOT NULL
    );
    CREATE INDEX desk_undos_administrator ON desk_undos (administrator_id);

    CREATE TABLE saved_filters (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      administrator_id bigint NOT NULL REFERENCES administrators (id) ON DELETE CASCADE,
      name text NOT NULL,
      filters jsonb NOT NULL,
      UNIQUE (administrator_id, name)
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  // Replaces this version's forms and status by their closest equivalents in the previous version.
  await db.raw(`
    DROP TABLE saved_filters;
    DROP TABLE desk_undos;
    ALTER TABLE consent_events DROP COLUMN told_by;
    ALTER TABLE visit_bookings DROP COLUMN outcome_at, DROP COLUMN outcome;
    UPDATE registrations SET form = 'customer' WHERE form IN ('phone', 'walkin');
    UPDATE registrations SET status = 'visited' WHERE status = 'contracted';
    ALTER TABLE registrations DROP CONSTRAINT registrations_status_check, DROP CONSTRAINT registrations_form_check;
    ALTER TABLE registrations
      ADD CONSTRAINT registrations_status_check CHECK (status IN ('new', 'contacted', 'booked', 'visited', 'closed')),
      ADD CONSTRAINT registrations_form_check CHECK (form IN ('popup', 'home', 'customer'));
    ALTER TABLE registrations
      DROP COLUMN erase_at, DROP COLUMN merged_into, DROP COLUMN contracted_at, DROP COLUMN visited_at,
      DROP COLUMN grade, DROP COLUMN absences, DROP COLUMN callback_at, DROP COLUMN assignee_id;
  `);
}
