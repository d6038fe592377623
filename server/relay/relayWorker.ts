import { type LogFunctionFactory, Logger as QueueLogger, type Runner, run } from "graphile-worker";
import type { Logger } from "pino";
import { z } from "zod";
import type { Config } from "../config.ts";
import type { Database } from "../database/connect.ts";
import { purgeThrottles } from "../middleware/throttle.ts";
import { purgeRegistrations } from "../models/erasure.ts";
import { formServiceFor } from "./formService.ts";
import { relayRegistration } from "./relayRegistration.ts";

/** A job can't take longer than the services' own time limits, so one locked for longer belongs to a process that died. */
const abandonedAfter = "45 seconds";
const reclaimEvery = 15_000;

const payload = z.object({ id: z.string() });

interface Options {
  config: Pick<Config, "formService" | "retentionDays">;
  database: Database;
  log: Logger;
  /** The clock, so that tests can move it. */
  now(): Date;
}

/** Passes the queue's own words on, without its metadata: a job's payload stays in the database. */
const queueLog = (log: Logger) => {
  const factory: LogFunctionFactory = () => (level, message) =>
    log[level === "error" ? "error" : level === "warning" ? "warn" : "debug"](message);
  return new QueueLogger(factory);
};

/**
 * Does what was put into the queue: relays registrations, and tidies up.
 * @returns what stops it; a job under way is finished first.
 */
export async function startRelay({
  config,
  database: { db, pool },
  log,
  now,
}: Options): Promise<{ stop(): Promise<void> }> {
  const service = config.formService && formServiceFor(config.formService);
  const runner: Runner = await run({
    pgPool: pool,
    // A service that hangs holds a place for ten seconds; the others go on.
    concurrency: 8,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: queueLog(log),
    // UTC: the small hours in Seoul.
    crontab: "17 * * * * purgeThrottles\n40 18 * * * purgeRegistrations",
    taskList: {
      relayRegistration: (job) => relayRegistration({ db, service, log }, payload.parse(job).id),
      purgeThrottles: () => purgeThrottles(db),
      async purgeRegistrations() {
        const erased = await purgeRegistrations(db, { retentionDays: config.retentionDays, now: now() });
        if (erased > 0) log.info({ erased }, "registrations past their retention period erased");
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
