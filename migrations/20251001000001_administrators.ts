import type { Knex } from "knex";

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE administrators (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email text NOT NULL,
      password_hash text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX administrators_email ON administrators (lower(email));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE administrators");
}
