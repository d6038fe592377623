import type { Knex } from "knex";

/** Notes of the office about a lead, deleted with it. author is the account's e-mail at that time. */
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
