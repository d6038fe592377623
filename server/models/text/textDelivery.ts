import type { Knex } from "knex";
import type { Row } from "../../database/tables.ts";

export type TextDelivery = NonNullable<Row<"texts">["delivery"]>;

/** @returns a text that was sent and whose result is unknown; undefined otherwise */
export async function findSentText(db: Knex, id: string): Promise<{ providerId: string; sentAt: Date } | undefined> {
  const row = await db("texts")
    .where({ id, state: "sent", delivery: null })
    .first("provider_id", "settled_at", "created_at");
  return row?.provider_id ? { providerId: row.provider_id, sentAt: row.settled_at ?? row.created_at } : undefined;
}

export async function recordDelivery(db: Knex, id: string, delivery: TextDelivery): Promise<void> {
  await db("texts").where({ id }).update({ delivery });
}

/** Schedules a check of a text's result; one job per text. */
export async function planTextResult(db: Knex, id: string, at: Date): Promise<void> {
  await db.raw(
    `SELECT graphile_worker.add_job('findTextResult', json_build_object('id', cast(:id AS text)),
       run_at => :at, max_attempts => 5, job_key => 'textResult:' || cast(:id AS text))`,
    { id, at },
  );
}
