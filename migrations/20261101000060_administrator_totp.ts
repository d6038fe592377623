import type { Knex } from "knex";

/**
 * An administrator's optional second factor.
 * - totp_secret: base32, as authenticator apps expect it; null without a second factor.
 * - totp_last_step: the time step of the last accepted code, so that no code is accepted twice.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE administrators ADD COLUMN totp_secret text, ADD COLUMN totp_last_step bigint");
}

export async function down(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE administrators DROP COLUMN totp_last_step, DROP COLUMN totp_secret");
}
