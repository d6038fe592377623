import type { Knex } from "knex";

/** Accounts of the desk, and their sessions in the table of connect-pg-simple (its table.sql). */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE administrators (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email text NOT NULL,
      password_hash text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),

      -- The optional second factor: base32, as authenticator apps expect it.
      totp_secret text,
      -- The time step of the last accepted code, so that no code is accepted twice.
      totp_last_step bigint,

      -- An office may do everything; a counsellor works on own and unassigned leads.
      role text NOT NULL DEFAULT 'office' CHECK (role IN ('office', 'counsellor')),
      name text NOT NULL DEFAULT '',
      -- A disabled account can't sign in, and stays in the histories.
      disabled_at timestamptz(3)
    );
    CREATE UNIQUE INDEX administrators_email ON administrators (lower(email));

    CREATE TABLE sessions (
      sid text PRIMARY KEY,
      sess json NOT NULL,
      expire timestamptz NOT NULL
    );
    CREATE INDEX sessions_expire ON sessions (expire);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE sessions, administrators");
}
