import type { Knex } from "knex";

/**
 * Unlocks jobs of processes that were killed; the queue itself would wait four hours.
 * @param after milliseconds after which the process of a locked job must be dead
 */
export async function unlockAbandonedJobs(db: Knex, after: number): Promise<void> {
  await db.raw(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
     FROM graphile_worker.jobs WHERE locked_at < now() - ? * interval '1 ms' HAVING count(*) > 0`,
    [after],
  );
}
