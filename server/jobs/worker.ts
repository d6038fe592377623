import { type LogFunctionFactory, Logger as QueueLogger, type Runner, run, type TaskList } from "graphile-worker";
import type { Logger } from "pino";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/connect.ts";
import { withDeadline } from "../database/deadline.ts";
import { publishPlanned } from "../models/article/articleWriting.ts";
import { announceChanged } from "../models/changedPages.ts";
import { erasePlanned } from "../models/lead/erasure.ts";
import { earlierClock } from "../models/lead/purgeHold.ts";
import { purgeFormKeys } from "../models/once.ts";
import { unlockAbandonedJobs } from "../models/queue.ts";
import { relayBacklog } from "../models/relay/relayBacklog.ts";
import { purgeTextedNumbers } from "../models/text/textedNumber.ts";
import { purgeThrottles } from "../models/throttle.ts";
import { alertChannels } from "../services/alerts/alertChannel.ts";
import { watch } from "../services/alerts/watch.ts";
import { formServiceFor } from "../services/forms/formServiceFor.ts";
import { announcePages } from "../services/indexNow.ts";
import { sendTexts } from "../services/sms/sendTexts.ts";
import { findTextResult } from "../services/sms/textResults.ts";
import { textServiceFor } from "../services/sms/textServiceFor.ts";
import { findVacancies, sendVacancyText } from "../services/sms/vacancyTexts.ts";
import { nightlyPurge } from "./nightlyPurge.ts";
import { relayRegistration } from "./relayRegistration.ts";

/**
 * Milliseconds after which a job may not query the database or call a service. One job may send several messages, each
 * with its own timeouts, and a job reclaimed while it still runs would run twice.
 */
const maxJobTime = 35_000;
/** Milliseconds that recording a job's end may take. After both, the process of a locked job must be dead. */
const recordingTime = 10_000;
/** Milliseconds between checks for such jobs. */
const reclaimEvery = 5_000;

const payload = z.object({ id: z.string() });

interface Options {
  config: Pick<
    Config,
    | "formService"
    | "indexNow"
    | "textService"
    | "textLimits"
    | "optOut"
    | "alerts"
    | "publicUrl"
    | "retentionDays"
    | "deskLogDays"
  >;
  database: Database;
  /** Signs the links in texts. */
  sessionSecret: string;
  log: Logger;
  /** The clock, so that tests can move it. */
  now(): Date;
  /** Timeout of a job, in milliseconds. */
  jobTimeout?: number;
}

/** Logs the queue's messages without their metadata: a job's payload stays in the database. */
const queueLog = (log: Logger) => {
  const factory: LogFunctionFactory = () => (level, message) =>
    log[level === "error" ? "error" : level === "warning" ? "warn" : "debug"](message);
  return new QueueLogger(factory);
};

/**
 * Starts the queue's worker: relays registrations, sends texts, alerts the office, deletes expired data.
 * @returns what stops it, after the running jobs
 */
export async function startWorker({
  config,
  database: { db, queuePool },
  sessionSecret,
  log,
  now,
  jobTimeout = maxJobTime,
}: Options): Promise<{ stop(): Promise<void> }> {
  const service = config.formService && formServiceFor(config.formService);
  const { optOut, publicUrl } = config;
  const texts = config.textService && textServiceFor(config.textService);
  const channels = alertChannels(config.alerts);
  const start = (concurrency: number, tasks: TaskList, cron: string[] = []): Promise<Runner> =>
    run({
      pgPool: queuePool,
      concurrency,
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: queueLog(log),
      crontab: cron.join("\n"),
      taskList: withTimeouts(jobTimeout, tasks),
    });
  // A service that hangs occupies a job for ten seconds. Each has workers of its own, so that only its own jobs wait for it:
  // not publication, not erasures that visitors have a right to.
  const runners = await Promise.all([
    start(6, {
      relayRegistration: (job) => relayRegistration({ db, service, log }, payload.parse(job).id),
      async relayBacklog() {
        const added = service ? await relayBacklog(db) : 0;
        log.info({ taken: added }, "jobs added for registrations not relayed");
      },
    }),
    start(3, {
      sendTexts: (job) =>
        sendTexts(
          { db, service: texts, optOut, publicUrl, limits: config.textLimits, sessionSecret, log, now },
          payload.parse(job).id,
        ),
      sendVacancyText: (job) =>
        sendVacancyText({ db, service: texts, publicUrl, sessionSecret, log, now }, payload.parse(job).id),
      findTextResult: (job) => findTextResult({ db, service: texts, now }, payload.parse(job).id),
    }),
    start(
      3,
      {
        async erasePlanned() {
          const erased = await erasePlanned(db);
          if (erased > 0) log.info({ erased }, "registrations erased by the office");
        },
        findVacancies: () => findVacancies({ db, now }),
        async publishArticle(job) {
          if (await publishPlanned(db, payload.parse(job).id)) log.info("scheduled article published");
        },
        watch: () => watch({ db, channels, publicUrl, log, now }),
        async purgeThrottles() {
          await purgeThrottles(db);
          await purgeFormKeys(db);
          await purgeTextedNumbers(db, await earlierClock(db, now()));
        },
        async announceChanges() {
          const { indexNow } = config;
          if (!indexNow) return;
          const announced = await announceChanged(db, (paths) => announcePages(indexNow, publicUrl, paths));
          if (announced > 0) log.info({ announced }, "changed pages announced to search engines");
        },
        purgeRegistrations: () => nightlyPurge({ db, config, log, now: now() }),
      },
      // UTC; at night in Seoul. What was missed, because no server ran or the database stalled in that minute, is done later.
      [
        "17 * * * * purgeThrottles",
        "40 18 * * * purgeRegistrations ?fill=1d",
        ...(config.indexNow ? ["*/5 * * * * announceChanges ?max=1"] : []),
        ...(channels.length > 0 ? ["* * * * * watch ?max=3&queue=watch"] : []),
      ],
    ),
  ]);
  for (const { promise } of runners)
    promise.catch((error) => log.error({ err: { message: error.message } }, "queue worker stopped"));
  const reclaim = () =>
    unlockAbandonedJobs(db, jobTimeout + recordingTime).catch((error) =>
      log.warn({ err: { message: error.message } }, "abandoned jobs not reclaimed"),
    );
  await reclaim();
  const timer = setInterval(reclaim, reclaimEvery);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(runners.map((runner) => runner.stop().catch(() => {})));
    },
  };
}

const withTimeouts = (timeout: number, tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, (...job) => withDeadline(timeout, () => task?.(...job))]),
  );
