import { type LogFunctionFactory, Logger as QueueLogger, type Runner, run } from "graphile-worker";
import type { Logger } from "pino";
import { z } from "zod";
import type { Database } from "../database/connect.ts";
import { purgeThrottles } from "../middleware/throttle.ts";
import { findRegistration, markRelayed, purgeRegistrations } from "../models/registration.ts";
import { relayToFormService } from "./formService.ts";

/** A job can't take longer than the relay's own time limit, so one locked for longer belongs to a process that died. */
const abandonedAfter = "45 seconds";
const reclaimEvery = 15_000;

const payload = z.object({ id: z.string() });

interface Options {
  database: Database;
  relayUrl: string | undefined;
  retentionDays: number;
  log: Logger;
}

/** Passes the queue's own words on, without its metadata: a job's payload stays in the database. */
const queueLog = (log: Logger) => {
  const factory: LogFunctionFactory = () => (level, message) =>
    log[level === "error" ? "error" : level === "warning" ? "warn" : "debug"](message);
  return new QueueLogger(factory);
};

/**
 * Does what was put into the queue: relays registrations with growing pauses between attempts, and tidies up.
 * @returns what stops it; a job under way is finished first.
 */
export async function startRelay({
  database: { db, pool },
  relayUrl,
  retentionDays,
  log,
}: Options): Promise<{ stop(): Promise<void> }> {
  const runner: Runner = await run({
    pgPool: pool,
    concurrency: 4,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: queueLog(log),
    // UTC: the small hours in Seoul.
    crontab: "17 * * * * purgeThrottles\n40 18 * * * purgeRegistrations",
    taskList: {
      async relayRegistration(job) {
        const registration = await findRegistration(db, payload.parse(job).id);
        if (!registration || registration.relayed) return;
        if (!relayUrl) throw new Error("RELAY_URL is not set any more");
        await relayToFormService(relayUrl, registration);
        await markRelayed(db, registration.id);
        log.info({ registration: registration.id }, "registration relayed");
      },
      purgeThrottles: () => purgeThrottles(db),
      async purgeRegistrations() {
        const deleted = await purgeRegistrations(db, { retentionDays, now: new Date() });
        if (deleted > 0) log.info({ deleted }, "registrations past their retention period deleted");
      },
    },
  });
  runner.promise.catch((error) => log.error({ err: { message: error.message } }, "the queue's worker stopped"));
  const reclaim = () =>
    reclaimAbandoned(db).catch((error) =>
      log.warn({ err: { message: error.message } }, "abandoned jobs not reclaimed"),
    );
  await reclaim();
  const timer = setInterval(reclaim, reclaimEvery);
  return {
    async stop() {
      clearInterval(timer);
      await runner.stop().catch(() => {});
    },
  };
}

/** Frees jobs of processes that were killed; the queue itself would wait four hours. */
async function reclaimAbandoned(db: Database["db"]): Promise<void> {
  await db.raw(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
     FROM graphile_worker.jobs WHERE locked_at < now() - ?::interval HAVING count(*) > 0`,
    [abandonedAfter],
  );
}
