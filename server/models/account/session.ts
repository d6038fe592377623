import type { Knex } from "knex";

/**
 * Extends a session. An expired one stays expired, and the end is written only when it moves by at least `step`,
 * because a desk sends several requests a second.
 * @param until the new end
 * @param step milliseconds
 */
export async function prolongSession(db: Knex, id: string, now: Date, until: Date, step: number): Promise<void> {
  await db("sessions")
    .where({ sid: id })
    .andWhere("expire", ">=", now)
    .andWhere("expire", "<", new Date(until.getTime() - step))
    .update({ expire: until });
}
