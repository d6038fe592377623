import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { keepAssets } from "./assets/keepAssets.ts";
import { closeGently } from "./closeGently.ts";
import { type Config, readConfig } from "./config.ts";
import { connect, type Database } from "./database/connect.ts";
import { listen } from "./database/notifications.ts";
import { openDatabase } from "./database/open.ts";
import { isDatabaseUnavailable } from "./database/unavailable.ts";
import { Metrics } from "./metrics/metrics.ts";
import { serveMetrics } from "./metrics/metricsServer.ts";
import { createLog } from "./middleware/logging.ts";
import { securityHeaders } from "./middleware/security.ts";
import { administratorExists, createAdministrator } from "./models/administrator.ts";
import { startRelay } from "./relay/relayWorker.ts";
import { productionViews } from "./views/production.ts";
import { backlog, webServer } from "./webServer.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const upwards = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Milliseconds in which /readyz tells load balancers to send nothing more, before no connection is taken any more. */
const notice = 1_000;

/** The environment's account, or for an embedded database without any, one with a random password that is shown this once. */
async function firstAdministrator({ admin }: Config, { db }: Database, embedded: boolean): Promise<void> {
  if (admin.email && admin.password) {
    if (!(await administratorExists(db, admin.email))) await createAdministrator(db, admin.email, admin.password);
  } else if (await administratorExists(db)) {
    return;
  } else if (embedded) {
    const email = admin.email ?? "admin@lumina.example";
    const password = admin.password ?? randomBytes(12).toString("base64url");
    await createAdministrator(db, email, password);
    say(`Administrator: ${email}\nPassword (shown only now): ${password}`);
  } else {
    say("There is no administrator yet. Set ADMIN_EMAIL and ADMIN_PASSWORD, or run: npm run admin -- create <e-mail>");
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  // graphile-worker notes how a job ended without waiting for it, so a database that goes away just then rejects what
  // nobody holds, and would take the pages with it. The job is freed again like one of a process that died.
  process.on("unhandledRejection", (reason) => {
    if (!isDatabaseUnavailable(reason)) throw reason;
    log.warn({ trouble: String(reason) }, "a job's end was not noted");
  });
  const opened = await openDatabase(config, say);
  const connectionTrouble = (trouble: unknown) => log.warn({ trouble: String(trouble) }, "database connection");
  const database = connect(opened.url, connectionTrouble);
  const notifications = listen(opened.url, connectionTrouble);
  await firstAdministrator(config, database, opened.embedded);

  let stopping = false;
  const views =
    config.environment === "development"
      ? await (await import("./views/development.ts")).developmentViews(upwards(".."))
      : await productionViews(upwards(".."));
  const { folder } = views;
  const assets = folder ? await keepAssets({ url: opened.url, folder, notifications, log }) : undefined;
  const metrics = new Metrics(database);
  const now = () => new Date();
  const app = createApp({
    config,
    database,
    notifications,
    views,
    log,
    metrics,
    sessionSecret: opened.sessionSecret,
    stopping: () => stopping,
    now,
  });
  const relay = await startRelay({ config, database, sessionSecret: opened.sessionSecret, log, now });

  const metricsServer = config.metrics && (await serveMetrics(metrics, config.metrics));

  const server = webServer(app, securityHeaders(config));
  server.listen({ port: config.port, host: config.host, backlog }, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    say(`센트럴 루미나: http://localhost:${port}`);
  });

  async function stop(signal?: NodeJS.Signals): Promise<void> {
    if (stopping) return;
    stopping = true;
    if (signal === "SIGTERM") await new Promise((resolve) => setTimeout(resolve, notice));
    await closeGently(server);
    metricsServer?.close();
    await relay.stop();
    assets?.stop();
    await Promise.all([database.close(), notifications.close()]);
    await opened.stop();
    process.exit(0);
  }
  server.on("error", (error) => {
    say(error.message);
    void stop().finally(() => process.exit(1));
  });
  process.on("SIGTERM", stop).on("SIGINT", stop);
}

main().catch((error: Error) => {
  say(error.message);
  process.exit(1);
});
