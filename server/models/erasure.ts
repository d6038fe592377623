import type { Knex } from "knex";

/** Registrations erased by one statement, so that it stays well under the statement's time limit. */
const batch = 500;

export type ErasureReason = "withdrawn" | "retention" | "office";

/**
 * Destroys a registration with every copy: what hangs on it goes with it, its place at a visit is given back, jobs and
 * logs know it by its id alone. That it was destroyed stays written down, without a word of it.
 * @returns false when there is none
 */
export async function eraseRegistration(db: Knex, id: string, reason: ErasureReason): Promise<boolean> {
  const { rows } = await db.raw(
    `WITH erased AS (DELETE FROM registrations WHERE id = :id RETURNING id, created_at)
     INSERT INTO erasures (registration_id, reason, registered_at, provider_id)
     SELECT id, :reason, created_at,
       (SELECT max(provider_id) FROM relay_attempts WHERE registration_id = erased.id)
     FROM erased RETURNING registration_id`,
    { id, reason },
  );
  return rows.length > 0;
}

/** @returns when and why a registration was destroyed, if it was */
export async function findErasure(db: Knex, id: string): Promise<{ at: Date; reason: ErasureReason } | undefined> {
  return db("erasures").where({ registration_id: id }).first("at", "reason");
}

/**
 * Destroys what is older than the retention period.
 * @returns how many registrations were destroyed
 */
export async function purgeRegistrations(db: Knex, options: { retentionDays: number; now: Date }): Promise<number> {
  const oldest = new Date(options.now.getTime() - options.retentionDays * 24 * 60 * 60_000);
  let erased = 0;
  for (;;) {
    const { rows } = await db.raw(
      `WITH old AS (SELECT id FROM registrations WHERE created_at < :oldest LIMIT :batch),
            erased AS (DELETE FROM registrations USING old WHERE registrations.id = old.id RETURNING registrations.id)
       INSERT INTO erasures (registration_id, reason) SELECT id, 'retention' FROM erased RETURNING registration_id`,
      { oldest, batch },
    );
    erased += rows.length;
    if (rows.length < batch) return erased;
  }
}
