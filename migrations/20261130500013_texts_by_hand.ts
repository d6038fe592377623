import type { Knex } from "knex";

/**
 * Texts that an account sends manually, any number of times, in addition to the automatic ones, which are sent once
 * each.
 * - sent_by: the account; null for automatic texts. test_number: the digits of a test's recipient, instead of the
 *   registration's number.
 * - kind `absence`: a call was not answered. desk_undos.kind `text`: not sent yet, so it can be undone.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE texts
      ADD COLUMN sent_by text,
      ADD COLUMN test_number text,
      DROP CONSTRAINT texts_registration_id_kind_key,
      DROP CONSTRAINT texts_kind_check,
      ADD CONSTRAINT texts_kind_check CHECK (kind IN ('absence', 'visit', 'reminder', 'news'));
    CREATE UNIQUE INDEX texts_following ON texts (registration_id, kind) WHERE sent_by IS NULL;
    CREATE INDEX texts_registration ON texts (registration_id);
    CREATE INDEX texts_tested ON texts (kind, created_at) WHERE test_number IS NOT NULL;
    ALTER TABLE desk_undos
      DROP CONSTRAINT desk_undos_kind_check,
      ADD CONSTRAINT desk_undos_kind_check CHECK (kind IN ('erase', 'merge', 'assign', 'marketing', 'text'));
  `);
}

export async function down(db: Knex): Promise<void> {
  // Manual texts are deleted, because the previous version would send tests to the registration's number.
  await db.raw(`
    DELETE FROM desk_undos WHERE kind = 'text';
    DELETE FROM texts WHERE sent_by IS NOT NULL OR kind = 'absence';
    ALTER TABLE desk_undos
      DROP CONSTRAINT desk_undos_kind_check,
      ADD CONSTRAINT desk_undos_kind_check CHECK (kind IN ('erase', 'merge', 'assign', 'marketing'));
    DROP INDEX texts_tested;
    DROP INDEX texts_registration;
    DROP INDEX texts_following;
    ALTER TABLE texts
      DROP CONSTRAINT texts_kind_check,
      ADD CONSTRAINT texts_kind_check CHECK (kind IN ('visit', 'reminder', 'news')),
      ADD CONSTRAINT texts_registration_id_kind_key UNIQUE (registration_id, kind),
      DROP COLUMN test_number,
      DROP COLUMN sent_by;
  `);
}
