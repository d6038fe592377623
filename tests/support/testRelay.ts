import { startWorker } from "../../server/jobs/worker.ts";
import { createLog } from "../../server/middleware/logging.ts";
import type { TestApp } from "./testApp.ts";

type Options = Parameters<typeof startWorker>[0];

/** A relay beside a test's application; `options` are what differs from it. */
export const startTestRelay = ({ config, database }: TestApp, options: Partial<Options> = {}) =>
  startWorker({
    config,
    database,
    sessionSecret: "s".repeat(32),
    log: createLog({ logLevel: "silent" }),
    now: () => new Date(),
    ...options,
  });
