import type { Knex } from "knex";

/**
 * registrations.phone_digits: the digits of the phone number, with +82 10 as 010; a generated column, so that it
 * always matches the phone. Empty if the phone has no digits. Indexed for equality and prefixes (`LIKE '0102%'`) and,
 * reversed, for the last digits (`reverse(phone_digits) LIKE reverse('%5678')`), which is how the office searches.
 */
export async function up(db: Knex): Promise<void> {
  // No question mark in the pattern, because knex would treat it as a parameter.
  await db.raw(`
    ALTER TABLE registrations ADD COLUMN phone_digits text NOT NULL GENERATED ALWAYS AS (
      regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00|)82(0|)(1[0-9]{8,9})$', '0\\3')
    ) STORED;
    CREATE INDEX registrations_phone_digits ON registrations (phone_digits text_pattern_ops);
    CREATE INDEX registrations_last_digits ON registrations (reverse(phone_digits) text_pattern_ops);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE registrations DROP COLUMN phone_digits");
}
