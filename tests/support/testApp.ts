import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import pg from "pg";
import supertest from "supertest";
import { afterAll, inject } from "vitest";
import { createApp } from "../../server/app.ts";
import { type Config, readConfig } from "../../server/config/config.ts";
import type { Context } from "../../server/context.ts";
import { connect } from "../../server/database/connect.ts";
import { listen } from "../../server/database/notifications.ts";
import { Metrics } from "../../server/metrics.ts";
import { createLog } from "../../server/middleware/logging.ts";
import { securityHeaders } from "../../server/middleware/securityHeaders.ts";
import { createAdministrator } from "../../server/models/account/password.ts";
import { productionViews } from "../../server/views/production.ts";
import { backlog, webServer } from "../../server/webServer.ts";

export const administrator = { email: "admin@lumina.example", password: "correct horse battery" };

/** A database of this test file's own, copied from the migrated template. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const template = inject("templateUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: template.replace(/\/[^/]*$/, "/postgres") });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await admin(`CREATE DATABASE ${name} TEMPLATE template_lumina`);
  return { url: template.replace(/\/[^/]*$/, `/${name}`), drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`) };
}

interface Options {
  /** Another application's database to share, as a second process would. */
  databaseUrl?: string;
  env?: Record<string, string>;
  context?: Partial<Context>;
}

/** The production application on a database of its own. */
export async function startTestApp({ databaseUrl, env = {}, context = {} }: Options = {}) {
  const own = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await createDatabase();
  const config: Config = readConfig({
    DATABASE_URL: own.url,
    SESSION_SECRET: "s".repeat(32),
    LOG_LEVEL: "silent",
    ...env,
  });
  const database = connect(own.url, () => {});
  const notifications = listen(own.url, () => {});
  const metrics = new Metrics(database);
  const app = createApp({
    config,
    database,
    notifications,
    views: await productionViews("dist"),
    log: createLog(config),
    metrics,
    sessionSecret: "s".repeat(32),
    stopping: () => false,
    now: () => new Date(),
    ...context,
  });
  const server = webServer(app, securityHeaders(config)).listen({ port: 0, host: "127.0.0.1", backlog });
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    config,
    databaseUrl: own.url,
    metrics,
    database,
    notifications,
    db: database.db,
    request: supertest(url),
    /** Sends JSON. */
    post: (path: string, body: object) => supertest(url).post(path).send(body),
    /** Sends a plain form of our own pages, without scripts. */
    form(path: string, body: object, cookie?: string) {
      const post = supertest(url).post(path).type("form").set(sameOrigin).set("Accept", "text/html");
      return (cookie === undefined ? post : post.set("Cookie", cookie)).send(body);
    },
    /** How many the server holds open. */
    connections: promisify(server.getConnections.bind(server)),
    async createAdministrator() {
      await createAdministrator(database.db, administrator.email, administrator.password);
    },
    /** @returns the cookie of a new session */
    async signIn(account = administrator): Promise<string> {
      const response = await supertest(url).post("/session").send(account).expect(200);
      return String(response.headers["set-cookie"]?.[0]).split(";")[0] ?? "";
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([database.close(), notifications.close()]);
      await own.drop();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** The same, for all tests of one file. */
export async function testApp(options?: Options): Promise<TestApp> {
  const app = await startTestApp(options);
  afterAll(() => app.stop());
  return app;
}

/** A same-origin browser's header. */
export const sameOrigin = { "Sec-Fetch-Site": "same-origin" };
