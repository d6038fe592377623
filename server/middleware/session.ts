import connectPgSimple from "connect-pg-simple";
import type { Request, RequestHandler } from "express";
import session from "express-session";
import { automaticUpdateHeader } from "../../client/shared/automaticUpdate.ts";
import { type Config, overTls } from "../config/config.ts";
import type { Context } from "../context.ts";
import { findAccount, type SignedInAccount } from "../models/account/password.ts";
import { prolongSession } from "../models/account/session.ts";

declare module "express-session" {
  interface SessionData {
    administrator: Pick<SignedInAccount, "id" | "email" | "fingerprint">;
    /** Milliseconds since the epoch. */
    signedInAt: number;
  }
}

/** Milliseconds without use after which a session ends. */
const idleLimit = 2 * 60 * 60_000;
/** Milliseconds after signing in at which a session ends, however much it is used. */
const absoluteLimit = 12 * 60 * 60_000;
/** Minimum extension of a session's end, in milliseconds. */
const minExtension = 60_000;

/** Browsers reject a __Host- cookie from subdomains and over plain HTTP. */
const cookieName = (config: Config) => (overTls(config) ? "__Host-session" : "session");

/** @returns whether a request has a session cookie, valid or not */
export const hasSessionCookie = (request: Request, config: Config): boolean =>
  request.headers.cookie?.includes(`${cookieName(config)}=`) ?? false;

/** Handles what visitors read; requests with a session, and all that change something, are passed on. */
export const withoutSession =
  (config: Config, handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && !hasSessionCookie(request, config)) return handler(request, response, next);
    next();
  };

/**
 * Whether a person is behind a request. The event stream of an open desk, its automatic updates and prefetches don't
 * count as use: an unattended desk must be signed out.
 */
const isUse = (request: Request) =>
  request.path !== "/admin/leads/events" &&
  request.get(automaticUpdateHeader) === undefined &&
  request.get("sec-purpose") === undefined;

/**
 * Sessions in PostgreSQL. Their limits are stored there and checked on each read; the cookie is set only at sign-in and
 * has no expiry of its own. Visitors who never sign in get no session.
 */
export function sessions({ config, database, sessionSecret, log, now }: Context): RequestHandler {
  const Store = connectPgSimple(session);
  const name = cookieName(config);
  const load = session({
    name,
    secret: sessionSecret,
    store: new Store({
      pool: database.pool,
      tableName: "sessions",
      ttl: idleLimit / 1_000,
      // Otherwise the library would extend a session that has expired meanwhile, at the end of each answer.
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
    await prolongSession(database.db, request.sessionID, moment, new Date(until), minExtension);
  }

  /** A changed role or password, or a disabled account takes effect with the next request. */
  async function loadAccount(request: Request): Promise<void> {
    const { administrator } = request.session;
    const account = administrator && (await findAccount(database.db, administrator));
    if (!account) return;
    accounts.set(request, account);
    if (accountOf(request, now()) && isUse(request)) await prolong(request);
  }

  return (request, response, next) => {
    // Most requests are visitors reading without a session; an empty session for each would cost random bytes.
    if (request.method === "GET" && !hasSessionCookie(request, config)) return next();
    load(request, response, (error?: unknown) => {
      // The library loads no session for `OPTIONS *`, whose target has no path.
      if (error || !request.session?.administrator) return next(error);
      loadAccount(request).then(() => next(), next);
    });
  };
}

/** The account of a request's session, as it is now. */
const accounts = new WeakMap<Request, SignedInAccount>();

/** @returns the signed-in administrator, unless the session has expired */
export function accountOf(request: Request, now: Date): SignedInAccount | undefined {
  const { signedInAt = 0 } = request.session ?? {};
  return now.getTime() - signedInAt < absoluteLimit ? accounts.get(request) : undefined;
}

/** @returns whether a long-lived request still has its session, and its account is unchanged */
export async function isStillSignedIn(request: Request, { database: { db }, now }: Context): Promise<boolean> {
  const stillStored = await new Promise<boolean>((resolve) => request.session.reload((error) => resolve(!error)));
  const before = stillStored && accountOf(request, now());
  const { administrator } = request.session;
  return before && administrator ? (await findAccount(db, administrator))?.role === before.role : false;
}
