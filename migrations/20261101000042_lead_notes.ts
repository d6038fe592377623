import type { Knex } from "knex";

/** What the office writes down about a lead; it goes when the lead does. author is the e-mail at the time. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE lead_notes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      registration_id bigint NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
      author text NOT NULL,
      body text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX lead_notes_of_registration ON lead_notes (registration_id, id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE lead_notes");
}
