import type { Knex } from "knex";

/**
 * A session goes on. One that is over stays over, whoever still holds its cookie, and one that has just been used is left
 * alone: a desk asks several times a second.
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
