import type { Knex } from "knex";

/** Adds the column again with another expression: PostgreSQL can change it in place from version 17 only. */
const setExpression = (db: Knex, expression: string) =>
  db.raw(`
    ALTER TABLE registrations DROP COLUMN phone_digits,
      ADD COLUMN phone_digits text NOT NULL GENERATED ALWAYS AS (${expression}) STORED;
    CREATE INDEX registrations_phone_digits ON registrations (phone_digits text_pattern_ops);
    CREATE INDEX registrations_last_digits ON registrations (reverse(phone_digits) text_pattern_ops);
    CREATE INDEX registrations_pieces ON registrations USING gin (lead_pieces(name, phone_digits));
  `);

/** One number is one lead's whatever its spelling: full-width digits, 001-82 and a lost zero too, as in phoneDigits.ts. */
export async function up(db: Knex): Promise<void> {
  await setExpression(
    db,
    `regexp_replace(regexp_replace(normalize(phone, NFKC), '[^0-9]', '', 'g'),
      '^(00[0-9]{0,3}82|0{0,1}82|)0*(1[016789][0-9]{7,8})$', '0\\2')`,
  );
}

export async function down(db: Knex): Promise<void> {
  await setExpression(
    db,
    "regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00|)82(0|)(1[0-9]{8,9})$', '0\\3')",
  );
}
