import connectPgSimple from "connect-pg-simple";
import type { Request, RequestHandler } from "express";
import session from "express-session";
import type { Config } from "../config.ts";
import type { Context } from "../context.ts";
import type { Administrator } from "../models/administrator.ts";

declare module "express-session" {
  interface SessionData {
    administrator: Administrator;
    /** Milliseconds since the epoch. */
    signedInAt: number;
  }
}

/** A session ends this long after its last request, in milliseconds. */
const idleLimit = 2 * 60 * 60_000;
/** And this long after signing in, however busy it is. */
const absoluteLimit = 12 * 60 * 60_000;

const overTls = (config: Config) => config.publicUrl.startsWith("https:");

/** The __Host- prefix makes browsers refuse the cookie from subdomains and over plain HTTP. */
export const sessionCookieName = (config: Config) => (overTls(config) ? "__Host-session" : "session");

/** Sessions in PostgreSQL; a visitor who never signs in gets no cookie. */
export function sessions({ config, database, sessionSecret, log }: Context): RequestHandler {
  const Store = connectPgSimple(session);
  const name = sessionCookieName(config);
  const load = session({
    name,
    secret: sessionSecret,
    store: new Store({
      pool: database.pool,
      tableName: "sessions",
      pruneSessionInterval: 15 * 60,
      errorLog: (...details) => log.error({ details: String(details[0]) }, "session store"),
    }),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    proxy: config.trustProxy !== false,
    cookie: { httpOnly: true, sameSite: "lax", secure: overTls(config), path: "/", maxAge: idleLimit },
  });
  // Most requests are visitors reading: they have no session, and making an empty one for each costs randomness.
  return (request, response, next) =>
    request.method === "GET" && !request.headers.cookie?.includes(`${name}=`) ? next() : load(request, response, next);
}

/** @returns who is signed in, if the session is not too old. */
export function administratorOf(request: Request, now: Date): Administrator | undefined {
  const { administrator, signedInAt = 0 } = request.session ?? {};
  return administrator && now.getTime() - signedInAt < absoluteLimit ? administrator : undefined;
}
