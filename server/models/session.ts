import type { Knex } from "knex";

/**
 * Prolongs a session. An expired one stays expired, and one that was used just now isn't written again: a desk asks several
 * times a second.
 * @param until when it is over unless it is used again
 * @param step milliseconds that are worth a write
 */
export async function prolongSession(db: Knex, id: string, now: Date, until: Date, step: number): Promise<void> {
  await db("sessions")
    .where({ sid: id })
    .andWhere("expire", ">=", now)
    .andWhere("expire", "<", new Date(until.getTime() - step))
    .update({ expire: until });
}
