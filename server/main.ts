import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { complex, machineNames } from "../client/content/complex.ts";
import { createApp } from "./app.ts";
import { closeGracefully } from "./closeGracefully.ts";
import { type Config, configWarnings, readConfig } from "./config/config.ts";
import { contentFaults } from "./config/content/contentFaults.ts";
import { openingTasks } from "./config/operator.ts";
import { databaseFailure, listenFailure, messageOf, StartFailure } from "./config/startFailure.ts";
import { connect, type Database } from "./database/connect.ts";
import { listen } from "./database/notifications.ts";
import { openDatabase } from "./database/open.ts";
import { isDatabaseUnavailable } from "./database/unavailable.ts";
import { startWorker } from "./jobs/worker.ts";
import { Metrics } from "./metrics.ts";
import { serveMetrics } from "./metricsServer.ts";
import { createLog } from "./middleware/logging.ts";
import { securityHeaders } from "./middleware/securityHeaders.ts";
import { accountExists, createAdministrator } from "./models/account/password.ts";
import { addMissingHomes } from "./models/home/ledger.ts";
import { shareAssets } from "./services/assets/shareAssets.ts";
import { productionViews } from "./views/production.ts";
import { backlog, webServer } from "./webServer.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const absolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Milliseconds for which /readyz answers 503, so that load balancers send nothing more, before the listener closes. */
const drainTime = 1_000;

/** Creates the configured account, so that it can sign in as soon as the server listens. */
async function createConfiguredAdministrator({ admin }: Config, { db }: Database): Promise<void> {
  if (!admin.email || !admin.password || (await accountExists(db, admin.email))) return;
  await createAdministrator(db, admin.email, admin.password);
}

/**
 * When there is no account: creates one for an embedded database, with a random password unless one is configured, or
 * prints a hint for others.
 */
async function createFirstAdministrator({ admin }: Config, { db }: Database, embedded: boolean): Promise<void> {
  if (await accountExists(db)) return;
  if (!embedded) {
    print(
      "There is no administrator yet. Set ADMIN_EMAIL and ADMIN_PASSWORD, or run: npm run admin -- create <e-mail>",
    );
    return;
  }
  const email = admin.email ?? `admin@${machineNames.short}.example`;
  const password = admin.password ?? randomBytes(12).toString("base64url");
  if (!(await createAdministrator(db, email, password))) return;
  print(`Administrator: ${email}`);
  if (!admin.password) print(`Password (shown only now): ${password}`);
}

/** @throws Error that names the variable when the address can't be bound */
async function startListening(server: Server, { port, host }: Config): Promise<number> {
  try {
    server.listen({ port, host, backlog });
    await once(server, "listening");
  } catch (error) {
    throw listenFailure(error, { port, host });
  }
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

type Closer = () => unknown;

/** @param closers receives a function for each thing opened, in the order of opening */
async function start(config: Config, closers: Closer[]): Promise<void> {
  const development = config.environment === "development";
  let stopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping) return;
    stopping = true;
    if (signal === "SIGTERM" && !development) await new Promise((resolve) => setTimeout(resolve, drainTime));
    await closeAll(closers);
    process.exit(0);
  }
  // From the beginning: an interrupted start leaves no embedded database running.
  process.on("SIGTERM", stop).on("SIGINT", stop);
  const log = createLog(config);
  // graphile-worker doesn't await its record of a job's end, so a database that goes away at that moment causes an
  // unhandled rejection, which would end the process. The job is unlocked like that of a dead process.
  process.on("unhandledRejection", (reason) => {
    if (!isDatabaseUnavailable(reason)) throw reason;
    log.warn({ problem: String(reason) }, "the end of a job was not recorded");
  });
  const faults = contentFaults();
  if (faults.length > 0) throw new StartFailure(faults.join("\n"), undefined);
  for (const warning of configWarnings(config)) print(warning);
  const tasks = openingTasks(config);
  if (tasks.length > 0) print(`Before opening: ${tasks.map(({ where }) => where).join(", ")} (see /admin/overview)`);
  const opened = await openDatabase(config).catch((error: unknown) => {
    throw databaseFailure(error, config);
  });
  closers.push(opened.stop);
  const logConnectionProblem = (problem: unknown) => log.warn({ problem: String(problem) }, "database connection");
  const database = connect(opened.url, logConnectionProblem);
  const notifications = listen(opened.url, logConnectionProblem);
  closers.push(() => Promise.all([database.close(), notifications.close()]));
  await createConfiguredAdministrator(config, database);
  await addMissingHomes(database.db);

  const views = development
    ? await (await import("./views/development.ts")).developmentViews(absolutePath(".."))
    : await productionViews(absolutePath(".."));
  const now = () => new Date();
  if (views.folder && config.assetsDir) closers.push(await shareAssets(views.folder, config.assetsDir, now));
  const metrics = new Metrics(database);
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
  const worker = await startWorker({ config, database, sessionSecret: opened.sessionSecret, log, now });
  closers.push(() => worker.stop());

  if (config.metrics) {
    const metricsServer = await serveMetrics(metrics, config.metrics).catch((error: unknown) => {
      throw listenFailure(error, { ...config.metrics, variables: ["METRICS_PORT", "METRICS_HOST"] });
    });
    closers.push(() => metricsServer.close());
  }

  const server = webServer(app, securityHeaders(config));
  const port = await startListening(server, config);
  // In development SIGTERM is a restart, which should be quick.
  closers.push(() => (development ? server.closeAllConnections() : closeGracefully(server)));
  // Last: a password that is printed once must not be lost with a start that fails.
  await createFirstAdministrator(config, database, opened.embedded);
  print(`${complex.name}: http://localhost:${port}`);
}

async function closeAll(closers: Closer[]): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

async function main(): Promise<void> {
  const closers: Closer[] = [];
  try {
    await start(readConfig(process.env), closers);
  } catch (error) {
    print(messageOf(error));
    await closeAll(closers).catch(() => {});
    process.exit(1);
  }
}

void main();
