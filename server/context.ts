import type { Logger } from "pino";
import type { Config } from "./config/config.ts";
import type { Database } from "./database/connect.ts";
import type { Notifications } from "./database/notifications.ts";
import type { Metrics } from "./metrics.ts";
import type { Views } from "./views/views.ts";

/** Everything that the application gets from outside. Tests vary this, never the pipeline. */
export interface Context {
  config: Config;
  database: Database;
  notifications: Notifications;
  views: Views;
  log: Logger;
  metrics: Metrics;
  /** Signs the session cookie. */
  sessionSecret: string;
  /** Whether the server is about to stop; /readyz then answers 503. */
  stopping(): boolean;
  /** The clock, so that tests can move it. */
  now(): Date;
}
