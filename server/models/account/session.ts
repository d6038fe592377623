import { createHash } from "node:crypto";
import type { Knex } from "knex";
import type { Row } from "../../database/tables.ts";

/**
 * What a session and a known browser carry of the password and the second factor that they began with: with others they
 * are over, also those that were about to begin while these were changed.
 */
export const fingerprintOf = ({
  password_hash,
  totp_secret,
}: Pick<Row<"administrators">, "password_hash" | "totp_secret">) =>
  createHash("sha256")
    .update(`${password_hash}\n${totp_secret ?? ""}`)
    .digest("base64url");

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
