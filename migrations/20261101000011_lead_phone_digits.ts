import type { Knex } from "knex";

/**
 * registrations.phone_digits: the phone without anything but digits, +82 10 as 010, made by the database itself so that
 * it can't drift from what was typed. Empty when nothing of a number was typed. Equal digits are the same caller.
 * Indexed for equality and prefixes (`LIKE '0102%'`) and, reversed, for the last digits
 * (`reverse(phone_digits) LIKE reverse('%5678')`), which is how an office asks for a number.
 */
export async function up(db: Knex): Promise<void> {
  // No question mark in the pattern: knex would take it for a parameter.
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
