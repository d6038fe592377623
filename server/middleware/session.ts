import connectPgSimple from "connect-pg-simple";
import type { Request, RequestHandler } from "express";
import session from "express-session";
import { automaticHeader } from "../../client/contract/automatic.ts";
import { type Config, overTls } from "../config.ts";
import type { Context } from "../context.ts";
import { type Administrator, findAdministrator } from "../models/administrator.ts";
import { prolongSession } from "../models/session.ts";

declare module "express-session" {
  interface SessionData {
    administrator: Pick<Administrator, "id" | "email">;
    /** Milliseconds since the epoch. */
    signedInAt: number;
  }
}

/** A session ends this long after somebody has last used it, in milliseconds. */
const idleLimit = 2 * 60 * 60_000;
/** And this long after signing in, however busy it is. */
const absoluteLimit = 12 * 60 * 60_000;
/** Milliseconds by which a session's end is moved on at least. */
const step = 60_000;

/** The __Host- prefix makes browsers refuse the cookie from subdomains and over plain HTTP. */
export const sessionCookieName = (config: Config) => (overTls(config) ? "__Host-session" : "session");

/**
 * Whether a person is behind a request. The stream of an open desk, what that fetches by itself and what a browser fetches
 * ahead are no use of a session: a desk that was left alone must be signed out.
 */
const isUse = (request: Request) =>
  request.path !== "/admin/leads/events" &&
  request.get(automaticHeader) === undefined &&
  request.get("sec-purpose") === undefined;

/**
 * Sessions in PostgreSQL. Their limits are held there and looked at whenever one is read; the cookie is set by signing in
 * alone and has no end of its own. A visitor who never signs in gets none.
 */
export function sessions({ config, database, sessionSecret, log, now }: Context): RequestHandler {
  const Store = connectPgSimple(session);
  const name = sessionCookieName(config);
  const load = session({
    name,
    secret: sessionSecret,
    store: new Store({
      pool: database.pool,
      tableName: "sessions",
      ttl: idleLimit / 1_000,
      // The library would prolong a session that is over by now, at the end of each answer.
      disableTouch: true,
      pruneSessionInterval: 15 * 60,
      errorLog: (...details) => log.error({ details: String(details[0]) }, "session store"),
    }),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    proxy: config.trustProxy !== false,
    cookie: { httpOnly: true, sameSite: "lax", secure: overTls(config), path: "/" },
  });

  async function prolong(request: Request): Promise<void> {
    const { signedInAt = 0 } = request.session;
    const moment = now();
    const until = Math.min(moment.getTime() + idleLimit, signedInAt + absoluteLimit);
    await prolongSession(database.db, request.sessionID, moment, new Date(until), step);
  }

  /** A role that was changed, or an account that was disabled, holds from the next request on. */
  async function admit(request: Request): Promise<void> {
    const { administrator } = request.session;
    const account = administrator && (await findAdministrator(database.db, administrator.id));
    if (!account) return;
    accounts.set(request, account);
    if (administratorOf(request, now()) && isUse(request)) await prolong(request);
  }

  return (request, response, next) => {
    // Most requests are visitors reading: they have no session, and making an empty one for each costs randomness.
    if (request.method === "GET" && !request.headers.cookie?.includes(`${name}=`)) return next();
    load(request, response, (error?: unknown) => {
      if (error || !request.session.administrator) return next(error);
      admit(request).then(() => next(), next);
    });
  };
}

/** Whose session a request came with, as the account is now. */
const accounts = new WeakMap<Request, Administrator>();

/** @returns who is signed in, if the session is not too old. */
export function administratorOf(request: Request, now: Date): Administrator | undefined {
  const { signedInAt = 0 } = request.session ?? {};
  return now.getTime() - signedInAt < absoluteLimit ? accounts.get(request) : undefined;
}

/** @returns whether a request that has been open for long still has its session, and its account is as it was. */
export async function isStillSignedIn(request: Request, { database: { db }, now }: Context): Promise<boolean> {
  const there = await new Promise<boolean>((resolve) => request.session.reload((error) => resolve(!error)));
  const before = there && administratorOf(request, now());
  return before ? (await findAdministrator(db, before.id))?.role === before.role : false;
}
