import type { RequestHandler, Response } from "express";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "./database/connect.ts";
import { newestBackup } from "./models/backup.ts";
import { countRelayStates } from "./models/relay/relayStates.ts";

/** Seconds. Content takes a few milliseconds, and database queries time out after four seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The pattern of the matched route, never the path: paths are arbitrary, and each would be a new label. */
function routeOf({ locals, req: { route } }: Response): string {
  return locals.route ?? (typeof route?.path === "string" ? route.path : "other");
}

/** Metrics in Prometheus's format: https://prometheus.io/docs/concepts/data_model/ */
export class Metrics {
  readonly registry = new Registry();
  readonly measure: RequestHandler;

  constructor({ db, pool }: Pick<Database, "db" | "pool">) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const requests = new Histogram({
      name: "http_request_duration_seconds",
      help: "Requests by route, method and status",
      labelNames: ["method", "route", "status"],
      buckets,
      registers,
    });
    this.measure = (request, response, next) => {
      const end = requests.startTimer({ method: request.method });
      response.once("close", () => end({ route: routeOf(response), status: response.statusCode }));
      next();
    };
    const leads = new Gauge({
      name: "leads",
      help: "Registrations in the database, by the state of their relay",
      labelNames: ["state"],
      registers,
      async collect() {
        leads.reset();
        // While the database is unavailable the series is absent; another alert reports that.
        const counts = await countRelayStates(db).catch(() => []);
        for (const { state, count } of counts) leads.set({ state }, count);
      },
    });
    const backup = new Gauge({
      name: "newest_backup_timestamp_seconds",
      help: "When the newest backup was made that the database knows of",
      registers,
      async collect() {
        backup.reset();
        const made = await newestBackup(db).catch(() => undefined);
        // A gauge that was never set would report 1970.
        if (made) backup.set(made.getTime() / 1_000);
        else backup.remove();
      },
    });
    const connections = new Gauge({
      name: "database_pool_connections",
      help: "Connections of the pool that the models use, and requests that wait for one",
      labelNames: ["state"],
      registers,
      collect() {
        connections.set({ state: "used" }, pool.totalCount - pool.idleCount);
        connections.set({ state: "free" }, pool.idleCount);
        connections.set({ state: "waiting" }, pool.waitingCount);
      },
    });
  }
}
