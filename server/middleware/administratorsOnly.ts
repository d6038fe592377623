import type { Request, RequestHandler, Response } from "express";
import { messages } from "../../client/words/messages.ts";
import type { Context } from "../context.ts";
import { Forbidden, Unauthorized } from "../errors.ts";
import type { Administrator } from "../models/administrator.ts";
import { administratorOf } from "./session.ts";
import { wantsJson } from "./wantsJson.ts";

/** Keeps an answer out of caches and search engines. */
export function keepPrivate(response: Response): void {
  response.set({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" });
}

/**
 * Everything below it is denied unless somebody is signed in: a page leads to the sign-in form and back.
 * @throws Unauthorized (401) for everything that isn't a page
 */
export function administratorsOnly({ now }: Context): RequestHandler {
  return (request, response, next) => {
    keepPrivate(response);
    const administrator = administratorOf(request, now());
    if (administrator) {
      response.locals.administrator = administrator;
      return next();
    }
    if (wantsJson(request) || !["GET", "HEAD"].includes(request.method))
      throw new Unauthorized(messages.signInRequired);
    response.redirect(302, `/admin/sign-in?next=${encodeURIComponent(request.originalUrl.split("?")[0] ?? "")}`);
  };
}

/**
 * Who does what only the office may do.
 * @throws Unauthorized (401) when nobody is signed in, Forbidden (403) when a counsellor is
 */
export function requireOffice(request: Request, now: Date): Administrator {
  const administrator = administratorOf(request, now);
  if (!administrator) throw new Unauthorized(messages.signInRequired);
  if (administrator.role !== "office") throw new Forbidden(messages.officeOnly);
  return administrator;
}

/** Everything below it is denied to counsellors. */
export function officeOnly({ now }: Context): RequestHandler {
  return (request, _response, next) => {
    requireOffice(request, now());
    next();
  };
}

/** @returns who was let through. */
export const signedIn = (response: Response): Administrator => response.locals.administrator;

/** @returns the desk's address that a sign-in form came from, if it is one: nothing else is a safe place to go to. */
export function deskAddress(value: unknown): string | undefined {
  return typeof value === "string" && /^\/admin(\/[a-z0-9-]{1,40}){0,3}$/.test(value) ? value : undefined;
}
